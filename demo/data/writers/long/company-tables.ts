import type { FinancialYear } from '../../generate/financials.ts'
import type { Block } from '../../generate/prose.ts'
import type { World } from '../../generate/world.ts'
import { figure } from '../../world/currencies.ts'
import type { Case, Year } from './case.ts'
import { barChart, columnChart } from './charts.ts'
import { calendar, history, owners } from './company-people.ts'
import type { Exhibits } from './outline.ts'
import { percent, perShare, table, times } from './tables.ts'
import { cashYear } from './valuation.ts'

/** Amounts of accounts in one unit. */
function unitOf({ company, years }: Case) {
  const isBillions = years.some(({ revenue }) => revenue >= 1_000_000)
  const amount = (value: number) => {
    const shown = value / (isBillions ? 1000 : 1)
    return figure(shown, Math.abs(shown) < 1000 ? 1 : 0)
  }
  return { unit: `${company.accountingCurrency} ${isBillions ? 'bn' : 'm'}`, amount }
}

function forecasts(data: Case): Block {
  const { years, company, price } = data
  const { unit, amount } = unitOf(data)
  const { currency } = company.country
  const before = (year: Year) => company.financials(year.year - 1)
  const row = (name: string, of: (year: Year) => string) => [name, ...years.map(of)]
  return table(
    `Income statement and per-share figures (${unit}; per share in ${currency})`,
    ['', ...years.map(({ name }) => name)],
    [
      row('Revenue', ({ revenue }) => amount(revenue)),
      row('Growth', (year) => percent(year.revenue / before(year).revenue - 1)),
      row('EBITDA', ({ ebitda }) => amount(ebitda)),
      row('EBITDA margin', ({ ebitda, revenue }) => percent(ebitda / revenue)),
      row('Depreciation', ({ ebitda, ebit }) => amount(ebitda - ebit)),
      row('EBIT', ({ ebit }) => amount(ebit)),
      row('EBIT margin', ({ ebit, revenue }) => percent(ebit / revenue)),
      row('Net income', ({ netIncome }) => amount(netIncome)),
      row('EPS', ({ eps }) => perShare(currency, eps)),
      row('EPS growth', (year) => percent(year.eps / before(year).eps - 1)),
      row('Dividend per share', ({ dividend }) => (dividend > 0 ? perShare(currency, dividend) : '–')),
      row('P/E', ({ eps }) => times(price / eps)),
      row('Dividend yield', ({ dividend }) => percent(dividend / price)),
    ],
  )
}

function cashFlow(data: Case): Block {
  const { years, company } = data
  const { unit, amount } = unitOf(data)
  const flows = years.map(({ year }) => cashYear(company, year))
  const row = (name: string, of: (index: number) => number) => [name, ...flows.map((_, index) => amount(of(index)))]
  const flow = (key: 'ebit' | 'tax' | 'depreciation' | 'capex' | 'capital' | 'free', sign: 1 | -1) => (index: number) =>
    sign * (flows[index]?.[key] ?? 0)
  return table(
    `Free cash flow before financing (${unit})`,
    ['', ...years.map(({ name }) => name)],
    [
      row('EBIT', flow('ebit', 1)),
      row('Tax on EBIT', flow('tax', -1)),
      row('Depreciation', flow('depreciation', 1)),
      row('Capital expenditure', flow('capex', -1)),
      row('Change in working capital', flow('capital', -1)),
      row('Free cash flow', flow('free', 1)),
      ['Share of revenue', ...flows.map(({ free }, index) => percent(free / (years[index]?.revenue ?? 1)))],
    ],
  )
}

function segments(data: Case): Block {
  const { unit, amount } = unitOf(data)
  const { revenue, ebit } = data.company.financials(data.last)
  return table(
    `Segments, ${data.last} (${unit})`,
    ['', 'Revenue', 'Share', 'EBIT', 'Margin'],
    [
      ...data.segments.map(({ name, share, margin }) => [
        name,
        amount(revenue * share),
        percent(share, 0),
        amount(revenue * share * margin),
        percent(margin),
      ]),
      ['Group', amount(revenue), '100%', amount(ebit), percent(ebit / revenue)],
    ],
  )
}

function costs({ random, company, years, last }: Case): Block {
  const [costA = '', costB = '', costC = ''] = company.subSector.cost
  const now = years.find(({ year }) => year === last)
  const total = now ? 1 - now.ebitda / now.revenue : 0.8
  const shares = [0.31, 0.17, 0.11].map((share) => share * random.between(0.85, 1.15))
  const staff = random.between(0.19, 0.25)
  const rest = 1 - staff - shares.reduce((sum, share) => sum + share, 0)
  const row = (name: string, share: number, rise: number) => [
    name,
    percent(share * total),
    percent(share, 0),
    percent(rise),
  ]
  const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return table(
    `Operating costs, ${last}`,
    ['', 'Of revenue', 'Of costs', 'Yearly rise'],
    [
      ...[costA, costB, costC].map((name, index) => row(title(name), shares[index] ?? 0, random.between(0.01, 0.06))),
      row('Pay, other than above', staff, random.between(0.025, 0.045)),
      row('All other', rest, random.between(0.01, 0.03)),
    ],
  )
}

