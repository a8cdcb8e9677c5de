import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { RegistrationTable } from '../database/tables/roadshows.ts'
import { writeAudit } from './audit.ts'
import { findRoadshow, isOverFor, type RoadshowRow } from './roadshows.ts'

type Db = Kysely<Database>
type Kind = RegistrationTable['kind']

/** What came of an attempt to take part; `repeated`: the same reader had asked before, and nothing was changed. */
export type Attempt = 'registered' | 'repeated' | 'unknown' | 'over' | 'closed' | 'full'

/** What else is written with a registration, in its transaction. */
type Along = (db: Db, roadshow: RoadshowRow, kind: Kind) => Promise<void>

/**
 * Takes part in an event for a user, or asks for access to it, once. The event's row is locked meanwhile, so that calls at
 * the same time neither write twice nor give away more places than there are.
 */
export const register = (
  db: Db,
  attempt: { id: string; userId: number; now: Date; kindOf: (roadshow: RoadshowRow) => Kind },
  along: Along,
): Promise<Attempt> =>
  db.transaction().execute(async (transaction) => {
    const { id, userId, now, kindOf } = attempt
    const locked = await lock(transaction, id)
    const roadshow = locked && (await findRoadshow(transaction, id, { userId, now }))
    if (!roadshow) return 'unknown'
    if (roadshow.has_requested_slot) return 'repeated'
    if (isOverFor(roadshow, now)) return 'over'
    if (!roadshow.can_register) return locked.can_register ? 'full' : 'closed'
    const kind = kindOf(roadshow)
    await transaction
      .insertInto('registrations')
      .values({ roadshow_id: roadshow.id, user_id: userId, kind, created_at: now })
      .execute()
    await writeAudit(transaction, { userId, action: `event.${kind}`, subject: `roadshows/${roadshow.id}` }, now)
    await along(transaction, roadshow, kind)
    return 'registered'
  })

/** What is read after this, in a statement of its own, is what those who held the lock before have left. */
async function lock(db: Db, id: string): Promise<{ can_register: boolean } | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  return db.selectFrom('roadshows').select('can_register').where('id', '=', Number(id)).forUpdate().executeTakeFirst()
}
