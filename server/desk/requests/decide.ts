import { type Kysely, sql } from 'kysely'
import type { DecideRequest } from '#contract/desk-requests.ts'
import { findUser, holdUser } from '#server/access/users.ts'
import { deliverDecision, takeDecisionBack } from '#server/delivery/inbox/decisions.ts'
import { requireDocument } from '#server/documents/require-document.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { AccessRequestStatus } from '#server/platform/database/tables/access.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { entitle, holdTurnsOf } from '#server/provisioning/entitle.ts'
import { requireEnd } from '../entitlement.ts'
import { queueDecisionMail } from './decision-mail.ts'
import { extended, extensionFor } from './extension.ts'
import type { DeskRequestRow } from './repository.ts'

type Db = Kysely<Database>

export type Deciding = {
  request: DeskRequestRow
  decision: DecideRequest
  actor: Actor
  /** Undefined: no mails are written. */
  mail: MailSettings | undefined
  now: Date
}

const statuses = { grant: 'granted', extend: 'granted', decline: 'declined', reopen: 'pending' } as const

function toEnd(text: string | null | undefined, now: Date): Date | null {
  if (!text) return null
  const end = new Date(text)
  if (end <= now)
    throw refuse({ text: 'The end of the access must be in the future.', code: 'access-past', field: 'valid_until' })
  return end
}

async function grant(db: Db, { request, decision, now }: Deciding) {
  const valid_until = toEnd(decision.valid_until, now)
  await db
    .insertInto('document_grants')
    .values({ user_id: request.user_id, document_id: request.document_id, valid_until, granted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'document_id']).doUpdateSet({ valid_until, granted_at: now }),
    )
    .execute()
  return { valid_until }
}

async function extend(db: Db, { request, decision, now }: Deciding) {
  const user = await findUser(db, request.user_id, now)
  const document = await requireDocument(db, { id: String(request.document_id) })
  const extension = user && !request.isOver && extensionFor(document, user.entitlement)
  if (!extension)
    throw refuse({ text: 'Extending the subscription would not open this document.', code: 'no-extension' })
  const end = decision.valid_until
  const given = {
    ...extended(user.entitlement, extension),
    ...(end !== undefined && { valid_until: end === null ? null : new Date(end) }),
  }
  if (end !== undefined) requireEnd(given, { valid_until: request.endsAt, is_trial: request.isTrial, ...given }, now)
  const { before, after } = await entitle(db, request.user_id, given, now)
  return fieldDifference(before, after)
}

/** Takes a grant back. A subscription that was extended may have been used and changed since: it stays. */
async function reopen(db: Db, { request }: Deciding) {
  const removed = await db
    .deleteFrom('document_grants')
    .where('user_id', '=', request.user_id)
    .where('document_id', '=', request.document_id)
    .returning('document_id')
    .execute()
  if (request.status === 'granted' && removed.length === 0)
    throw refuse({ text: 'The subscription was extended. Change it at the user.', code: 'extended' })
  return {}
}

function answerTo({ decision, answer }: DecideRequest): string | null {
  if (decision !== 'decline') return null
  const text = answer?.trim()
  if (!text) throw refuse({ text: 'Tell the client why the request is declined.', code: 'no-answer', field: 'answer' })
  return text
}

/** The client is told why, and the audit keeps it. */
const decline = async (_db: Db, { decision }: Deciding) => ({ answer: answerTo(decision) })

const works = { grant, extend, reopen, decline }

/**
 * Decides a request, or opens it again, with all that follows from it, in one transaction; the user is told by mail and in the inbox.
 * @throws a 422 where another was quicker, or the decision is not possible
 */
export const decide = (db: Db, deciding: Deciding): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { request, decision, actor, mail, now } = deciding
    const isReopened = decision.decision === 'reopen'
    const answer = answerTo(decision)
    await holdTurnsOf(transaction, request.username)
    await holdUser(transaction, request.user_id, 'update')
    const from: AccessRequestStatus[] = isReopened ? ['granted', 'declined'] : ['pending']
    const decided = await transaction
      .updateTable('access_requests')
      .set({
        status: statuses[decision.decision],
        answer,
        decided_at: isReopened ? null : now,
        decided_by: isReopened ? null : actor.userId,
      })
      .where('id', '=', request.id)
      .where('status', 'in', from)
      .where(
        sql<boolean>`not exists (select 1 from access_requests others where others.user_id = access_requests.user_id
          and others.document_id = access_requests.document_id and others.status = 'pending'
          and others.id <> access_requests.id)`,
      )
      .returning('id')
      .executeTakeFirst()
    if (!decided)
      throw isReopened
        ? refuse({ text: 'There is a newer request for this document, or this one is open.', code: 'newer-request' })
        : refuse({ text: 'This request was decided or withdrawn meanwhile.', code: 'decided' })
    const detail = await works[decision.decision](transaction, deciding)
    await writeAudit(
      transaction,
      {
        actor,
        action: `access.${decision.decision}`,
        subject: `users/${request.user_id}`,
        detail: { username: request.username, document: request.document_id, request: request.id, ...detail },
      },
      now,
    )
    if (isReopened) await takeDecisionBack(transaction, request)
    else await deliverDecision(transaction, request, decision.decision === 'decline' ? 'declined' : 'granted', now)
    if (mail && !isReopened) await queueDecisionMail(transaction, mail, { request, decision, answer }, now)
  })
