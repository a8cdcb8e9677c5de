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

/** Raises what is new, measured from the newest of them: it decides between documents that match almost equally. */
async function freshFirst(db: Db, ids: readonly number[], score: Float32Array): Promise<number[]> {
  if (ids.length < 2) return [...ids]
  const { rows } = await sql<{ id: number; published_at: Date }>`select id, published_at from document_search
    where id = any(${[...ids]}::int[])`.execute(db)
  const newest = Math.max(...rows.map(({ published_at }) => published_at.getTime()))
  const raised = rows.map(({ id, published_at }) => {
    const age = (newest - published_at.getTime()) / DAY
    return { id, time: published_at.getTime(), score: (score[id] ?? 0) * (1 + FRESHNESS * (HALF / (HALF + age))) }
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
