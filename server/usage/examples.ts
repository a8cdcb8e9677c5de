import type { UsageReport } from '#contract/usage.ts'

const sums = { opens: 42, reads: 17, downloads: 9, replays: 0, machine: 3 }

export const usageExample: UsageReport = {
  firm: 'Client & Sons',
  from: '2026-01-01',
  to: '2026-11-05',
  by: 'document',
  total: { opens: 1204, reads: 511, downloads: 240, replays: 31, machine: 12 },
  previous: {
    from: '2025-02-26',
    to: '2025-12-31',
    total: { opens: 1120, reads: 498, downloads: 251, replays: 12, machine: 9 },
  },
  interval: 'week',
  steps: [
    { from: '2026-10-26', to: '2026-11-01', opens: 31, reads: 12, downloads: 6, replays: 1, machine: 0 },
    { from: '2026-11-02', to: '2026-11-05', opens: 18, reads: 9, downloads: 2, replays: 0, machine: 1 },
  ],
  records: [{ id: '1', name: 'Deposits outpace loans', external_reference: 'ZLB-2026-11-04', ...sums }],
  pagination_metadata: { page: 1, num_pages: 1, max_records: 1 },
}
