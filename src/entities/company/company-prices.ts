import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { formatMoney } from '#lib/format/money.ts'
import { getTarget } from '../document/tile.ts'
import { getUpside } from './upside.ts'

/** Target, last close and upside of a company, as far as the API gives them. */
export function toPrices(tag: Tag, language: string) {
  const { close_price: price, price_currency: currency } = tag
  return {
    target: getTarget(tag, language)?.value ?? '',
    price: typeof price === 'number' ? formatMoney(price, currency || tag.trading_currency, locale(language)) : '',
    upside: getUpside(tag, language),
  }
}
