import type { DocumentContext } from '../../generate/document.ts'
import { type Block, Prose } from '../../generate/prose.ts'
import type { Facts } from '../../template.ts'
import { longOutlines } from '../../texts/long.ts'
import { largeMoney, money } from '../../world/currencies.ts'
import type { CompanyContext } from '../company-context.ts'
import { type Case, caseOf } from './case.ts'
import { companyExhibits, weighted } from './company-tables.ts'
import { writeOutline } from './outline.ts'
import { median, percent, times } from './tables.ts'

const yearly = (from: number, to: number, years: number) => percent((to / from) ** (1 / years) - 1)

/** What a text says about a value against the price. */
const against = (value: number, price: number) =>
  `${percent(Math.abs(value / price - 1), 0)} ${value >= price ? 'above' : 'below'} the share price`

/** Figures for the sentences, the same as in the tables. */
function caseFacts(data: Case): Facts {
  const { company, price, target, last, years, segments, valuation, multipleValue, peers, bull, bear } = data
  const { currency } = company.country
  const { accountingCurrency } = company
  const [before, now, first, second, third] = years
  if (!before || !now || !first || !second || !third) return {}
  const { discount, growth, near, far, netDebt, perShare } = valuation
  const flow = valuation.years[0]?.free ?? 0
  const segmentFacts = segments.flatMap(({ name, share, margin }, index) => [
    [`seg${index + 1}`, name.toLowerCase()],
    [`seg${index + 1}Share`, percent(share, 0)],
    [`seg${index + 1}Margin`, percent(margin)],
  ])
  return {
    ...Object.fromEntries(segmentFacts),
    fyBefore: String(last - 1),
    fy3: String(last + 3),
    revLast: largeMoney(accountingCurrency, now.revenue),
    revFar: largeMoney(accountingCurrency, third.revenue),
    revYearly: yearly(now.revenue, third.revenue, 3),
    marginLast: percent(now.ebit / now.revenue),
    marginNext: percent(first.ebit / first.revenue),
    marginFar: percent(third.ebit / third.revenue),
    ebitdaNext: largeMoney(accountingCurrency, first.ebitda),
    epsLast: money(currency, now.eps),
    epsNext: money(currency, first.eps),
    epsSecond: money(currency, second.eps),
    epsFar: money(currency, third.eps),
    dividendNext: money(currency, first.dividend),
    yieldNext: percent(first.dividend / price),
    payout: percent(first.dividend / first.eps, 0),
    flowNext: largeMoney(accountingCurrency, flow),
    flowShare: percent(flow / first.revenue),
    netDebt: largeMoney(accountingCurrency, netDebt),
    leverage: times(netDebt / now.ebitda),
    cap: largeMoney(currency, (price * company.shares) / 1_000_000),
    discount: percent(discount, 2),
    growthFar: percent(growth),
    farShare: percent(far / (near + far), 0),
    dcf: money(currency, perShare),
    multiple: times(multipleValue / second.eps),
    multipleValue: money(currency, multipleValue),
    peNow: times(price / first.eps),
    peSecond: times(price / second.eps),
    peTarget: times(target / second.eps),
    pePeers: times(median(peers.map((peer) => peer.price / peer.year.eps).filter((pe) => pe > 0))),
    marginPeers: percent(median(peers.map(({ year }) => year.ebit / year.revenue))),
    bull: money(currency, bull),
    bear: money(currency, bear),
    bullAgainst: against(bull, price),
    bearAgainst: against(bear, price),
    targetAgainst: against(target, price),
    weighted: money(currency, weighted(data)),
    weightedAgainst: against(weighted(data), price),
    peer1: peers[0]?.company.short ?? '',
    peer2: peers[1]?.company.short ?? '',
    peer3: peers[2]?.company.short ?? '',
    peerCount: String(peers.length),
  }
}

/** What follows the opening of a long note on a company: the case, the figures, the value, in ten pages and more. */
export function longCompanyText(document: DocumentContext, context: CompanyContext): Block[] {
  const { call } = context
  if (!call) throw new Error(`document ${document.id} is on a company without a rating`)
  const data = caseOf(document.world, { ...context, call })
  // Known only to wordings that argue for this rating.
  const facts = { ...context.prose.facts, ...caseFacts(data), [call.rating.toLowerCase()]: call.rating }
  const prose = new Prose(facts, data.random)
  return writeOutline(document.id, longOutlines.company, prose, companyExhibits(data, document.world))
}
