import { type Kysely, sql } from 'kysely'
import { writeCaptions } from '#server/events/captions/write-captions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { SeedEvent } from '../generate/event.ts'

/** Events in one transaction, so that no request waits long for the database. */
const BATCH = 20

type Replay = { id: number; name: string; videoId: string }

/**
 * Events after `from` whose replay has no captions. Rows that another process holds are left to it.
 * @param db a transaction
 */
async function listWithout(db: Kysely<Database>, from: number): Promise<Replay[]> {
  const { rows } = await sql<Replay>`select id, name, video_id as "videoId" from roadshows
    where id > ${from} and video_id is not null
      and not exists (select from replay_captions where roadshow_id = roadshows.id)
    order by id limit ${sql.lit(BATCH)} for no key update skip locked`.execute(db)
  return rows
}

export async function lacksCaptions(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => (await listWithout(transaction, 0)).length > 0)
}

/**
 * Gives replays of the demo their captions where a database is older than these. An event that is not, or no longer, the demo's
 * stays as it is. A second call finds nothing to do.
 */
export async function writeMissingCaptions(
  db: Kysely<Database>,
  events: readonly SeedEvent[],
  isClosing: () => boolean = () => false,
): Promise<void> {
  const byId = new Map(events.map((event) => [event.id, event]))
  const findCaptions = ({ id, name, videoId }: Replay) => {
    const event = byId.get(id)
    const isSame = event?.name === name && event.videoId === videoId
    return isSame && event.captions !== null ? [{ roadshowId: id, vtt: event.captions }] : []
  }
  let from: number | undefined = 0
  while (from !== undefined && !isClosing()) {
    const start: number = from
    from = await db.transaction().execute(async (transaction) => {
      const replays = await listWithout(transaction, start)
      await writeCaptions(transaction, replays.flatMap(findCaptions))
      return replays.at(-1)?.id
    })
  }
}
