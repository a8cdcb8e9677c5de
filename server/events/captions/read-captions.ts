import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** The captions of a video as WebVTT; undefined if none were stored. */
export async function readCaptions(db: Kysely<Database>, videoId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('replay_captions')
    .innerJoin('roadshows', 'id', 'roadshow_id')
    .select('vtt')
    .where('video_id', '=', videoId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.vtt
}
