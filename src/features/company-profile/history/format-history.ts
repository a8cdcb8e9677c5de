import { locale } from '#config/locale.ts'
import type { History } from '#entities/company/history/history.ts'
import { companyChartTexts } from '#i18n/en/company-chart.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { formatMoney } from '#lib/format/money.ts'
import type { Spot } from './crosshair.ts'

/** The text alternative of the chart. */
export function formatSummary(name: string, { calls, currency, price }: History, language: string): string {
  const t = companyChartTexts(language)
  const tag = locale(language)
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return ''
  const money = (amount: number) => formatMoney(amount, currency, tag)
  const target = fill(t.summary, {
    name,
    first: money(first.target),
    start: formatDate(first.day, 'long', tag),
    last: money(last.target),
    end: formatDate(last.day, 'long', tag),
  })
  const rating = last.rating && fill(t.summaryRating, { rating: valueLabel('Rating', last.rating, language) })
  const close = price !== undefined && fill(t.summaryPrice, { price: money(price) })
  return [target, rating, close].filter(Boolean).join(' ')
}

/** What screen readers read at the crosshair. */
export function formatSpot({ day, call }: Spot, { currency, price }: History, today: string, language: string): string {
  const t = companyChartTexts(language)
  const tag = locale(language)
  const target = fill(t.spot, { date: formatDate(day, 'long', tag), target: formatMoney(call.target, currency, tag) })
  const rating = call.rating && fill(t.summaryRating, { rating: valueLabel('Rating', call.rating, language) })
  const close =
    day === today && price !== undefined && fill(t.summaryPrice, { price: formatMoney(price, currency, tag) })
  return [target, rating, close, call.note?.title].filter(Boolean).join(' ')
}
