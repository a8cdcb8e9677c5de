import type { Kysely } from 'kysely'
import { applyRules } from '#server/firms/apply-rules.ts'
import { FirmError } from '#server/firms/firm-error.ts'
import { parseDomain, toMailDomain } from '#server/firms/mail-domain.ts'
import type { Firm } from '#server/firms/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { auditFollowed, moveToFirm } from './follow-firm.ts'

type Db = Kysely<Database>

type DomainChange = { firm: Firm; domain: string; actor: Actor }

function requireDomain(text: string): string {
  const domain = parseDomain(text)
  if (domain === undefined) throw new FirmError(`${text} is no mail domain such as example.com.`, 'no-domain', text)
  return domain
}

/** The users with an address of a domain, whose names are kept in lower case but not in ASCII, and their firms. */
async function usersOfDomain(db: Db, domain: string): Promise<{ id: number; firm_id: number | null }[]> {
  const rows = await db.selectFrom('users').select(['id', 'firm_id', 'username']).execute()
  return rows.filter(({ username }) => toMailDomain(username) === domain)
}

/**
 * Gives a firm a mail domain, with the users who have an address of it. Users who followed another firm get the subscription of this
 * one. To be called with the firm's row held.
 */
export async function addDomain(db: Db, { firm, domain: text, actor }: DomainChange, now: Date): Promise<void> {
  const domain = requireDomain(text)
  const owner = await db
    .selectFrom('firm_domains')
    .innerJoin('firms', 'firms.id', 'firm_domains.firm_id')
    .select('slug')
    .where('domain', '=', domain)
    .executeTakeFirst()
  if (owner) throw new FirmError(`${domain} belongs to ${owner.slug} already.`, 'domain-taken', domain)
  await db.insertInto('firm_domains').values({ domain, firm_id: firm.id }).execute()
  const users = (await usersOfDomain(db, domain)).map(({ id }) => id)
  const followed = await moveToFirm(db, users, firm.id, now)
  const ended = await applyRules(db, firm, now)
  const detail = { firm: firm.slug, domain, users: users.length, ...(ended > 0 && { ended_sessions: ended }) }
  await writeAudit(db, { actor, action: 'firm.add_domain', subject: `firms/${firm.id}`, detail }, now)
  await auditFollowed(db, followed, actor, now)
}

/** Takes a mail domain from a firm; its users belong to no firm then, and have no subscription but their own. To be called with the firm's row held. */
export async function removeDomain(db: Db, { firm, domain: text, actor }: DomainChange, now: Date): Promise<void> {
  const domain = requireDomain(text)
  const removed = await db
    .deleteFrom('firm_domains')
    .where('domain', '=', domain)
    .where('firm_id', '=', firm.id)
    .returning('domain')
    .executeTakeFirst()
  if (!removed) throw new FirmError(`${domain} does not belong to ${firm.slug}.`)
  const users = await usersOfDomain(db, domain)
  const ids = users.map(({ id }) => id)
  if (ids.length > 0)
    await db.deleteFrom('firm_subjects').where('firm_id', '=', firm.id).where('user_id', 'in', ids).execute()
  const members = users.filter(({ firm_id }) => firm_id === firm.id).map(({ id }) => id)
  const followed = await moveToFirm(db, members, null, now)
  const detail = { firm: firm.slug, domain, users: users.length }
  await writeAudit(db, { actor, action: 'firm.remove_domain', subject: `firms/${firm.id}`, detail }, now)
  await auditFollowed(db, followed, actor, now)
}
