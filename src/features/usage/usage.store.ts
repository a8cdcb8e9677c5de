import { atom, type ReadableAtom } from 'nanostores'
import { loadAllUsage, loadUsage, type Usage, type UsageRequest, type UsageRow } from '#api/usage.ts'
import type { UsageBy } from '#contract/usage.ts'
import { type DateRange, shiftDay, toLocalDay } from '#lib/format/days.ts'
import { createResource, type Resource } from '#session/resource.ts'

type Order = NonNullable<UsageRequest['order']>

export type UsageQuery = { by: UsageBy; range: DateRange; sort: Order; page: number }

export type UsageOptions = Pick<UsageRequest, 'scope' | 'firmId' | 'by' | 'pageSize'> & {
  onFailure: (failure: Error) => void
}

export type UsageStore = Pick<Resource<Usage>, '$state' | 'retry' | 'start'> & {
  $query: ReadableAtom<UsageQuery>
  /** Whether other rows are loading while the former ones are shown. */
  $busy: ReadableAtom<boolean>
  /** Another question starts on its first page, unless it is about the page. */
  update(change: Partial<UsageQuery>): void
  listAll(): Promise<UsageRow[]>
}

/** Before the first day that anything was counted. */
const BEGINNING = '2000-01-01'

/** The last days up to today. */
export const lastDays = (days: number): DateRange => {
  const end = toLocalDay(new Date())
  return { start: shiftDay(end, 1 - days), end, allTime: false }
}

/** Days of a report at first, and after the period was cleared. */
export const FIRST_DAYS = 90

/** What is opened or played most comes first, and the newest month. */
const firstOrder = (by: UsageBy): Order => ({
  id: by === 'month' ? 'name' : by === 'event' ? 'replays' : 'opens',
  desc: true,
})

/** A period without a first day reaches back to the beginning. */
const toDays = ({ start, end }: DateRange) => ({ from: start === '' && end !== '' ? BEGINNING : start, to: end })

/** How research was used, by what the user asks for. */
export function createUsage({ scope, firmId, by, pageSize, onFailure }: UsageOptions): UsageStore {
  const $query = atom<UsageQuery>({ by, range: lastDays(FIRST_DAYS), sort: firstOrder(by), page: 1 })
  const $busy = atom(false)
  const toRequest = () => {
    const { range, sort, by } = $query.get()
    return { scope, firmId, by, order: sort, ...toDays(range) }
  }
  const { $state, retry, reload, start } = createResource<Usage>({
    fetch: (signal) => loadUsage({ ...toRequest(), page: $query.get().page, pageSize }, signal),
    onReady: () => $busy.set(false),
    onFailure(failure) {
      // The former rows would stay, under controls that ask for others.
      if ($busy.get()) {
        $busy.set(false)
        retry()
      } else onFailure(failure)
    },
  })
  return {
    $state,
    $query,
    $busy,
    retry,
    start,
    update(change) {
      const before = $query.get()
      const isOther = change.by !== undefined && change.by !== before.by
      $query.set({ ...before, page: 1, ...change, ...(isOther && { sort: firstOrder(change.by ?? by) }) })
      // The columns are others too.
      if (isOther) {
        $busy.set(false)
        return retry()
      }
      $busy.set($state.get().state === 'ready')
      reload()
    },
    listAll: () => loadAllUsage(toRequest()),
  }
}
