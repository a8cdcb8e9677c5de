import { addDays, monthYear } from '../../calendar.ts'
import type { DocumentContext } from '../../generate/document.ts'
import { type Block, Prose } from '../../generate/prose.ts'
import { type Random, randomFor } from '../../random.ts'
import type { Facts } from '../../template.ts'
import { longOutlines, longProfiles } from '../../texts/long.ts'
import { countries } from '../../world/countries.ts'
import { usualFigures } from '../../world/economies.ts'
import type { Place } from '../market-facts.ts'
import { columnChart } from './charts.ts'
import { furtherTables, moving, written } from './macro-tables.ts'
import { type Exhibits, writeOutline, writeProfile } from './outline.ts'
import { table } from './tables.ts'

const toNumber = (fact: string | undefined) => Number.parseFloat(fact ?? '0')

/** Figures of the economy in numbers; the text of the note has the same in words. */
function figuresOf(facts: Facts, random: Random) {
  const growth = toNumber(facts.gdp)
  return {
    growth,
    growthNext: growth + random.between(-0.2, 0.5),
    prices: toNumber(facts.cpi),
    pricesNext: toNumber(facts.cpiNext),
    rate: toNumber(facts.policyRate),
    rateNext: toNumber(facts.policyNext),
    jobless: toNumber(facts.jobless),
    yield: toNumber(facts.yield),
  }
}

type Figures = ReturnType<typeof figuresOf>

/** Four quarters from one value to another. */
const path = (from: number, to: number) => [0, 1, 2, 3, 4].map((step) => from + ((to - from) * step) / 4)

function forecasts(figures: Figures, random: Random): Block {
  const { growth, growthNext, prices, pricesNext, rate, rateNext, jobless } = figures
  const row = (name: string, ...values: number[]) => [name, ...values.map((value) => written(value))]
  return table(
    'Forecasts',
    ['', 'Last year', 'This year', 'Next year'],
    [
      row('Growth', growth - random.between(-0.4, 0.6), growth, growthNext),
      row('Private consumption', growth * 0.7, growth * 0.95, growthNext * 1.1),
      row('Investment', growth * 0.9, growth * 1.2, growthNext * 1.4),
      row('Exports', growth * 0.6, growth * 0.9, growthNext * 1.2),
      row('Inflation', prices * 1.3, prices, pricesNext),
      row('Unemployment', jobless - 0.2, jobless, jobless + 0.2),
      ['Policy rate, end of year', ...[rate + 0.5, rate, rateNext].map((value) => written(value, 2))],
    ],
  )
}

/** Eight quarters to come. */
function quarters({ growth, growthNext, prices, pricesNext, rate, rateNext, jobless }: Figures): Block {
  const steps = Array.from({ length: 8 }, (_, index) => index / 7)
  const between = (from: number, to: number, step: number, decimals = 1) => written(from + (to - from) * step, decimals)
  return table(
    'Forecasts by quarter',
    ['Quarter', 'Growth', 'Inflation', 'Unemployment', 'Policy rate'],
    steps.map((step, index) => [
      `${index + 1}`,
      between(growth, growthNext, step),
      between(prices, pricesNext, step),
      between(jobless, jobless + 0.2, step),
      // Rates move in quarters of a point.
      written(Math.round((rate + (rateNext - rate) * step) * 4) / 4, 2),
    ]),
  )
}

