import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { formatChange } from '#lib/format/figures.ts'

export type Direction = 'up' | 'down' | 'unchanged'

export type Upside = { share: number; text: string; direction: Direction }

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number'

/** The difference of the target to the price, as a share of it; undefined unless both are known in the same currency. */
export function computeUpside(tag: Tag): number | undefined {
  const { target_price: target, close_price: price, target_price_currency: currency } = tag
  if (!isAmount(target) || !isAmount(price) || price <= 0) return undefined
  if (!currency || currency !== tag.price_currency) return undefined
  return target / price - 1
}

/** The upside as it is displayed. */
export function getUpside(tag: Tag, language: string): Upside | undefined {
  const upside = computeUpside(tag)
  if (upside === undefined) return undefined
  // Uses the displayed value: a change that rounds to zero has no direction.
  const share = Math.round(upside * 1000) / 1000
  return {
    share,
    text: formatChange(share, locale(language)),
    direction: share > 0 ? 'up' : share < 0 ? 'down' : 'unchanged',
  }
}
