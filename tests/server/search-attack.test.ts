import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { openApi, type TestApi } from './support/api.ts'
import { describedOperations } from './support/contract.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

/** The note that is locked; another reader's level reaches it. */
const LOCKED = 3
const TITLE = 'For nobody'
const KEY_LEVEL = 9

const secret = ['tungsten', 'walkout', 'crude', 'insolvent', 'quarry']
const decoys = ['granite', 'lender', 'glacier', 'velvet']
const teaser = ['obelisk', 'sextant']

const bodyOf = (words: readonly string[]) => `<section data-page="1"><p>The ${words.join(' and the ')}.</p></section>`

/** Writes the locked note with these words as its body, and all that searching reads. */
async function prepare(db: Kysely<Database>, words: readonly string[]) {
  const html = bodyOf(words)
  await db.updateTable('document_bodies').set({ html }).where('document_id', '=', LOCKED).execute()
  const [subtitle, summary] = teaser
  const vectors = searchVectors({ title: TITLE, subtitle, summary, names: [], body: words.join(' and the ') })
  await db
    .updateTable('documents')
    .set({ title: TITLE, subtitle, summary, library: 'research', tag_ids: [ids.macro, ids.banks], ...vectors })
    .where('id', '=', LOCKED)
    .execute()
  await sql`insert into document_tags (tag_id, document_id, published_at)
    select ${ids.banks}, id, published_at from documents where id = ${LOCKED}`.execute(db)
  await writeDocumentIndex(db)
  await db.updateTable('entitlements').set({ level: KEY_LEVEL }).where('user_id', '=', users.trial.id).execute()
  if (!(await keepsVectors(db))) return { unavailable: 'This PostgreSQL has no pgvector.' }
  await indexPassages(db, topicEmbedder(), () => {})
  return openMeaning(db, topicEmbedder())
}

/** The same data but for the words of the locked note. */
let worlds: { told: TestApi; other: TestApi }
let byMeaning: boolean

beforeAll(async () => {
  const told = await openApi((db) => prepare(db, secret))
  const other = await openApi((db) => prepare(db, decoys))
  byMeaning = await keepsVectors(told.db)
  worlds = { told, other }
})
afterAll(async () => {
  await worlds.told.close()
  await worlds.other.close()
})

type Ask = { path: string; query: Record<string, string> }

/** What a search path needs besides its words. */
const besides: Readonly<Record<string, Record<string, string>>> = {
  '/api/web_documents_by_tag': { tag_id: String(ids.macro) },
  '/api/web_documents/by_related_tags': { tag_filters: '{"Sector":["Banks"]}' },
  '/api/tags/related_companies_by_id': { id: String(ids.analyst) },
  '/api/tags/related_to_selected': { categories: 'Sector;Content Type' },
}

/** The words of a search as each parameter takes them, so that a suggestion is one of a tag of the locked note. */
const searching: Readonly<Record<string, (term: string) => Record<string, string>>> = {
  search_term: (search_term) => ({ search_term }),
  semantic_search_term: (semantic_search_term) => ({ semantic_search_term }),
  document_filters: (term) => ({ search_term: 'ban', document_filters: JSON.stringify({ search_term: term }) }),
}

/** Every way to search that the API describes. */
async function searchPaths(): Promise<((term: string) => Ask)[]> {
  const { operations } = await describedOperations()
  return (
    operations
      // To a reader the calls of the desk are none.
      .filter(({ method, path }) => method === 'get' && !path.startsWith('/api/desk/'))
      .flatMap(({ path, call }) => {
        const parameters = (call.parameters ?? []) as { name: string; in: string; required?: boolean }[]
        const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
        const given = Object.keys(searching).filter((name) => names.includes(name))
        const known = new Set([...Object.keys(besides[path] ?? {}), ...given])
        const missing = parameters.filter(({ name, required }) => required && !known.has(name))
        if (given.length > 0 && missing.length > 0) throw new Error(`${path} needs ${missing[0]?.name}.`)
        return given.map((name) => (term: string) => {
          const words = searching[name]?.(term) ?? {}
          return { path: path.replace('/api/', ''), query: { ...besides[path], ...words } }
        })
      })
  )
}

const read = async (api: TestApi, { path, query }: Ask, token: string) => {
  const answer = await api.get(path, { page_size: '100', ...query }, token)
  if (!(answer.statusCode === 503 && !byMeaning)) expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
  return answer.body
}