function exhibits(
  document: DocumentContext,
  place: Place,
  on: { figures: Figures; facts: Facts; random: Random; date: Date },
): Exhibits {
  const { figures, facts, random, date } = on
  const { growth, growthNext, prices, pricesNext, rate, rateNext, jobless } = figures
  const columns = (values: readonly number[], decimals: number) =>
    values.map((value, index) => ({
      label: index === 0 ? 'Now' : `Quarter ${index}`,
      value,
      text: written(value, decimals),
      isMarked: index > 0,
    }))
  const members = countries.filter(({ region }) => region === place.region)
  return {
    forecasts: forecasts(figures, random),
    growthChart: columnChart('Growth over the year; forecasts in colour', columns(path(growth, growthNext), 1)),
    inflationChart: columnChart('Inflation; forecasts in colour', columns(path(prices, pricesNext), 1)),
    policyChart: columnChart('Policy rate; forecasts in colour', columns(path(rate, rateNext), 2)),
    labour: moving(
      'Labour market',
      [
        ['Hours worked', 0.3],
        ['Wages', prices + 1.1],
        ['Real wages', 1.1],
        ['Employment', 0.6],
        ['Vacancies, of jobs', 2.4],
      ],
      random,
    ),
    credit: moving(
      'Credit, growth over the year',
      [
        ['Companies', 2.1],
        ['Households, homes', 1.8],
        ['Households, other', 3.2],
        ['Bonds of companies', 4.1],
      ],
      random,
    ),
    external: moving(
      'Trade and payments',
      [
        ['Export volume', 2.2],
        ['Import volume', 2],
        ['World trade', 2.6],
        ['Current account, of output', 1.4],
        ['Direct investment, of output', 1.1],
      ],
      random,
    ),
    inflation: moving(
      'Parts of inflation',
      [
        ['Services', prices * 1.5],
        ['Food', prices * 1.1],
        ['Goods', prices * 0.3],
        ['Energy', prices * 0.5],
        ['Rents', prices * 1.4],
      ],
      random,
    ),
    budgets: moving(
      'Public finances, of output',
      [
        ['Revenue', 38],
        ['Spending', 41.4],
        ['Interest', 2.4],
        ['Deficit', 3.4],
        ['Debt', 81],
      ],
      random,
    ),
    ...furtherTables(random),
    quarters: quarters(figures),
    cycles: table(
      'The first two years of an easing',
      ['', 'Average before', 'Our forecast'],
      [
        ['Growth', written(growthNext + 0.4), written(growthNext)],
        ['Inflation', written(pricesNext - 0.3), written(pricesNext)],
        ['Unemployment', written(jobless + 0.5), written(jobless + 0.2)],
        ['Policy rate at the end', written(Math.max(0, rateNext - 0.5), 2), written(rateNext, 2)],
      ],
    ),
    scenarios: table(
      'Three paths for next year',
      ['', 'Probability', 'Growth', 'Inflation', 'Policy rate'],
      [
        ['Better', '20%', facts.gdpHigh ?? '', written(pricesNext + 0.4), written(rate, 2)],
        ['Base', '55%', facts.gdpNext ?? '', written(pricesNext), written(rateNext, 2)],
        ['Worse', '25%', facts.gdpLow ?? '', written(pricesNext - 0.6), written(Math.max(0, rateNext - 0.75), 2)],
      ],
    ),
    allocation: table(
      'Weights that follow from our view',
      ['', 'Neutral', 'Now', 'Change'],
      [
        ['Equities', '50%', '50%', '0'],
        ['Government bonds', '25%', '28%', '+3'],
        ['Company bonds', '12%', '11%', '−1'],
        ['Real assets', '8%', '5%', '−3'],
        ['Cash', '5%', '6%', '+1'],
      ],
    ),
    calendar: table(
      'Dates of the coming months',
      ['', 'When', 'Weight'],
      ['Meeting on rates', 'Growth, first estimate', 'Wages', 'Budget', 'New projections'].map((name, index) => [
        name,
        monthYear(addDays(date, 20 + index * 34)),
        index % 2 === 0 ? 'High' : 'Medium',
      ]),
    ),
    places: members.flatMap((member, turn): Block[] => {
      const usual = usualFigures(member.currency)
      const own = randomFor('long-place', `${document.id}/${member.code}`)
      const told: Facts = {
        ...facts,
        name: member.place,
        growth: written(usual.growth + own.between(-0.3, 0.3)),
        prices: written(usual.inflation * own.between(0.9, 1.1)),
        rate: written(usual.policyRate, 2),
      }
      return [
        { kind: 'subheading', text: member.name },
        ...writeProfile(longProfiles.place, turn, new Prose(told, own)),
        table(
          `${member.name} in figures`,
          ['', 'This year'],
          [
            ['Growth', told.growth ?? ''],
            ['Inflation', told.prices ?? ''],
            ['Policy rate', told.rate ?? ''],
            ['Unemployment', written(own.between(3.4, 7.8))],
            ['Deficit, of output', written(own.between(1.2, 4.6))],
          ],
        ),
      ]
    }),
  }
}

/** What follows the opening of a long macro note. */
export function longMacroText(document: DocumentContext, on: { place: Place; prose: Prose; date: Date }): Block[] {
  const random = randomFor('long-note', document.id)
  const figures = figuresOf(on.prose.facts, random)
  const { growth, growthNext, pricesNext } = figures
  const facts: Facts = {
    ...on.prose.facts,
    gdpNext: written(growthNext),
    gdpLow: written(growthNext - 1.2),
    gdpHigh: written(growthNext + 0.9),
    gdpRecord: written(growth - 0.4),
    nominal: written(growth + pricesNext),
    sampleMacro: String(random.int(18, 36)),
  }
  const prose = new Prose(facts, random)
  return writeOutline(
    document.id,
    longOutlines.macro,
    prose,
    exhibits(document, on.place, { figures, facts, random, date: on.date }),
  )
}
