import type { Kysely } from 'kysely'
import type { Unsubscribed } from '#contract/delivery.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { changeSavedSearch } from '../saved-searches/repository.ts'
import { changeSettings, findSettings } from '../settings/repository.ts'
import { readStopToken, type StopTarget } from './token.ts'

type Db = Kysely<Database>
type Owner = { id: number; username: string; externalReference: string | null }

/** Whose a token is and what it ends; undefined: it is forged, or the account is gone. */
export async function checkStopToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ user: Owner; target: StopTarget } | undefined> {
  const read = readStopToken(token)
  if (!read) return undefined
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'external_reference as externalReference'])
    .where('id', '=', read.userId)
    .executeTakeFirst()
  if (!user) return undefined
  const { unsubscribe_key: key } = await findSettings(db, user.id, now)
  return read.isSignedBy(key) ? { user, target: read.target } : undefined
}

async function stopSearch(db: Db, who: { user: Owner; actor: Actor; now: Date }, id: number): Promise<Unsubscribed> {
  const own = db.selectFrom('saved_searches').select('name').where('id', '=', id).where('user_id', '=', who.user.id)
  const search = await own.executeTakeFirst()
  // A search that is gone sends nothing: what was asked for is so already.
  if (search) await changeSavedSearch(db, who, id, { alerts: false })
  return { stopped: 'saved_search', name: search?.name ?? null }
}

/** Ends all mails with research, or those about one search; what has ended already stays so. */
export async function stop(
  db: Db,
  who: { user: Owner; actor: Actor; now: Date },
  target: StopTarget,
): Promise<Unsubscribed> {
  if (target !== 'all') return stopSearch(db, who, target.searchId)
  const { hour, weekday, time_zone, language } = await findSettings(db, who.user.id, who.now)
  await changeSettings(db, who, { frequency: 'never', hour, weekday, time_zone, language })
  return { stopped: 'all', name: null }
}
