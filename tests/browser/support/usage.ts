import type { UsageCounts, UsageRecord, UsageReport } from '#contract/usage.ts'
import { type FakeApi, refusal } from './fake-api.ts'

const counts = (opens: number): UsageCounts => ({ opens, reads: opens - 1, downloads: 3, replays: 0, machine: 2 })

/** What a document was used for. */
export const used = (n: number, more: Partial<UsageRecord> = {}): UsageRecord => ({
  id: `d${n}`,
  name: `Note ${n}`,
  external_reference: `NOTE-${n}`,
  ...counts(20 - n),
  ...more,
})

/** Rows that an export asks for at once, and those that an answer has. */
const [MOST, GIVEN] = [10_000, 100] as const

/** `more`: what a newer server tells as well. */
type Answer = { failsExport?: boolean; more?: Pick<Partial<UsageReport>, 'previous' | 'interval' | 'steps'> }

/** The period before, and three weeks of this one. */
export const course: NonNullable<Answer['more']> = {
  previous: {
    from: '2026-05-10',
    to: '2026-08-07',
    total: { opens: 1000, reads: 1203, downloads: 6, replays: 0, machine: 1 },
  },
  interval: 'week',
  steps: [
    { from: '2026-10-19', to: '2026-10-25', ...counts(400) },
    { from: '2026-10-26', to: '2026-11-01', ...counts(0), reads: 0 },
    { from: '2026-11-02', to: '2026-11-05', ...counts(804) },
  ],
}

/** An API that answers reports with these records, whatever they are by, in pages. */
export function answerUsage(
  api: FakeApi,
  records: readonly UsageRecord[],
  { failsExport = false, more = {} }: Answer = {},
): void {
  api.on('usage', ({ query }) => {
    const page = Number(query.get('page'))
    const asked = Number(query.get('page_size'))
    if (failsExport && asked === MOST) return refusal(500)
    const size = Math.min(asked, GIVEN)
    return {
      firm: 'Client & Sons',
      from: '2026-08-08',
      to: '2026-11-05',
      by: query.get('by'),
      total: counts(1204),
      ...more,
      records: records.slice((page - 1) * size, page * size),
      pagination_metadata: { page, num_pages: Math.ceil(records.length / size), max_records: records.length },
    }
  })
}
