import type { Kysely } from 'kysely'
import type { Sealer } from '#server/access/sealer.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'
import { type Firm, findProvider, secretOwner } from './repository.ts'

type Db = Kysely<Database>

export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  groupsClaim: string
  verifiedClaim: string
}

/** An issuer is compared letter by letter, so it is kept as it was given. */
function requireIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error(`An issuer is an https address such as https://login.example.com/tenant, not ${text}.`)
  return text
}

/** Sets the provider of a firm; the secret is kept sealed, and is not told to the audit. To be called with the firm's row held. */
export async function setProvider(
  db: Db,
  { firm, settings, sealer, actor }: { firm: Firm; settings: ProviderSettings; sealer: Sealer; actor: Actor },
  now: Date,
): Promise<void> {
  const row = {
    issuer: requireIssuer(settings.issuer),
    client_id: settings.clientId,
    scope: settings.scope,
    groups_claim: settings.groupsClaim,
    verified_claim: settings.verifiedClaim,
  }
  if (!settings.scope.split(' ').includes('openid')) throw new Error('The scope must name openid.')
  const before = await findProvider(db, firm.id)
  const values = { ...row, sealed_secret: sealer.seal(settings.clientSecret, secretOwner(firm.id)), changed_at: now }
  await db
    .insertInto('firm_providers')
    .values({ firm_id: firm.id, ...values })
    .onConflict((conflict) => conflict.column('firm_id').doUpdateSet(values))
    .execute()
  // Some providers have other subjects for each client, so users are found by their address once more.
  if (before && (before.issuer !== row.issuer || before.client_id !== row.client_id))
    await db.deleteFrom('firm_subjects').where('firm_id', '=', firm.id).execute()
  const { firm_id: _id, sealed_secret: _secret, changed_at: _at, ...old } = before ?? {}
  const detail = { firm: firm.slug, ...fieldDifference(old, row) }
  await writeAudit(db, { actor, action: 'firm.set_provider', subject: `firms/${firm.id}`, detail }, now)
}

/** Removes the provider of a firm, unless its users can sign in nowhere else. To be called with the firm's row held. */
export async function removeProvider(db: Db, { firm, actor }: { firm: Firm; actor: Actor }, now: Date): Promise<void> {
  if (firm.sso_required)
    throw new Error(
      `The users of ${firm.slug} must sign in there. First: npm run server:firm -- set ${firm.slug} --sso-required no`,
    )
  const removed = await db
    .deleteFrom('firm_providers')
    .where('firm_id', '=', firm.id)
    .returning('issuer')
    .executeTakeFirst()
  if (!removed) throw new Error(`${firm.slug} has no provider.`)
  const detail = { firm: firm.slug, issuer: removed.issuer }
  await writeAudit(db, { actor, action: 'firm.remove_provider', subject: `firms/${firm.id}`, detail }, now)
}
