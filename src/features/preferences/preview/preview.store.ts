import { atom, type ReadableAtom } from 'nanostores'
import { listDocuments } from '#api/document-lists.ts'
import type { List } from '#api/list.ts'
import { portalLink } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { TAG_PREFIX } from '#search/filters/filters.ts'
import { getQuickRange } from '#search/filters/quick-ranges.ts'
import { isComplete, isSame, type Preference } from '../preference.ts'

/** One of the newest documents; `href` is its portal page. */
export type PreviewDocument = { id: string; title: string; href: string | undefined; date: string; type: string }

type Preview = { count: number; newest: readonly PreviewDocument[] }

export type PreviewState =
  /** The preference has no region or no sector yet. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retrying: boolean }
  /** `busy`: the result of the previous draft, while the next one is loading. */
  | { state: 'ready'; value: Preview; busy: boolean }

export type PreviewStore = {
  $state: ReadableAtom<PreviewState>
  /** Loads the preview of a preference, after a delay when it changes. */
  show(preference: Preference): void
  retry(): void
  stop(): void
}

/** The delay in milliseconds after a change of the draft. */
const DELAY_MS = 300
const NEWEST = 3
/** The maximum length of a list of the API; the count is the list's length. */
const LONGEST = 10_000

const toPreviewDocument = (document: WebDocument): PreviewDocument => {
  const reference = document.external_reference || document.id
  return {
    id: document.id,
    title: toText(document.title),
    href: portalLink(`/document/${encodeURIComponent(reference)}`)?.href,
    date: toText(document.publication_date),
    type: toText(document.document_type),
  }
}

const toPreview = ({ records, paging }: List<WebDocument>): Preview => ({
  count: paging.max_records ?? records.length,
  newest: toRecords(records).slice(0, NEWEST).map(toPreviewDocument),
})

/** Filters for the preference: the documents of the last 30 days that the user may read. */
function previewFilters(preference: Preference, today: string): URLSearchParams {
  const filters = new URLSearchParams({
    start_date: getQuickRange('Last 30 Days', today).start,
    hide_unentitled: 'true',
  })
  for (const [category, values] of Object.entries(preference)) filters.set(TAG_PREFIX + category, joinValues(values))
  return filters
}

/** The documents that a preference would have sent, shown before it is saved. */
export function createPreview(onFailure: (failure: Error) => void): PreviewStore {
  const $state = atom<PreviewState>({ state: 'none' })
  const loader = takeLatest()
  let shown: Preference = {}
  let rest: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(rest)
    loader.stop()
  }
  const ask = () => {
    const filters = previewFilters(shown, toLocalDay(new Date()))
    loader.run(
      (signal) => listDocuments('all_documents', { filters, page: 1, pageSize: NEWEST, limit: LONGEST }, signal),
      (outcome) => {
        if (outcome.status === 'fulfilled')
          return $state.set({ state: 'ready', value: toPreview(outcome.value), busy: false })
        $state.set({ state: 'failed', retrying: false })
        onFailure(outcome.reason)
      },
    )
  }

  return {
    $state,
    show(preference) {
      const before = $state.get()
      if (before.state !== 'none' && isSame(preference, shown)) return
      stop()
      shown = preference
      if (!isComplete(preference)) return $state.set({ state: 'none' })
      $state.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' })
      if (before.state === 'none') ask()
      else rest = setTimeout(ask, DELAY_MS)
    },
    retry() {
      $state.set({ state: 'failed', retrying: true })
      ask()
    },
    stop() {
      stop()
      // The next `show` loads it again.
      $state.set({ state: 'none' })
    },
  }
}
