import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { edgeDocumentIds, edgeReference, title120 } from '#demo/data/edges/documents.ts'
import { createDocuments } from '#demo/data/generate/documents.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { createWorld, tagId } from '#demo/data/generate/world.ts'
import { documentTypes, libraries } from '#demo/data/world/labels.ts'
import { allDocuments, NOW, tally, world } from './support.ts'

const documents = allDocuments()
const edgeIds = new Set<number>(Object.values(edgeDocumentIds))
const ordinary = documents.filter(({ id }) => !edgeIds.has(id))
const newestFirst = [...documents].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)

const edge = (key: keyof typeof edgeDocumentIds) => {
  const found = documents.find(({ id }) => id === edgeDocumentIds[key])
  if (!found) throw new Error(`no document ${key}`)
  return found
}

const hashOf = (items: readonly unknown[]) => createHash('sha256').update(JSON.stringify(items)).digest('hex')

describe('volumes', () => {
  test('R399 there are 5,200 documents of 22 types with ids and references of their own', () => {
    expect(documents).toHaveLength(5200)
    expect(new Set(documents.map(({ id }) => id)).size).toBe(5200)
    expect(new Set(documents.map(({ reference }) => reference)).size).toBe(5200)
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(documentTypes))
    for (const { reference } of documents) expect(reference).toMatch(/^HR-\d{6}$/)
  })

  test('R222 three of them are in each of German, French and Swedish, with its tag', () => {
    const foreign = documents.filter(({ language }) => language !== 'en')
    expect(Object.fromEntries(tally(foreign.map(({ language }) => language)))).toEqual({ de: 3, fr: 3, sv: 3 })
    for (const { language, otherTagIds } of foreign)
      expect(otherTagIds).toContain(tagId('Language', { de: 'German', fr: 'French', sv: 'Swedish', en: '' }[language]))
  })

  test('R251 libraries have their shares, and each has more than 40', () => {
    const shares = tally(documents.map(({ library }) => library))
    const wanted = { research: 55, commentary: 15, flashmail: 8, analytics: 8, analytics_archive: 5, valuation: 4 }
    for (const [library, percent] of Object.entries({ ...wanted, primers: 2, eps: 3 })) {
      const share = (100 * (shares.get(library as (typeof libraries)[number]) ?? 0)) / documents.length
      expect(Math.abs(share - percent)).toBeLessThan(1.5)
    }
    for (const library of libraries) expect(shares.get(library)).toBeGreaterThan(40)
  })

  test('R259 media types are recognised ones, mostly PDF', () => {
    const types = tally(documents.map(({ mediaType }) => mediaType))
    expect((types.get('application/pdf') ?? 0) / documents.length).toBeGreaterThan(0.6)
    expect([...types.keys()].filter((type) => type !== null).sort()).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
      'text/html',
      'text/plain',
    ])
    for (const { mediaType, pageCount } of documents) expect(pageCount !== null).toBe(mediaType === 'application/pdf')
  })

  test('dates are weekdays in office hours, all over, dense recently and six years back', () => {
    for (const { publishedAt } of ordinary) {
      expect(publishedAt.getUTCDay() % 6).not.toBe(0)
      const hour = publishedAt.getUTCHours() + publishedAt.getUTCMinutes() / 60
      expect(hour).toBeGreaterThanOrEqual(6)
      expect(hour).toBeLessThanOrEqual(17)
      expect(publishedAt.getTime()).toBeLessThan(world.anchor.getTime())
    }
    const age = (index: number) =>
      (world.anchor.getTime() - (newestFirst[index]?.publishedAt.getTime() ?? 0)) / 86_400_000
    expect(age(60)).toBeLessThan(7)
    expect(age(documents.length - 1)).toBeGreaterThan(5.8 * 365)
  })

  test('views have a long tail', () => {
    const views = documents.map((document) => document.views).sort((a, b) => b - a)
    const total = views.reduce((sum, count) => sum + count, 0)
    expect(views.slice(0, 520).reduce((sum, count) => sum + count, 0) / total).toBeGreaterThan(0.3)
  })
})

describe('determinism', () => {
  test('the same day gives the same documents', () => {
    const again = [...createDocuments(createWorld(new Date(NOW.getTime() + 3_600_000), { hostile: true }))]
    expect(hashOf(again)).toBe(hashOf(documents))
  })

  test('more documents change none of the earlier ones', () => {
    const more = [...createDocuments(world, 6000)]
    expect(more).toHaveLength(6000)
    expect(hashOf(more.slice(0, 5200))).toBe(hashOf(documents))
  })

  test('another day moves the dates and leaves the plan', () => {
    const later = [...createDocuments(createWorld(new Date('2026-03-19')), 900)]
    expect(later.map(({ id, type, library }) => [id, type, library])).toEqual(
      documents.slice(0, 900).map(({ id, type, library }) => [id, type, library]),
    )
  })
})

