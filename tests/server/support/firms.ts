import type { Kysely } from 'kysely'
import { openSealer } from '#server/access/sealer.ts'
import { createFirm } from '#server/firms/firms.ts'
import { type Granted, setGroup } from '#server/firms/groups.ts'
import { setProvider } from '#server/firms/providers.ts'
import { type Firm, holdFirm } from '#server/firms/repository.ts'
import { changeRules, type RuleChange } from '#server/firms/rules.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { addDomain } from '#server/provisioning/firm-domains.ts'
import { CLIENT_SECRET } from './oidc-provider.ts'

type Db = Kysely<Database>

const actor = operator({ AUDIT_OPERATOR: 'tests' })

/** A firm that all users of the fixture belong to, since they have addresses of its domain. */
export const addFirm = (db: Db, slug = 'acme', domain = 'example.com', now = new Date()): Promise<Firm> =>
  db.transaction().execute(async (transaction) => {
    await createFirm(transaction, { slug, name: 'Acme Asset Management', actor }, now)
    const firm = await holdFirm(transaction, slug)
    await addDomain(transaction, { firm, domain, actor }, now)
    return firm
  })

/** A provider that nobody answers for, as far as rules need one. */
export const addProviderRow = (db: Db, firmId: number) =>
  db
    .insertInto('firm_providers')
    .values({
      firm_id: firmId,
      issuer: 'https://login.acme.example',
      client_id: 'portal',
      sealed_secret: 'kept.AAAA',
      scope: 'openid email profile',
      groups_claim: 'groups',
      verified_claim: 'email_verified',
      changed_at: new Date(),
    })
    .execute()

export const setRules = (db: Db, change: RuleChange, now: Date, slug = 'acme'): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await changeRules(transaction, { firm: await holdFirm(transaction, slug), change, actor }, now)
  })

/** Lets the users of a group of a firm read so much; all regions and asset classes unless something else is given. */
export const mapGroup = (db: Db, firm: Firm, value: string, granted: Partial<Granted> = {}): Promise<void> =>
  db.transaction().execute((transaction) => {
    const all = { level: 2, region_ids: null, asset_class_ids: null, libraries: null, ...granted }
    return setGroup(transaction, { firm, value, granted: all, actor }, new Date())
  })

/** A firm of acme.example, whose users sign in at a provider on this machine and may come in with the group Research. */
export async function addFirmWithProvider(db: Db, issuer: string): Promise<Firm> {
  const firm = await addFirm(db, 'acme', 'acme.example')
  const sealer = await openSealer(db, undefined, () => new Date())()
  const settings = {
    issuer,
    clientId: 'portal',
    clientSecret: CLIENT_SECRET,
    scope: 'openid email profile',
    groupsClaim: 'groups',
    verifiedClaim: 'email_verified',
  }
  await db
    .transaction()
    .execute((transaction) => setProvider(transaction, { firm, settings, sealer, actor }, new Date()))
  await mapGroup(db, firm, 'Research')
  return firm
}
