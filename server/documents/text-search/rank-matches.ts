import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { TextMatch } from '../text-match.ts'
import { selectBest } from './score.ts'

type Db = Kysely<Database>

/** What a list of the best matches holds at most. */
const MOST = 2000

/** Of the best so many the dates are looked at: further ones are on no page that anybody reads. */
const DATED = 400

/** What a new document is worth more than an old one that matches as well, and in how many days that halves. */
const FRESHNESS = 0.06
const HALF = 180

const DAY = 24 * 60 * 60 * 1000

/** When documents were published, in milliseconds. As one text: reading hundreds of rows takes longer than finding them. */
async function readTimes(db: Db, ids: readonly number[]): Promise<{ id: number; time: number }[]> {
  const { rows } = await sql<{ times: string | null }>`
    select string_agg(concat_ws(' ', id, (extract(epoch from published_at) * 1000)::bigint), ',') as times
    from document_search where id = any(${[...ids]}::int[])`.execute(db)
  const times = rows[0]?.times?.split(',') ?? []
  return times.map((one) => {
    const [id, time] = one.split(' ')
    return { id: Number(id), time: Number(time) }
  })
}

/** Raises what is new, measured from the newest of them: it decides between documents that match almost equally. */
async function freshFirst(db: Db, ids: readonly number[], score: Float32Array): Promise<number[]> {
  if (ids.length < 2) return [...ids]
  const dated = await readTimes(db, ids)
  const newest = Math.max(...dated.map(({ time }) => time))
  const raised = dated.map(({ id, time }) => {
    const age = (newest - time) / DAY
    return { id, time, score: (score[id] ?? 0) * (1 + FRESHNESS * (HALF / (HALF + age))) }
  })
  return raised.sort((a, b) => b.score - a.score || b.time - a.time || b.id - a.id).map(({ id }) => id)
}

/** The best of a match's documents, best first: that very title, that very company or ticker, then by its words. */
export async function rankMatches(db: Db, match: TextMatch, among: readonly number[]): Promise<number[]> {
  const { titled, named, score } = match
  const first = titled.length + named.length > 0 ? namedFirst(match, among) : []
  const isFirst = new Set(first)
  const others = first.length > 0 ? among.filter((id) => !isFirst.has(id)) : among
  const best = selectBest(others, score, MOST)
  return [...first, ...(await freshFirst(db, best.slice(0, DATED), score)), ...best.slice(DATED)].slice(0, MOST)
}

function namedFirst({ titled, named }: TextMatch, among: readonly number[]): number[] {
  const isAmong = new Set(among)
  return [...new Set([...titled, ...named])].filter((id) => isAmong.has(id))
}