describe('R399 ratings and target prices', () => {
  const called = documents.flatMap(({ call, ...document }) => (call ? [{ call, document }] : []))

  test('a rating change is the rating against the prior one', () => {
    const order = ['Buy', 'Hold', 'Sell']
    for (const { call } of called) {
      const steps = call.prior ? order.indexOf(call.prior.rating) - order.indexOf(call.rating) : undefined
      const change = steps === undefined ? 'Initiated' : steps > 0 ? 'Upgrade' : steps < 0 ? 'Downgrade' : 'Reiterated'
      expect(call.ratingChange).toBe(change)
    }
    const changes = tally(called.map(({ call }) => call.ratingChange))
    for (const change of ['Upgrade', 'Downgrade', 'Initiated', 'Reiterated'] as const)
      expect(changes.get(change)).toBeGreaterThan(20)
  })

  test('a type says what happened to the rating', () => {
    for (const { call, document } of called) {
      if (document.type === 'Initiation') expect(call.ratingChange).toBe('Initiated')
      if (document.type === 'Rating Change') expect(['Upgrade', 'Downgrade']).toContain(call.ratingChange)
    }
  })

  test('the calls of a company follow on each other: no day has two, and a prior call is one that was made', () => {
    const calls = new Map<string, string>()
    for (const { call, document } of called) {
      const key = `${document.focusId} ${call.ratingDay}`
      const value = `${call.rating} ${call.target}`
      expect(calls.get(key) ?? value).toBe(value)
      calls.set(key, value)
      expect(call.ratingDay <= document.publishedAt.toISOString().slice(0, 10)).toBe(true)
    }
    for (const { call, document } of called) {
      if (!call.prior) continue
      const made = calls.get(`${document.focusId} ${call.prior.day}`)
      expect(made ?? `${call.prior.rating} ${call.prior.target}`).toBe(`${call.prior.rating} ${call.prior.target}`)
    }
  })
})

test('R399 R401 every tag of a document exists, and texts about a company carry its tags', () => {
  const tags = new Map(createTags(world).map((tag) => [tag.id, tag]))
  for (const document of documents) {
    const ids = [...document.primaryTagIds, ...document.otherTagIds, ...document.analystIds]
    expect(ids.filter((id) => !tags.has(id))).toEqual([])
    expect(new Set(document.primaryTagIds).size).toBe(document.primaryTagIds.length)
    if (document.otherTagIds.length === 0) continue
    const categories = new Set(ids.map((id) => tags.get(id)?.category))
    expect(categories.has('Content Type')).toBe(true)
    expect(categories.has('Region')).toBe(true)
    expect(categories.has('Asset Class')).toBe(true)
    if (document.call)
      for (const category of ['Company', 'Ticker', 'Sector', 'Country']) expect(categories).toContain(category)
  }
})

describe('planted documents', () => {
  test('R261 R262 one that nobody may load and one that nobody may read are among the newest of All and of Research', () => {
    const [all, research] = [newestFirst, newestFirst.filter(({ library }) => library === 'research')]
    for (const list of [all.slice(0, 30), research.slice(0, 30)]) {
      expect(list.some(({ previewLevel, downloadLevel }) => previewLevel < 9 && downloadLevel === 9)).toBe(true)
      expect(list.some(({ previewLevel }) => previewLevel === 9)).toBe(true)
    }
    const closed = documents.filter(({ downloadLevel }) => downloadLevel === 9)
    expect(closed).toHaveLength(4)
  })

  test('a title has exactly 120 characters, one two, one markup', () => {
    expect([...title120]).toHaveLength(120)
    expect(edge('title120').title).toBe(title120)
    expect(edge('shortTitle').title).toHaveLength(2)
    expect(edge('hostileTitle').title).toMatch(/<script>.*&.*".*<b>.*'/)
  })

  test('R402 one has hostile HTML, one no preview, one no file, one neither', () => {
    for (const part of ['<script', 'onerror', 'javascript:', '<iframe', '<form', '<style', 'http-equiv'])
      expect(edge('hostileHtml').html).toContain(part)
    expect([edge('withoutPreview').preview, edge('withoutFile').mediaType]).toEqual([false, null])
    expect(edge('withoutPreviewAndFile')).toMatchObject({ preview: false, mediaType: null })
  })

  test('one has more than three regions, one six authors, one none, one an author who has left', () => {
    expect(edge('fiveRegions').regions.length).toBeGreaterThan(3)
    expect(edge('sixAuthors').analystIds).toHaveLength(6)
    expect(edge('withoutAuthor').analystIds).toEqual([])
    expect(edge('inactiveAnalyst').analystIds[0]).toBeGreaterThanOrEqual(1043)
  })

  test('one has nothing but a title', () => {
    expect(edge('titleOnly')).toMatchObject({ subtitle: null, summary: null, html: '', preview: false, focusId: null })
  })

  test('two have the same instant, two the first and the last minute of a day', () => {
    expect(edge('sameInstantFirst').publishedAt).toEqual(edge('sameInstantSecond').publishedAt)
    expect(edge('firstMinuteOfDay').publishedAt.toISOString()).toContain('T00:00')
    expect(edge('lastMinuteOfDay').publishedAt.toISOString()).toContain('T23:59')
  })

  test('references of planted documents are fixed', () => {
    expect(edgeReference('hostileHtml')).toBe('HR-000008')
    expect(edge('hostileHtml').reference).toBe('HR-000008')
  })
})
