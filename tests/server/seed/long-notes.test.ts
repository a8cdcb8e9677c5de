import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lastAccounts } from '#demo/data/generate/facts.ts'
import { figure, money } from '#demo/data/world/currencies.ts'
import { longNoteIds } from '#demo/data/writers/long/long-notes.ts'
import { valueCompany } from '#demo/data/writers/long/valuation.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { allDocuments, tally, world } from './support.ts'

const notes = allDocuments().filter(({ id }) => longNoteIds.includes(id))
const called = notes.flatMap(({ call, ...note }) => (call ? [{ ...note, call }] : []))
const companyOf = ({ focusId }: { focusId: number | null }) => world.company(focusId ?? 0)

/** Rows of the note's tables, a line each. */
const linesOf = (text: string) => text.split('\n')

test('there are long notes of each kind, of ten to twenty pages, with charts and tables, over the newest weeks and before', () => {
  const kinds = tally(notes.map(({ type }) => type))
  expect(kinds.get('Initiation')).toBe(6)
  expect(kinds.get('Sector Note')).toBe(3)
  expect(kinds.get('Macro')).toBe(2)
  expect(kinds.get('Primer')).toBe(1)
  expect((kinds.get('Rating Change') ?? 0) + (kinds.get('Company Note') ?? 0)).toBe(6)
  for (const { pageCount, html, reference } of notes) {
    expect(pageCount, reference).toBeGreaterThanOrEqual(10)
    expect(pageCount, reference).toBeLessThanOrEqual(20)
    expect(html.match(/<img src="data:image\/svg/g)?.length, reference).toBeGreaterThanOrEqual(2)
    expect(html.match(/<table>/g)?.length, reference).toBeGreaterThanOrEqual(8)
  }
  const weeks = notes.map(({ publishedAt }) => (world.anchor.getTime() - publishedAt.getTime()) / 604_800_000)
  expect(weeks.filter((age) => age < 3).length).toBeGreaterThanOrEqual(8)
})

describe('the figures of a long note on a company agree', () => {
  test.each(called)('$title: forecasts are those of the company', (note) => {
    const company = companyOf(note)
    const last = lastAccounts(note.publishedAt)
    const years = [-1, 0, 1, 2, 3].map((ahead) => company.financials(last + ahead))
    const written = years.map(({ eps }) => figure(eps, eps >= 1000 || company.country.currency === 'KRW' ? 0 : 2))
    expect(linesOf(note.text)).toContain(`EPS ${written.join(' ')}`)
  })

  test.each(called)('$title: rating and price target are those of the document, nowhere another', (note) => {
    const { rating, target, currency } = note.call
    expect(note.text).toContain(money(currency, target))
    expect(note.text).toMatch(new RegExp(`\\b${rating}\\b`))
    // `target` in a sentence of the summary is this one too.
    for (const [, named] of `${note.subtitle} ${note.summary}`.matchAll(/price target of ([A-Z]{3} [\d,.]*\d)/g))
      expect(named).toBe(money(currency, target))
  })

  test.each(called)('$title: the two values average to the price target', (note) => {
    const values = linesOf(note.text).filter((line) => line.startsWith('Value per share ('))
    const [dcf] = values.map((line) => Number(line.split(' ').at(-1)?.replaceAll(',', '')))
    expect(dcf).toBeGreaterThan(note.call.target * 0.94)
    expect(dcf).toBeLessThan(note.call.target * 1.06)
    const other = money(note.call.currency, 2 * note.call.target - (dcf ?? 0))
    // Rounded to a unit at most.
    const named = [...note.text.matchAll(/[A-Z]{3} [\d,]+(?:\.\d+)?/g)].map(([amount]) => amount)
    const number = (amount: string) => Number(amount.slice(4).replaceAll(',', ''))
    expect(named.some((amount) => Math.abs(number(amount) - number(other)) <= note.call.target * 0.001 + 0.02)).toBe(
      true,
    )
  })
})

test('a discounted cash flow arrives at its value, and falls with the discount rate', () => {
  const [note] = called
  if (!note) throw new Error('no long note')
  const value = valueCompany(companyOf(note), { last: 2025, value: note.call.target, netDebt: 100, growth: 0.02 })
  expect(value.perShare / note.call.target).toBeCloseTo(1, 1)
  expect(value.at(value.discount, value.growth)).toBe(value.perShare)
  expect(value.at(value.discount + 0.01, value.growth)).toBeLessThan(value.perShare)
})

test('two long notes on companies have few sentences in common, and no note says one twice', () => {
  const sentencesOf = (text: string) => text.match(/[A-Z][^.?!\n]{40,}[.?!]/g) ?? []
  for (const [index, one] of called.entries()) {
    const own = sentencesOf(one.text)
    expect(own.length).toBeGreaterThan(100)
    expect(new Set(own).size, one.title).toBe(own.length)
    for (const other of called.slice(index + 1)) {
      const others = new Set(sentencesOf(other.text))
      expect(own.filter((sentence) => others.has(sentence)).length / own.length).toBeLessThan(0.3)
    }
  }
})

test('no long note is judged for the relevance of search, whose judgements hold for texts as they were', () => {
  const file = join(projectRoot, 'bench/relevance/questions.json')
  const questions: { judged: Record<string, number> }[] = JSON.parse(readFileSync(file, 'utf8'))
  const judged = new Set(questions.flatMap((question) => Object.keys(question.judged)))
  expect(notes.filter(({ reference }) => judged.has(reference))).toEqual([])
})
