import type { RangeTexts } from './date-range-words.ts'

/** The texts of the date range and its calendars. `{date}`, `{range}` and `{example}` are filled in. */
export type DateRangeTexts = RangeTexts & {
  readonly [Name in
    | 'panel'
    | 'from'
    | 'to'
    | 'clear'
    | 'quickRanges'
    | 'pattern'
    | 'malformed'
    | 'impossible'
    | 'tooEarly'
    | 'tooLate'
    | 'openFrom'
    | 'openTo'
    | 'chooseFrom'
    | 'chooseTo'
    | 'chosen'
    | 'cleared'
    | 'today'
    | 'month'
    | 'year'
    | 'previousMonth'
    | 'nextMonth'
    | 'loading'
    | 'failed']: string
}
