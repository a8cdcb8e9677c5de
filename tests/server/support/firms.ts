import type { Kysely } from 'kysely'
import { addDomain } from '#server/firms/domains.ts'
import { createFirm } from '#server/firms/firms.ts'
import { type Firm, holdFirm } from '#server/firms/repository.ts'
import { changeRules, type RuleChange } from '#server/firms/rules.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'

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