function peers({ peers: others, company, price, last }: Case): Block {
  const own = { company, price, year: company.financials(last + 1), next: company.financials(last + 2) }
  const row = ({ company: { short, country }, price: close, year, next }: typeof own) => [
    short,
    country.code,
    times(close / year.eps),
    times(close / next.eps),
    percent(year.ebit / year.revenue),
    percent(next.revenue / year.revenue - 1),
    percent(year.dividend / close),
  ]
  return table(
    `Peers at the prices of the day`,
    ['', 'Market', `P/E ${last + 1}E`, `P/E ${last + 2}E`, 'Margin', 'Growth', 'Yield'],
    [row(own), ...others.map(row)],
  )
}

function discounted(data: Case): Block[] {
  const { valuation, company } = data
  const { years, near, far, netDebt, discount } = valuation
  const { unit, amount } = unitOf(data)
  return [
    table(
      `Discounted cash flow: the years (${unit})`,
      ['', ...years.map(({ year }) => `${year}E`)],
      [
        ['Free cash flow', ...years.map(({ free }) => amount(free))],
        ['Discount factor', ...years.map((_, index) => (1 / (1 + discount) ** (index + 1)).toFixed(3))],
        ['Present value', ...years.map(({ free }, index) => amount(free / (1 + discount) ** (index + 1)))],
      ],
    ),
    table(
      `Discounted cash flow: from cash to a share (${unit})`,
      ['', 'Value'],
      [
        ['Present value of five years', amount(near)],
        ['Present value of later years', amount(far)],
        ['Enterprise value', amount(near + far)],
        ['Less net debt', amount(-netDebt)],
        ['Equity value', amount(near + far - netDebt)],
        ['Shares (m)', figure(company.shares / 1_000_000, 0)],
        [`Value per share (${company.country.currency})`, perShare(company.country.currency, valuation.perShare)],
      ],
    ),
  ]
}

/** Steps of the discount rate and of growth around those of the note. */
const STEPS = [-0.01, -0.005, 0, 0.005, 0.01]

function sensitivity({ valuation: { discount, growth, at }, company }: Case): Block {
  const { currency } = company.country
  return table(
    `Value per share by discount rate (down) and growth after the forecasts (across), ${currency}`,
    ['', ...STEPS.map((step) => percent(growth + step))],
    STEPS.map((down) => [
      percent(discount + down, 2),
      ...STEPS.map((across) => perShare(currency, at(discount + down, growth + across))),
    ]),
  )
}

const chances = { bull: 0.25, base: 0.5, bear: 0.25 }

/** What the three cases are worth together. */
export const weighted = ({ bull, target, bear }: Case) =>
  chances.bull * bull + chances.base * target + chances.bear * bear

function scenarios(data: Case): Block {
  const { company, price, bull, target, bear } = data
  const { currency } = company.country
  const row = (name: string, value: number, chance: number) => [
    name,
    percent(chance, 0),
    perShare(currency, value),
    percent(value / price - 1, 0),
  ]
  return table(
    `Three cases (${currency} a share)`,
    ['', 'Probability', 'Value', 'Against price'],
    [
      row('Bull', bull, chances.bull),
      row('Base', target, chances.base),
      row('Bear', bear, chances.bear),
      row('Weighted', weighted(data), 1),
    ],
  )
}

const perYear = (years: readonly Year[], of: (year: FinancialYear) => number, write: (value: number) => string) =>
  years.map((year) => ({ label: year.name, value: of(year), text: write(of(year)), isMarked: year.isForecast }))

/** The tables and charts of a long note on a company. */
export function companyExhibits(data: Case, world: World): Exhibits {
  const { company, years, price, target, bull, bear, last } = data
  const { unit, amount } = unitOf(data)
  const { currency } = company.country
  const write = (value: number) => perShare(currency, value)
  const [flows, bridge] = discounted(data)
  const peerBars = [{ company, price, year: company.financials(last + 1), isMarked: true }, ...data.peers]
    .map((peer) => ({
      label: peer.company.short,
      value: price > 0 ? peer.price / peer.year.eps : 0,
      isMarked: peer.company === company,
    }))
    .filter(({ value }) => value > 0)
  return {
    forecasts: forecasts(data),
    cashFlow: cashFlow(data),
    segments: segments(data),
    costs: costs(data),
    peers: peers(data),
    flows,
    bridge,
    sensitivity: sensitivity(data),
    scenarios: scenarios(data),
    history: history(data, world.anchor),
    calendar: calendar(data),
    owners: owners(data),
    revenueChart: columnChart(
      `Revenue, ${unit}; forecasts in colour`,
      perYear(years, ({ revenue }) => revenue, amount),
    ),
    epsChart: columnChart(
      `Earnings per share, ${currency}; forecasts in colour`,
      perYear(years, ({ eps }) => eps, write),
    ),
    marginChart: columnChart(
      'EBIT margin; forecasts in colour',
      perYear(years, ({ ebit, revenue }) => ebit / revenue, percent),
    ),
    peerChart: barChart(
      `Price to earnings, ${last + 1}E`,
      peerBars.map((bar) => ({ ...bar, text: times(bar.value) })),
    ),
    rangeChart: barChart(`What a share is worth, ${currency}`, [
      { label: 'Bull case', value: bull, text: write(bull), isMarked: false },
      { label: 'Price target', value: target, text: write(target) },
      { label: 'Share price', value: price, text: write(price), isMarked: false },
      { label: 'Bear case', value: bear, text: write(bear), isMarked: false },
    ]),
  }
}
