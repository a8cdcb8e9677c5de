import { type Kysely, sql } from 'kysely'
import { parseWebVtt } from '#lib/format/web-vtt.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'

/** The captions of an event's replay, as WebVTT. */
export type Captions = { roadshowId: number; vtt: string }

/** PostgreSQL takes a megabyte of words of one event. */
const MOST_SEARCHED = 400_000

/** Puts captions in the place of those that the events had, and makes their sentences searchable. Call it in a transaction. */
export async function writeCaptions(db: Kysely<Database>, captions: readonly Captions[]): Promise<void> {
  if (captions.length === 0) return
  const parsed = captions.map(({ roadshowId, vtt }) => ({ roadshowId, vtt, sentences: parseWebVtt(vtt) ?? [] }))
  const ids = parsed.map(({ roadshowId }) => roadshowId)
  await sql`insert into replay_captions (roadshow_id, vtt)
    select * from unnest(${ids}::int[], ${parsed.map(({ vtt }) => vtt)}::text[])
    on conflict (roadshow_id) do update set vtt = excluded.vtt`.execute(db)
  await db.deleteFrom('replay_sentences').where('roadshow_id', 'in', ids).execute()
  const rows = parsed.flatMap(({ roadshowId, sentences }) =>
    sentences.map((sentence, ord) => ({ ...sentence, roadshowId, ord })),
  )
  await sql`insert into replay_sentences (roadshow_id, ord, start_s, speaker, text, tsv)
    select id, ord, start_s, speaker, said, to_tsvector('english', folded) from unnest(
      ${rows.map(({ roadshowId }) => roadshowId)}::int[], ${rows.map(({ ord }) => ord)}::int[],
      ${rows.map(({ start }) => start)}::float8[], ${rows.map(({ speaker }) => speaker)}::text[],
      ${rows.map(({ text }) => text)}::text[], ${rows.map(({ text }) => foldText(text))}::text[])
      sentences (id, ord, start_s, speaker, said, folded)`.execute(db)
  const words = parsed.map(({ sentences }) => foldText(sentences.map(({ text }) => text).join('\n')))
  await sql`update roadshows set tsv_replay = tsv || to_tsvector('english', left(words, ${sql.lit(MOST_SEARCHED)}))
    from unnest(${ids}::int[], ${words}::text[]) replays (id, words) where roadshows.id = replays.id`.execute(db)
}
