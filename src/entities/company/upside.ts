import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { formatChange } from '#lib/format/figures.ts'
import { computeUpside } from '#lib/format/upside.ts'

export type Direction = 'up' | 'down' | 'unchanged'

export type Upside = { share: number; text: string; direction: Direction }

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
