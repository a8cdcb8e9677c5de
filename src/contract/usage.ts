import { type Static, Type } from 'typebox'
import { Day, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

/** What a report has a line for. */
export type UsageBy = 'month' | 'document' | 'analyst' | 'event' | 'user' | 'firm'

const counts = {
  opens: Type.Integer({ description: 'How often a text, a preview or a file was shown.' }),
  reads: Type.Integer({ description: 'How often a document was visible for 30 seconds.' }),
  downloads: Type.Integer({ description: 'How often a file was taken away.' }),
  replays: Type.Integer({ description: 'How often a film was begun.' }),
  machine: Type.Integer({ description: 'Uses by machines, which are in none of the other numbers.' }),
}

export const UsageCounts = Type.Object(counts)
export type UsageCounts = Static<typeof UsageCounts>

export const UsageRecord = Type.Object({
  id: Type.String({ description: 'Id of the record; of a month `YYYY-MM`.' }),
  name: maybe(Type.String({ description: 'Title or name; absent for a month.' })),
  external_reference: maybe(Type.String({ description: 'Reference of a document.' })),
  ...counts,
})
export type UsageRecord = Static<typeof UsageRecord>

/** The sums of a day, a week from Monday or a month; the first and the last one end with the period. */
export const UsageStep = Type.Object({ from: Day, to: Day, ...counts })
export type UsageStep = Static<typeof UsageStep>

/** A report. Days are those of UTC; `total` is of the whole period, whatever the page. */
export const UsageReport = Type.Object({
  firm: maybe(Type.String({ description: 'Name of the firm that it is about; absent if it is about everybody.' })),
  from: Day,
  to: Day,
  by: Type.String({ description: 'month, document, analyst, event, user or firm.' }),
  total: UsageCounts,
  previous: maybe(
    Type.Object(
      { from: Day, to: Day, total: UsageCounts },
      { description: 'The period of the same length before; absent if uses were not yet counted on its first day.' },
    ),
  ),
  interval: Type.String({ description: 'What a step is: day (up to 31 days), week (up to 366) or month.' }),
  steps: Type.Array(UsageStep, {
    description: 'The part of the period in which uses were counted, step by step, the quiet ones too.',
  }),
  ...listSchema(UsageRecord).properties,
})
export type UsageReport = Static<typeof UsageReport>

/** The period is the last twelve months if it is left out. */
export const UsageQuery = Type.Object({
  from: Type.Optional(parameter('First day, YYYY-MM-DD.', '2026-01-01')),
  to: Type.Optional(parameter('Last day, YYYY-MM-DD.', '2026-12-31')),
  by: Type.Optional(
    parameter('What each record is about: month, document, analyst, event or user; at the desk also firm.', 'document'),
  ),
  order_by_field: Type.Optional(
    parameter(
      'name, opens, reads, downloads, replays or machine. Without it the most used come first, and the newest month.',
      'reads',
    ),
  ),
  order_by_order: Type.Optional(parameter('`asc`; anything else is descending.', 'asc')),
  ...paging,
  page_size: Type.Optional(parameter('Records per page, up to 10000: an export is one answer.', '20')),
})
export type UsageQuery = Static<typeof UsageQuery>
