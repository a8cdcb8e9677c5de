import { describe, expect, test } from 'vitest'
import { edgeDocumentIds } from '#demo/data/edges/documents.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { footerHtml, landingSlots } from '#demo/data/site/landing.ts'
import { allDocuments, tally, world } from './support.ts'

const planted = new Set<number>(Object.values(edgeDocumentIds))
const documents = allDocuments().filter(({ id }) => !planted.has(id))

/** Marks of a template that went wrong. */
const artefacts: readonly RegExp[] = [
  / {2}/,
  /undefined|null|NaN|Infinity|\[object/,
  /[{}[\]|]/,
  / [.,;:!?]/,
  /\.\.|,,|;;/,
  /\b[Aa] (?!uni|use|usu|eu|one|once|US|UK)[aeiouAEIOU]/,
  /\b[Aa]n (?!hour|honest|hei|MRI|R&D)[^aeiouAEIOU\s]/,
  /\b(?!that\b|had\b|May\b|may\b)(\w+) \1\b/,
  /\bone (points|times|weeks|quarters|months|years|companies)\b/,
  /(?<![.,\d])1 (points|times|weeks|quarters|months|years|companies)\b/,
  /\bthe the\b|\bin in\b|\bof of\b/,
  /[a-z][.][A-Z]/,
  /^\s|\s$/,
  /lorem|ipsum/i,
]

const faultsIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    artefacts.filter((artefact) => artefact.test(text)).map((artefact) => `${artefact} in: ${text}`),
  )

const decoded = (html: string) =>
  html
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&[lg]t;/g, '-')

const paragraphsOf = ({ html }: { html: string }) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? '')
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+(?=["A-ZÀ-Ž])/)

describe('R399 titles, subtitles and summaries', () => {
  test('show no trace of a template', () => {
    expect(faultsIn(documents.map(({ title }) => title))).toEqual([])
    expect(faultsIn(documents.map(({ subtitle }) => subtitle ?? ''))).toEqual([])
    expect(faultsIn(documents.map(({ summary }) => summary ?? ''))).toEqual([])
  })

  test('no two documents have the same title, and none is long', () => {
    const titles = tally(documents.map(({ title }) => title))
    expect([...titles].filter(([, count]) => count > 1)).toEqual([])
    for (const { title } of documents) expect(title.length).toBeLessThanOrEqual(120)
  })

  test('a summary has two sentences', () => {
    for (const { summary } of documents) expect(summary).toMatch(/[.]$/)
    const lengths = tally(documents.map(({ summary }) => sentencesOf(summary ?? '').length))
    expect((lengths.get(2) ?? 0) / documents.length).toBeGreaterThan(0.99)
  })
})

describe('R402 texts', () => {
  test('have 4 to 14 paragraphs on numbered pages', () => {
    for (const { html, pageCount, id } of documents) {
      const count = paragraphsOf({ html }).length
      expect(count, `document ${id}`).toBeGreaterThanOrEqual(4)
      expect(count, `document ${id}`).toBeLessThanOrEqual(14)
      const pages = [...html.matchAll(/<section data-page="(\d+)">/g)].map(([, page]) => Number(page))
      expect(pages).toEqual(pages.map((_, index) => index + 1))
      if (pageCount !== null) expect(pageCount - pages.length).toBeOneOf([0, 1])
    }
  })

  test('show no trace of a template', () => {
    for (const document of documents) expect(faultsIn(paragraphsOf(document).map(decoded))).toEqual([])
  })

  test('paragraphs begin with a capital letter or a figure and end with a full stop', () => {
    for (const document of documents)
      for (const text of paragraphsOf(document)) {
        expect(text).toMatch(/^[\p{Lu}\p{Lo}\d&]/u)
        expect(text).toMatch(/[.?!]$/)
      }
  })

  test('no sentence stands twice in a document', () => {
    for (const document of documents) {
      const sentences = [...paragraphsOf(document), document.summary ?? ''].flatMap(sentencesOf)
      expect(new Set(sentences).size, `document ${document.id}`).toBe(sentences.length)
    }
  })

  test('sentences are repeated little across documents', () => {
    const counts = tally(documents.flatMap((document) => paragraphsOf(document).flatMap(sentencesOf)))
    const most = Math.max(...counts.values())
    expect(most / documents.length).toBeLessThan(0.05)
    expect(counts.size).toBeGreaterThan(30_000)
  })

  test('only markup of the generator itself stands in the HTML', () => {
    for (const { html } of documents) {
      const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
      for (const tag of tags)
        expect(['section', 'h2', 'p', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']).toContain(tag)
    }
  })

  test('a target price in a text is that of the record', () => {
    for (const { text, call, type } of documents) {
      const named = /Our target price of ([A-Z]{3}) ([\d,.]+) implies/.exec(text)
      if (!named || !call || type === 'Event Note') continue
      expect(named[1]).toBe(call.currency)
      expect(Number(named[2]?.replace(/,/g, ''))).toBeCloseTo(call.target, 1)
    }
  })
})

test('R394 R395 words about companies and analysts show no trace of a template', () => {
  const lines = createTags(world).flatMap(({ data }) => [
    ...(data.description ?? []),
    ...(data.questions ?? []),
    ...(data.bio ?? []),
    ...(data.risks ? [data.risks] : []),
  ])
  expect(faultsIn(lines)).toEqual([])
})

test('R404 slots of the landing page have text, but one is missing', () => {
  expect(landingSlots.map(({ name }) => name)).toEqual([
    'services',
    'values',
    'mission',
    'partners',
    'offices',
    'contact_popups',
    'research_popups',
  ])
  for (const { html } of landingSlots) expect(html.length).toBeGreaterThan(300)
  expect(footerHtml).toContain('Halden Research')
})
