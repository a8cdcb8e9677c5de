import { atom, type ReadableAtom } from 'nanostores'
import { tagsByCategory, tagsRelatedTo } from '#api/tag-options.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { DateRange } from '../filters/date-range.ts'
import type { FilterSelection } from '../filters/filters.ts'

/** A selected value that is no longer offered. */
export type Dropped = { category: string; value: string }

/** The available values by category. The shown ones stay while newer ones are loaded (R205). */
export type TagLists =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; error: Error; retrying: boolean }
  | { state: 'ready'; tags: TagsByCategory; reload: 'idle' | 'loading' | 'failed' }

export type FilterPanelOptions = {
  /** The categories to show, in order (R191). */
  categories: readonly string[]
  /** Categories that need a value. */
  required: readonly string[]
  /** Whether the values of a category depend on the selection in the others (R205). */
  dynamic: boolean
  /** `staged`: Update Results applies the draft; `live`: each selection does (C08). */
  applyMode: 'staged' | 'live'
  /** The other filters of the list, by the API's keys. Dynamic lists offer values within this scope. */
  scope(): URLSearchParams
  activeFilters: FilterSelection
  defaults: FilterSelection
  onApply(filters: FilterSelection): void
  onFailure(failure: Error): void
}

export type FilterPanelStore = {
  /** The selection in the panel, applied or not (C08). */
  $draft: ReadableAtom<FilterSelection>
  $lists: ReadableAtom<TagLists>
  /** Required categories that were empty when the draft was to be applied. */
  $missing: ReadableAtom<readonly string[]>
  /** Values that were removed because they are no longer offered (R205). */
  $dropped: ReadableAtom<readonly Dropped[]>
  /** Sets the values of a category; an empty category has no key (R198, R204). */
  choose(category: string, values: readonly string[]): void
  chooseRange(range: DateRange): void
  /** Resets the draft to the defaults (C08). */
  reset(): void
  /** Applies the draft, unless a required category is empty. Returns whether it did. */
  apply(): boolean
  /** Follows the active filters: a change from outside replaces the draft. */
  rebase(activeFilters: FilterSelection): void
  /** Loads the lists, unless they are loaded for this user and, if dynamic, for this draft. */
  open(): void
  close(): void
  retry(): void
  /** Follows the session. Returns a function that stops it and cancels requests. */
  start(): () => void
}

/** A key for comparison; the order of categories does not matter. */
const toKey = ({ tags, range }: FilterSelection) =>
  JSON.stringify([Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)), range.start, range.end, range.allTime])

const withValues = ({ tags, range }: FilterSelection, category: string, values: readonly string[]): FilterSelection => {
  const { [category]: _, ...others } = tags
  if (values.length === 0) return { tags: others, range }
  return { tags: { ...tags, [category]: values }, range }
}

const isEmpty = ({ tags }: FilterSelection, category: string) => (tags[category] ?? []).length === 0

export function createFilterPanel(options: FilterPanelOptions): FilterPanelStore {
  const { categories, required, dynamic, applyMode, defaults, scope, onApply, onFailure } = options
  const $draft = atom(options.activeFilters)
  const $lists = atom<TagLists>({ state: 'idle' })
  const $missing = atom<readonly string[]>([])
  const $dropped = atom<readonly Dropped[]>([])
  const loader = takeLatest()
  let activeFilters = options.activeFilters
  /** Applied drafts: when they return as the active filters, it is not a change from outside. */
  let appliedDrafts: string[] = []
  /** The key that the lists were requested with. */
  let requested: string | undefined
  let pivot = ''
  let isOpen = false

  const wanted = () => (dynamic ? `${scope()} ${toKey({ ...defaults, tags: $draft.get().tags })}` : 'all')

  const apply = () => {
    const draft = $draft.get()
    const missing = required.filter((category) => isEmpty(draft, category))
    $missing.set(missing)
    if (missing.length > 0) return false
    appliedDrafts.push(toKey(draft))
    onApply(draft)
    return true
  }

  const load = () => {
    requested = wanted()
    const { tags } = $draft.get()
    loader.run(
      (signal) =>
        dynamic
          ? tagsRelatedTo({ pivot, tags, categories, filters: scope() }, signal)
          : tagsByCategory(categories, signal),
      (outcome) => {
        if (outcome.status === 'fulfilled') return take(outcome.value)
        requested = undefined
        const shown = $lists.get()
        const failed: TagLists = { state: 'failed', error: outcome.reason, retrying: false }
        $lists.set(shown.state === 'ready' ? { ...shown, reload: 'failed' } : failed)
        onFailure(outcome.reason)
      },
    )
  }

  const take = (tags: TagsByCategory) => {
    $lists.set({ state: 'ready', tags, reload: 'idle' })
    if (dynamic) dropUnoffered(tags)
  }

  /**
   * Removes values that are no longer offered. This may widen the lists of other categories, so they are loaded again;
   * it ends because values only get fewer.
   */
  const dropUnoffered = (tags: TagsByCategory) => {
    const before = $draft.get()
    const dropped: Dropped[] = []
    const kept = categories.reduce((draft, category) => {
      const offered = new Set(tags[category]?.map(({ value }) => value))
      const values = draft.tags[category] ?? []
      const left = values.filter((value) => offered.has(value))
      dropped.push(...values.filter((value) => !offered.has(value)).map((value) => ({ category, value })))
      return left.length === values.length ? draft : withValues(draft, category, left)
    }, before)
    if (dropped.length === 0) return
    $dropped.set(dropped)
    change(kept)
  }

  const reload = () => {
    const shown = $lists.get()
    $lists.set(shown.state === 'ready' ? { ...shown, reload: 'loading' } : { state: 'loading' })
    load()
  }

  const change = (draft: FilterSelection) => {
    $draft.set(draft)
    $missing.set($missing.get().filter((category) => isEmpty(draft, category)))
    if (applyMode === 'live') apply()
    if (dynamic && requested !== wanted()) reload()
  }

  return {
    $draft,
    $lists,
    $missing,
    $dropped,
    choose(category, values) {
      pivot = category
      $dropped.set([])
      change(withValues($draft.get(), category, values))
    },
    chooseRange: (range) => change({ ...$draft.get(), range }),
    reset() {
      pivot = ''
      $dropped.set([])
      $missing.set([])
      change(defaults)
    },
    apply,
    rebase(next) {
      if (toKey(next) === toKey(activeFilters)) return
      activeFilters = next
      const known = appliedDrafts.indexOf(toKey(next))
      appliedDrafts = appliedDrafts.slice(known + 1)
      if (known >= 0) return
      appliedDrafts = []
      pivot = ''
      $dropped.set([])
      $missing.set([])
      $draft.set(next)
      if (isOpen && requested !== wanted()) reload()
    },
    open() {
      isOpen = true
      if (requested !== wanted()) reload()
    },
    close() {
      isOpen = false
    },
    retry() {
      const shown = $lists.get()
      if (shown.state !== 'failed') return reload()
      // The message stays during the retry, and its button keeps the focus.
      $lists.set({ ...shown, retrying: true })
      load()
    },
    start() {
      let sessionId = getSessionId($session.get())
      const stop = $session.listen((session) => {
        if (getSessionId(session) === sessionId) return
        sessionId = getSessionId(session)
        loader.stop()
        requested = undefined
        $draft.set(activeFilters)
        $missing.set([])
        $dropped.set([])
        $lists.set({ state: 'idle' })
        if (isOpen) reload()
      })
      return () => {
        stop()
        loader.stop()
        requested = undefined
      }
    },
  }
}
