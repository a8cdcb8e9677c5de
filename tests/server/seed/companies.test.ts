import { describe, expect, test } from 'vitest'
import { readQuestions } from '#bench/lib/judged.mjs'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeAnalysts } from '#demo/data/generate/analysts.ts'
import { callAt } from '#demo/data/generate/company-facts.ts'
import { ratingChange } from '#demo/data/generate/history.ts'
import { tickerIdOf } from '#demo/data/generate/identifiers.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { createWorld } from '#demo/data/generate/world.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { NOW, tally, world } from './support.ts'

const tags = createTags(world)
const byId = new Map(tags.map((tag) => [tag.id, tag]))
const ofCategory = (category: string) => tags.filter((tag) => tag.category === category)
const companies = ofCategory('Company')
const dataOf = ({ id }: { id: number }) => byId.get(id)?.data ?? {}

test('R393 every tag has an id, a category and a value of its own', () => {
  expect(byId.size).toBe(tags.length)
  expect(new Set(tags.map(({ category, value }) => `${category}/${value}`)).size).toBe(tags.length)
  for (const { value } of tags) expect(value.trim()).toBe(value)
  for (const { relatedIds, analystIds } of tags)
    for (const id of [...relatedIds, ...analystIds]) expect(byId.has(id)).toBe(true)
})

test('R393 the categories have their volumes', () => {
  expect(Object.fromEntries(tally(tags.map(({ category }) => category)))).toEqual({
    'Asset Class': 9,
    Region: 12,
    Country: 34,
    Sector: 11,
    'Sub-Sector': 25,
    'Content Type': 22,
    'Roadshow Type': 8,
    Language: 3,
    Analyst: 45,
    // One of each belongs to the delisted company.
    Company: 421,
    Ticker: 420,
  })
})

describe('R394 R395 R398 companies', () => {
  test('market cap is price times shares', () => {
    for (const company of world.companies) {
      const { market_cap, close_price } = dataOf(company)
      if (market_cap === undefined || close_price === undefined) continue
      expect(Number(market_cap)).toBeCloseTo(Number(close_price) * company.shares, 0)
    }
  })

  test('the price-earnings ratio is price over earnings per share, and none without earnings', () => {
    for (const company of companies) {
      const { company_financials_table: table, close_price: price } = company.data
      for (const [year, ratio] of Object.entries(table?.['P/E'] ?? {})) {
        const eps = table?.EPS?.[year] ?? 0
        if (ratio === null) expect(eps).toBeLessThanOrEqual(0)
        else expect(ratio).toBeCloseTo(Number(price) / eps, 0)
      }
    }
  })

  test('a rating change is the rating against the one before, and the earlier day comes first', () => {
    for (const { data } of companies) {
      const { rating, prior_rating, rating_change, rating_date, prior_rating_date } = data
      if (!rating) continue
      if (!prior_rating) expect(rating_change).toBe('Initiated')
      else {
        const order = ['Buy', 'Hold', 'Sell']
        const steps = order.indexOf(String(prior_rating)) - order.indexOf(String(rating))
        expect(rating_change).toBe(steps === 0 ? 'Reiterated' : steps > 0 ? 'Upgrade' : 'Downgrade')
        expect(String(prior_rating_date) < String(rating_date)).toBe(true)
      }
    }
  })

  test('ratings and target prices are coherent over time: each call follows on the one before', () => {
    for (const { reviews } of world.companies) {
      for (const [index, review] of reviews.entries()) {
        const prior = reviews[index + 1]
        expect(review.workingDay).toBeLessThan(prior?.workingDay ?? Number.POSITIVE_INFINITY)
        const upside = review.target / review.price - 1
        if (review.rating === 'Buy') expect(upside).toBeGreaterThan(0.07)
        if (review.rating === 'Sell') expect(upside).toBeLessThan(-0.04)
        expect(['Initiated', 'Reiterated', 'Upgrade', 'Downgrade']).toContain(
          ratingChange(review.rating, prior?.rating),
        )
      }
    }
    const [company] = world.companies
    const newest = company?.reviews[0]
    expect(company && callAt(company, newest?.workingDay ?? 0)?.current).toBe(newest)
  })

  test('five years are told apart as actual and estimated', () => {
    for (const { data } of companies) {
      if (!data.year_flags) continue
      expect(Object.values(data.year_flags).join('')).toBe('AAAEE')
      expect(Object.keys(data.company_financials_table?.Revenue ?? {})).toEqual(Object.keys(data.year_flags))
    }
  })

  test('some letters are without companies, and none has more than a fifth of them', () => {
    const active = companies.filter(({ inactive }) => !inactive)
    const letters = tally(active.map(({ value }) => foldText(value).charAt(0).toUpperCase()))
    expect(active).toHaveLength(420)
    for (const letter of ['Q', 'U', 'X', 'Y']) expect(letters.has(letter)).toBe(false)
    expect(Math.max(...letters.values())).toBeLessThan(84)
  })

  test('tickers are unique', () => {
    expect(new Set(world.companies.map(({ ticker }) => ticker)).size).toBe(420)
  })
})

