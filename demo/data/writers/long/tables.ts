import type { Block } from '../../generate/prose.ts'
import { figure, isWholeCurrency } from '../../world/currencies.ts'

export const percent = (share: number, decimals: 0 | 1 | 2 = 1) => `${figure(share * 100, decimals)}%`

/** A multiple; one without a meaning is a dash. */
export const times = (value: number) => (value > 0 && Number.isFinite(value) ? `${value.toFixed(1)}x` : '–')

/** An amount per share, without its currency. */
export const perShare = (currency: string, value: number) =>
  figure(value, isWholeCurrency(currency) || value >= 1000 ? 0 : 2)

export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Extract<Block, { kind: 'table' }> => ({ kind: 'table', caption, head, rows })

/** The middle one of some values, 0 without any. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
