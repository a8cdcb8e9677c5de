import type { UsageCounts, UsageRecord, UsageReport, UsageStep } from '#contract/usage.ts'
import type { World } from './memory.ts'
import { type Handler, toPage } from './request.ts'

const kinds = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const

/** Days of the longest period that the samples tell apart. */
const YEAR = 365

const people = ['Ada Lindqvist', 'Jonas Weber', 'Mireille Caron', 'Tomás Herrero']

const toShare = (from: string, to: string) =>
  Math.min(1, Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) / YEAR)

/** Figures that fall from line to line, as those of readers do. */
const toCounts = (place: number, share: number, hasFilms = false): UsageCounts => {
  const opens = Math.round((share * 4000) / (place + 9))
  if (hasFilms) return { opens: 0, reads: 0, downloads: 0, replays: Math.ceil(opens / 12), machine: 0 }
  return {
    opens,
    reads: Math.round(opens * (0.35 + ((place * 7) % 5) / 20)),
    downloads: Math.round(opens * (0.1 + ((place * 3) % 4) / 20)),
    replays: 0,
    machine: place % 6 === 0 ? Math.round(opens / 9) : 0,
  }
}

const monthsUntil = (day: string) =>
  Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - back)).toISOString().slice(0, 7),
  )

const DAY = 86_400_000

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The sums of the period week by week: a little more in the second half, and less when people are on leave. */
function toSteps(from: string, to: string, total: UsageCounts): UsageStep[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const length = last - first < 31 * DAY ? 1 : 7
  const starts = Array.from(
    { length: Math.ceil(((last - first) / DAY + 1) / length) },
    (_, n) => first + n * length * DAY,
  )
  const weights = starts.map((_, n) => 12 + n / 3 + ((n * 5) % 7))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return starts.map((start, n) => {
    const part = (weights[n] ?? 0) / all
    const counts = kinds.map((kind) => [kind, Math.round(total[kind] * part)])
    const end = Math.min(last, start + (length - 1) * DAY)
    return { from: toDay(start), to: toDay(end), ...(Object.fromEntries(counts) as UsageCounts) }
  })
}

/** What a firm of samples has used. */
export const usageCalls = ({ records }: World): Record<string, Handler> => {
  const newest = [...records.documents].sort((a, b) => b.publication_date.localeCompare(a.publication_date))
  const last = newest[0]?.publication_date.slice(0, 10) ?? ''
  const subjects: Readonly<Record<string, () => Omit<UsageRecord, keyof UsageCounts>[]>> = {
    document: () =>
      newest.slice(0, 60).map(({ id, title, external_reference }) => ({
        id,
        ...(title && { name: title }),
        ...(external_reference && { external_reference }),
      })),
    analyst: () =>
      [...records.tags.values()]
        .filter(({ category }) => category === 'Analyst')
        .map(({ id, value }) => ({ id: String(id), ...(value && { name: value }) })),
    event: () => records.events.slice(0, 12).map(({ id, name }) => ({ id: String(id), ...(name && { name }) })),
    user: () => people.map((name, index) => ({ id: String(index + 1), name })),
    month: () => monthsUntil(last).map((id) => ({ id })),
  }
  return {
    usage({ query }): UsageReport {
      const by = query.get('by') ?? 'month'
      const [from, to] = [query.get('from') ?? `${monthsUntil(last).at(-1)}-01`, query.get('to') ?? last]
      const share = toShare(from, to)
      const lines = (subjects[by] ?? subjects.month ?? (() => []))()
        .filter(({ id }) => by !== 'month' || (id >= from.slice(0, 7) && id <= to.slice(0, 7)))
        .map((line, place) => ({ ...line, ...toCounts(place, share, by === 'event') }))
      const field = kinds.find((kind) => kind === query.get('order_by_field'))
      const sign = query.get('order_by_order') === 'asc' ? 1 : -1
      const listed = lines.sort((a, b) =>
        field ? sign * (a[field] - b[field]) : sign * (a.name ?? a.id).localeCompare(b.name ?? b.id),
      )
      const total = Object.fromEntries(
        kinds.map((kind) => [kind, lines.reduce((sum, line) => sum + line[kind], 0)]),
      ) as UsageCounts
      const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
      const before = Object.fromEntries(kinds.map((kind, n) => [kind, Math.round(total[kind] * (0.86 + n / 20))]))
      return {
        firm: 'Lindqvist & Weber',
        from,
        to,
        by,
        total,
        previous: {
          from: toDay(Date.parse(from) - days * DAY),
          to: toDay(Date.parse(from) - DAY),
          total: before as UsageCounts,
        },
        interval: days <= 31 ? 'day' : 'week',
        steps: toSteps(from, to, total),
        ...toPage(listed, query),
      }
    },
  }
}