describe('planted companies', () => {
  test('names have exactly 15 and 16 characters, and letters that are hard to show', () => {
    expect([...edgeCompanies.fifteenCharacters.name]).toHaveLength(15)
    expect([...edgeCompanies.sixteenCharacters.name]).toHaveLength(16)
    const names = companies.map(({ value }) => value).join('\n')
    for (const part of [';', '&', '"', '<b>', "'", '%', 'Łódzka', 'İzgören', '恒岭', 'النخيل', '🌻'])
      expect(names).toContain(part)
  })

  test('one is without analyst, image, price, rating and files', () => {
    const bare = byId.get(edgeCompanies.bare.id)
    expect(bare).toMatchObject({ hasImage: false, analystIds: [], ticker: null, modelLevel: null })
    expect(bare?.data).not.toHaveProperty('close_price')
    expect(bare?.data).not.toHaveProperty('rating')
  })

  test('one has negative earnings, one no rating, one files that nobody may load, one an analyst who has left', () => {
    const eps = byId.get(edgeCompanies.negativeEps.id)?.data.company_financials_table?.EPS ?? {}
    for (const value of Object.values(eps)) expect(value).toBeLessThan(0)
    expect(byId.get(edgeCompanies.notRated.id)?.data).not.toHaveProperty('rating')
    expect(byId.get(edgeCompanies.closedFiles.id)).toMatchObject({ modelLevel: 9, tearSheetLevel: 9 })
    const lead = byId.get(edgeCompanies.inactiveAnalyst.id)?.analystIds[0] ?? 0
    expect(byId.get(lead)?.inactive).toBe(true)
  })
})

test('R298 one company is delisted: inactive with its ticker, and no text is about it', () => {
  const { delisted } = world
  const inactive = tags.filter(({ inactive, category }) => inactive && category !== 'Analyst').map(({ id }) => id)
  expect(inactive).toEqual([delisted.id, tickerIdOf(delisted.id)])
  expect(world.companies).not.toContain(delisted)
})

test('R396 analysts have a role, and three of them are inactive', () => {
  const analysts = ofCategory('Analyst')
  expect(analysts.filter(({ inactive }) => inactive).map(({ id }) => id)).toEqual(edgeAnalysts.inactive)
  for (const { data, externalId } of analysts) {
    expect(data.role).toMatch(/\w/)
    expect(data.bio?.length).toBeGreaterThan(0)
    expect(externalId).toMatch(/^AN-\d+$/)
  }
  expect(byId.get(edgeAnalysts.withoutEmail)?.data.email).toBeNull()
  expect(byId.get(edgeAnalysts.withoutPhone)?.data.phone).toBeNull()
})

test('R397 sectors are described', () => {
  for (const { data } of ofCategory('Sector')) expect(data.description?.length).toBeGreaterThan(0)
})

test('the same day gives the same tags, whatever the hour', () => {
  const later = createTags(createWorld(new Date(NOW.getTime() + 11 * 3_600_000), { hostile: true }))
  expect(later).toEqual(tags)
})

test('the questions that judge search ask for tickers of these companies', async () => {
  const questions = (await readQuestions()).filter(({ kind }) => kind === 'ticker')
  expect(questions.length).toBeGreaterThan(10)
  const tickers = new Set(
    world.companies.flatMap(({ ticker }) => [foldText(ticker), foldText(ticker.split(' ')[0] ?? '')]),
  )
  expect(questions.map(({ question }) => question).filter((question) => !tickers.has(foldText(question)))).toEqual([])
})