const tokensOf = async (user: 'full' | 'none' | 'trial') => ({
  told: (await worlds.told.signIn(user)).token,
  other: (await worlds.other.signIn(user)).token,
})

/** The words for which a path's answer tells the two worlds apart. */
async function wordsLearnt(user: 'full' | 'none' | 'trial', asks: ((term: string) => Ask)[], words: readonly string[]) {
  const tokens = await tokensOf(user)
  const learnt = new Set<string>()
  for (const word of words) {
    for (const ask of asks) {
      const [told, other] = [
        await read(worlds.told, ask(word), tokens.told),
        await read(worlds.other, ask(word), tokens.other),
      ]
      if (told !== other) learnt.add(word)
    }
  }
  return [...learnt].sort()
}

/** Questions that tell the body by what it does not hold, by its phrases, its beginnings, its spelling and the order of what is found. */
const shapes = (word: string, next: string) => [
  word.slice(0, 4),
  `"${word} and the ${next}"`,
  `nobody -${word}`,
  `-${word}`,
  `glacier or ${word}`,
  `${TITLE} ${word}`,
  `${word.slice(0, -2)}x${word.slice(-2)}`,
  `${word}z`,
]

describe('a locked note cannot be rebuilt by searching', { timeout: 300_000 }, () => {
  test('every search path gives a reader of it its words, so that the attack works where it may', async () => {
    const paths = await searchPaths()
    expect(paths.length).toBeGreaterThan(20)
    const learnt = await wordsLearnt('trial', paths, ['tungsten', 'granite'])
    expect(learnt).toEqual(['granite', 'tungsten'])
  })

  test.each(['full', 'none'] as const)('R222 R174 R207 R253 no word of it is learnt by any path: %s', async (user) => {
    // Of either note's body, one that search by meaning knows, and one of the subtitle.
    const words = user === 'full' ? ['tungsten', 'granite', 'crude', 'obelisk'] : ['crude', 'granite']
    expect(await wordsLearnt(user, await searchPaths(), words)).toEqual([])
  })

  test('no phrase, beginning, spelling, negation, order or number of it either', async () => {
    const orders = ['publication_date', 'title', 'views', 'document_type', 'page_count'].map(
      (order_by_field) => (search_term: string) => ({ path: 'all_documents', query: { search_term, order_by_field } }),
    )
    const others = [
      (term: string) => ({ path: 'all_documents', query: { search_term: term, limit: '1' } }),
      (term: string) => ({ path: 'all_documents', query: { search_term: term, hide_unentitled: 'true' } }),
      (term: string) => ({ path: 'all_documents', query: { search_term: term, filter_Sector: 'Banks' } }),
      (term: string) => ({ path: 'tags/related_to_selected', query: { search_term: term } }),
      ...[{}, { filter_Sector: 'Banks' }, { hide_unentitled: 'true' }, { limit: '1' }].map(
        (more) => (term: string) => ({ path: 'semantic_documents', query: { semantic_search_term: term, ...more } }),
      ),
      (term: string) => ({
        path: 'typeahead_suggestions',
        query: { search_term: 'macro', document_filters: JSON.stringify({ search_term: term }) },
      }),
    ]
    const terms = shapes('tungsten', 'walkout')
    expect(await wordsLearnt('full', [...orders, ...others], terms)).toEqual([])
    expect((await wordsLearnt('trial', [...orders, ...others], terms)).length).toBeGreaterThan(3)
  })

  test('no filter that is offered to be dropped tells of it, nor a quote, a mark or a correction', async () => {
    const nowhere = { filter_Region: 'Nowhere' }
    const asks = [
      (term: string) => ({ path: 'research_documents', query: { search_term: term, ...nowhere } }),
      (term: string) => ({ path: 'eps_documents', query: { search_term: term } }),
      (term: string) => ({ path: 'eps_documents', query: { search_term: term, libraries: 'research' } }),
      (term: string) => ({ path: 'research_documents', query: { search_term: term, end_date: '2001-01-01' } }),
      (term: string) => ({ path: 'web_documents_by_tag', query: { search_term: term, tag_id: String(ids.macro) } }),
      (term: string) => ({
        path: 'web_documents/by_related_tags',
        query: { search_term: term, tag_filters: '{"Sector":["Banks"]}', ...nowhere },
      }),
    ]
    const byMeaningAsks = [
      (term: string) => ({ path: 'semantic_documents', query: { semantic_search_term: term, ...nowhere } }),
    ]
    const terms = shapes('tungsten', 'walkout')
    expect(await wordsLearnt('full', [...asks, ...byMeaningAsks], terms)).toEqual([])
    for (const ask of byMeaning ? [...asks, ...byMeaningAsks] : asks)
      expect(await wordsLearnt('trial', [ask], terms), ask('').path).not.toEqual([])
  })

  test('R222 of a locked note the title and the tags are found, the subtitle, the summary and the body are not', async () => {
    const token = (await worlds.told.signIn('full')).token
    const key = (await worlds.told.signIn('trial')).token
    const finds = async (search_term: string, as = token) => {
      const answer = JSON.parse(await read(worlds.told, { path: 'all_documents', query: { search_term } }, as))
      return answer.records.some(({ id }: { id: string }) => id === String(LOCKED))
    }
    expect(await finds('nobody')).toBe(true)
    expect(await finds(TITLE)).toBe(true)
    for (const word of [...teaser, 'tungsten']) {
      expect(await finds(word)).toBe(false)
      expect(await finds(word, key)).toBe(true)
    }
  })

  /** What an answer tells of a note, each by itself: where it may, every one of them tells the two worlds apart. */
  const list = (path: string, query: Record<string, string>) => ({ path, query })
  const banks = { categories: 'Sector' }
  const channels: { name: string; ask: Ask; fields: string[]; meaning?: boolean }[] = [
    { name: 'words', ask: list('all_documents', { search_term: 'tungsten' }), fields: ['id'] },
    {
      name: 'hits in context',
      ask: list('all_documents', { search_term: 'nobody tungsten' }),
      fields: ['search_hits', 'search_hit_count', 'summary_marks'],
    },
    { name: 'counts', ask: list('all_documents', { search_term: 'tungsten' }), fields: ['max_records'] },
    {
      name: 'counts of values',
      ask: list('tags/related_to_selected', { search_term: 'tungsten', ...banks }),
      fields: ['doc_count'],
    },
    {
      name: 'counts of suggestions',
      ask: list('typeahead_suggestions', {
        search_term: 'ban',
        document_filters: JSON.stringify({ search_term: 'tungsten' }),
      }),
      fields: ['doc_count'],
    },
    {
      name: 'corrections',
      ask: list('all_documents', { search_term: 'tungstxen' }),
      fields: ['corrected_search_term'],
    },
    {
      name: 'meaning',
      ask: list('semantic_documents', { semantic_search_term: 'strike' }),
      fields: ['id'],
      meaning: true,
    },
    {
      name: 'meaning in a filter',
      ask: list('semantic_documents', { semantic_search_term: 'strike', filter_Sector: 'Banks' }),
      fields: ['id', 'max_records'],
      meaning: true,
    },
    {
      name: 'passages',
      ask: list('semantic_documents', { semantic_search_term: 'strike' }),
      fields: ['semantic_search_result'],
      meaning: true,
    },
    {
      name: 'corrections of a search by meaning',
      ask: list('semantic_documents', { semantic_search_term: 'tungstxen' }),
      fields: ['corrected_search_term'],
      meaning: true,
    },
  ]

  test.each(channels)('R222 R253 R257 nothing of it is told by $name', async ({ ask, fields, meaning }) => {
    if (meaning && !byMeaning) return
    const tell = async (user: 'full' | 'trial') => {
      const tokens = await tokensOf(user)
      const answers = [await read(worlds.told, ask, tokens.told), await read(worlds.other, ask, tokens.other)]
      return answers.map((body) => {
        const told: unknown[] = []
        JSON.parse(body, (key, value) => {
          if (fields.includes(key)) told.push(value)
          return value
        })
        return told
      })
    }
    const [told, other] = await tell('full')
    expect(told).toEqual(other)
    const [toldWhereItMay, otherWhereItMay] = await tell('trial')
    expect(toldWhereItMay).not.toEqual(otherWhereItMay)
  })

  test('what a search has kept for one reader is not given to another', async () => {
    const [full, trial] = [(await worlds.told.signIn('full')).token, (await worlds.told.signIn('trial')).token]
    const ask = { path: 'tags/related_to_selected', query: { search_term: 'insolvent', categories: 'Sector' } }
    const count = async (token: string) => JSON.parse(await read(worlds.told, ask, token)).Sector.length
    expect([await count(trial), await count(full), await count(trial)]).toEqual([1, 0, 1])
  })
})
