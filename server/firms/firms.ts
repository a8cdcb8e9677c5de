import type { Kysely } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { listFirmEntitlements } from './entitlements.ts'
import { FirmError } from './firm-error.ts'
import { findProvider, listDomains, listGroups } from './repository.ts'

type Db = Kysely<Database>

const SLUG = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** Adds a firm without domains, rules or users. To be called within a transaction. */
export async function createFirm(
  db: Db,
  { slug, name, actor }: { slug: string; name: string; actor: Actor },
  now: Date,
): Promise<void> {
  if (!SLUG.test(slug)) throw new FirmError(`A firm is called by lower-case letters, digits and hyphens, not ${slug}.`)
  const firm = await db
    .insertInto('firms')
    .values({ slug, name, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!firm) throw new FirmError(`There is a firm ${slug} already.`)
  await writeAudit(db, { actor, action: 'firm.add', subject: `firms/${firm.id}`, detail: { firm: slug, name } }, now)
}

/** Every firm by its slug, with its domains and the number of its users. */
export async function listFirms(db: Db) {
  const firms = await db.selectFrom('firms').selectAll().orderBy('slug').execute()
  return Promise.all(
    firms.map(async (firm) => ({
      ...firm,
      domains: await listDomains(db, firm.id),
      users: await countUsers(db, firm.id),
    })),
  )
}

async function countUsers(db: Db, firmId: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('firm_id', '=', firmId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All there is of a firm but the secret of its provider; undefined: there is none of that slug. */
export async function describeFirm(db: Db, slug: string) {
  const firm = await db.selectFrom('firms').selectAll().where('slug', '=', slug.trim().toLowerCase()).executeTakeFirst()
  if (!firm) return undefined
  const { id, ...rules } = firm
  const provider = await findProvider(db, id)
  return {
    ...rules,
    domains: await listDomains(db, id),
    users: await countUsers(db, id),
    provider: provider
      ? {
          issuer: provider.issuer,
          client_id: provider.client_id,
          scope: provider.scope,
          groups_claim: provider.groups_claim,
          verified_claim: provider.verified_claim,
        }
      : null,
    subscription: (await listFirmEntitlements(db, [id])).get(id) ?? null,
    groups: (await listGroups(db, id)).map(({ firm_id: _, ...group }) => group),
  }
}
