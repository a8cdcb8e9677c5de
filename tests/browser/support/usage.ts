import type { UsageCounts, UsageRecord } from '#contract/usage.ts'
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

/** An API that answers reports with these records, whatever they are by, in pages. */
export function answerUsage(api: FakeApi, records: readonly UsageRecord[], { failsExport = false } = {}): void {
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
      records: records.slice((page - 1) * size, page * size),
      pagination_metadata: { page, num_pages: Math.ceil(records.length / size), max_records: records.length },
    }
  })
}
