import type { Kysely } from 'kysely'
import type { User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { RegistrationTable } from '#server/platform/database/tables/roadshows.ts'
import { findRoadshow, isOver, parseRoadshowId, type RoadshowRow } from './repository.ts'

type Db = Kysely<Database>
type Kind = RegistrationTable['kind']

/** The outcome of a registration; `repeated`: the user was registered already, and nothing was changed. */
export type Attempt = 'registered' | 'repeated' | 'unknown' | 'cancelled' | 'over' | 'closed' | 'full'

/** What else is written with a registration, in its transaction. */
type Along = (db: Db, roadshow: RoadshowRow, kind: Kind) => Promise<void>

/**
 * Takes part in an event for a user, or asks for access to it, once; who asked for access before and may take part by now
 * does so. The event's row is locked meanwhile, so that calls at the same time neither write twice nor give away more
 * places than there are.
 */
export const register = (
  db: Db,
  attempt: { id: string; user: User; actor: Actor; now: Date; getKind: (roadshow: RoadshowRow) => Kind },
  along: Along,
): Promise<Attempt> =>
  db.transaction().execute(async (transaction) => {
    const { id, user, actor, now, getKind } = attempt
    const isThere = await lockRoadshow(transaction, id)
    const roadshow = isThere && (await findRoadshow(transaction, id, { userId: user.id, now }))
    if (!roadshow) return 'unknown'
    if (roadshow.cancelled_at) return 'cancelled'
    const kind = getKind(roadshow)
    if (roadshow.asked === 'register' || roadshow.asked === kind) return 'repeated'
    if (isOver(roadshow, now)) return 'over'
    if (!roadshow.is_open) return 'closed'
    // A request takes no place: who gets one after all is for the access team to say.
    if (kind === 'register' && !roadshow.has_room) return 'full'
    await transaction
      .insertInto('registrations')
      .values({ roadshow_id: roadshow.id, user_id: user.id, kind, created_at: now })
      .onConflict((conflict) => conflict.columns(['roadshow_id', 'user_id']).doUpdateSet({ kind, created_at: now }))
      .execute()
    await along(transaction, roadshow, kind)
    await writeAudit(transaction, { actor, action: `event.${kind}`, subject: `roadshows/${roadshow.id}` }, now)
    return 'registered'
  })

/** The outcome of a withdrawal; `nothing`: the user was not registered and had requested nothing. */
export type Withdrawal = 'withdrawn' | 'nothing' | 'unknown' | 'cancelled' | 'over'

/**
 * Takes back a user's registration or request, which frees the place. A cancelled event keeps those who took part, so that
 * the desk sees whom it has told.
 */
export const withdraw = (
  db: Db,
  { id, user, actor, now }: { id: string; user: User; actor: Actor; now: Date },
  along: Along,
): Promise<Withdrawal> =>
  db.transaction().execute(async (transaction) => {
    const isThere = await lockRoadshow(transaction, id)
    const roadshow = isThere && (await findRoadshow(transaction, id, { userId: user.id, now }))
    if (!roadshow) return 'unknown'
    const { asked } = roadshow
    if (!asked) return 'nothing'
    if (roadshow.cancelled_at) return 'cancelled'
    if (isOver(roadshow, now)) return 'over'
    await transaction
      .deleteFrom('registrations')
      .where('roadshow_id', '=', roadshow.id)
      .where('user_id', '=', user.id)
      .execute()
    await along(transaction, roadshow, asked)
    await writeAudit(transaction, { actor, action: 'event.withdraw', subject: `roadshows/${roadshow.id}` }, now)
    return 'withdrawn'
  })

/** Whether there is such an event. What is read after this, in a statement of its own, is what those who held the lock before have left. */
export async function lockRoadshow(db: Db, id: string): Promise<boolean> {
  const number = parseRoadshowId(id)
  if (number === undefined) return false
  const row = await db.selectFrom('roadshows').select('id').where('id', '=', number).forUpdate().executeTakeFirst()
  return row !== undefined
}
