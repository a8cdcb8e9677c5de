import type { Tag } from '#contract/tag.ts'
import { foldText } from '#server/platform/text/fold.ts'

/** The letter that a company stands under: the first Latin one of its name, or else of its ticker, or else Z (R272). */
export const letterOf = ({ value, ticker }: Tag): string =>
  (/[a-z]/.exec(foldText(value ?? ''))?.[0] ?? /[a-z]/.exec(foldText(ticker ?? ''))?.[0] ?? 'z').toUpperCase()
