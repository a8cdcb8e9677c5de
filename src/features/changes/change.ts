import { portalLink, profileLinksEnabled } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import type { ResearchChange } from '#contract/research-change.ts'
import { toTile } from '#entities/document/tile.ts'
import { withoutCompany } from '#entities/document/without-company.ts'
import { changeTexts } from '#i18n/en/research-changes.ts'
import { formatChange } from '#lib/format/figures.ts'
import { formatMoney } from '#lib/format/money.ts'
import { toText } from '#lib/format/words.ts'

export type Share = { share: number; text: string }

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** How much larger one amount is than another of the same currency. */
function toShare(amount: unknown, base: unknown, tag: string): Share | undefined {
  if (!isAmount(amount) || !isAmount(base) || base <= 0) return undefined
  const share = amount / base - 1
  return { share, text: formatChange(share, tag) }
}

/** The rating now and before. One that stays has nothing before it, and a new one begins with its kind. */
function toRating({ kind, document: { rating, prior_rating } }: ResearchChange, language: string) {
  const t = changeTexts(language)
  const value = toText(rating) || t.none
  if (kind === 'initiation') return { value, prior: undefined, kind: t.initiation }
  const isOther = kind === 'upgrade' || kind === 'downgrade' || kind === 'suspension'
  return { value, prior: isOther ? toText(prior_rating) || undefined : undefined, kind: undefined }
}

/** What a note begins with that the column of ratings shows as well: `Upgraded to Buy, the risks are in the price`. */
const NEW_RATING = /^(?:upgraded|raised|up|downgraded|cut|down) to (.+?), (?=\S)/i

/** The title of a note for its row, which has the company's name and the new rating already. */
function shortenTitle(title: string, company: string, { value, prior }: { value: string; prior: string | undefined }) {
  const rest = withoutCompany(title, company)
  const [clause = '', rating] = (prior !== undefined && NEW_RATING.exec(rest)) || []
  if (rating?.toLowerCase() !== value.toLowerCase()) return rest
  return rest.charAt(clause.length).toUpperCase() + rest.slice(clause.length + 1)
}

/** From 1,000 up a whole amount has no decimals: `INR 6,150`. */
const formatAmount = (amount: number, currency: string | null | undefined, tag: string): string => {
  const text = formatMoney(amount, currency, tag)
  return Math.abs(amount) >= 1000 ? text.replace(/[.,]00$/, '') : text
}

const withoutCurrency = (text: string, currency: string | null | undefined): string =>
  currency ? text.replace(`${currency}\u00a0`, '') : text

/** The target now and before, each with its currency; of two currencies there is no change in per cent. */
function toTarget(change: ResearchChange, tag: string) {
  const { target_change, document, prior_target_price_currency: priorCurrency } = change
  const { target_price: target, target_price_currency: currency, prior_target_price: prior } = document
  if (!isAmount(target)) return undefined
  const value = formatAmount(target, currency, tag)
  const isOther = target_change === 'raised' || target_change === 'cut' || target_change === 'currency'
  if (!isOther || !isAmount(prior)) return { value }
  const isSameCurrency = target_change !== 'currency'
  return {
    // The currency stands once if it stays: `EUR 10.00 → 12.00`.
    value: isSameCurrency ? withoutCurrency(value, currency) : value,
    prior: formatAmount(prior, priorCurrency ?? (isSameCurrency ? currency : undefined), tag),
    change: isSameCurrency ? toShare(target, prior, tag) : ('currency' as const),
  }
}

/** The fields of a change for its row. Every field but the day and the note's id may be missing. */
export function toChange(change: ResearchChange, language: string) {
  const tag = locale(language)
  const { day, ticker, close_price, price_currency, document } = change
  const { primary_focus: focus, target_price, target_price_currency } = document
  const { id, title, lang, opening } = toTile(document, language)
  const path = focus?.profile_link || focus?.profile_url
  const isSameCurrency = price_currency === target_price_currency
  const company = toText(focus?.value)
  const rating = toRating(change, language)
  const price = isAmount(close_price) ? formatAmount(close_price, price_currency, tag) : ''
  return {
    id,
    day,
    company,
    href: profileLinksEnabled() ? portalLink(path)?.href : undefined,
    ticker: toText(ticker),
    rating,
    target: toTarget(change, tag),
    // The row has the currency with its target.
    price: isSameCurrency && isAmount(target_price) ? withoutCurrency(price, price_currency) : price,
    upside: isSameCurrency ? toShare(target_price, close_price, tag) : undefined,
    note: { id, title: shortenTitle(title, company, rating), lang, opening },
    title,
  }
}

export type Change = ReturnType<typeof toChange>
