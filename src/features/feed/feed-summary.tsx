import { locale } from '#config/locale.ts'
import { feedSummaryTexts } from '#i18n/en/feed.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { SearchMode } from '#search/filters/edits.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { TextChoice } from '#ui/text-choice/text-choice.tsx'
import { type FeedQuery, getSearch } from './feed.query.ts'
import type { FeedState, FeedStore } from './feed.store.ts'
import css from './feed-summary.css?inline'
import { useNewCount } from './new-count.ts'
import type { SavedToolsOwner } from './saved/saved-tools.tsx'

registerStyles('features', css)

const loadSaved = () => import('./saved/saved-tools.tsx').then(({ SavedTools }) => SavedTools)

type Order = NonNullable<FeedQuery['filters']['orderBy']>

/** The orders besides the list's own: the best match first for a search, else the newest first. */
const orders = {
  newest: { field: 'publication_date', ascending: false },
  oldest: { field: 'publication_date', ascending: true },
  title: { field: 'title', ascending: true },
} as const satisfies Record<string, Order>

type OrderName = keyof typeof orders

const names = Object.keys(orders) as OrderName[]

const findName = (order: Order | undefined): OrderName | undefined =>
  names.find((name) => orders[name].field === order?.field && orders[name].ascending === order.ascending)

/** `27 documents`; a list that reaches the limit has at least as many. By meaning there is no end, only the best. */
function formatCount(count: number, limit: number, mode: SearchMode, language: string): string {
  const t = feedSummaryTexts(language)
  if (count === 1) return t.one
  return fill(mode === 'meaning' ? t.best : count < limit ? t.many : t.atLeast, {
    count: count.toLocaleString(locale(language)),
  })
}

type FeedSummaryProps = {
  state: FeedState
  searchState: FeedQuery
  store: Pick<FeedStore, 'chooseOrder' | 'limit' | 'lockedFilters' | 'update'>
  /** Of saved searches; undefined: there are none. */
  owner?: SavedToolsOwner | undefined
}

/** How many documents there are, and their order. A search by meaning has only its own order (R253). */
export function FeedSummary({ state, searchState, store, owner }: FeedSummaryProps) {
  const language = useLanguage()
  const t = useTexts(feedSummaryTexts)
  const total = state.state === 'ready' && !state.busy ? state.total : undefined
  const { term, mode } = getSearch(searchState)
  const offered = term === '' ? names.filter((name) => name !== 'newest') : names
  const own = term === '' ? 'newest' : 'relevance'
  const { part: Saved } = useLazy(loadSaved, owner)
  const fresh = useNewCount(state, searchState, store)
  const order = findName(searchState.filters.orderBy)
  const selected = order && offered.includes(order) ? order : undefined
  return (
    <div className="r-feed-summary">
      {total !== undefined && total > 0 && <span>{formatCount(total, store.limit, mode, language)}</span>}
      {fresh > 0 && <span>{fill(t.newOnes, { count: fresh.toLocaleString(locale(language)) })}</span>}
      {mode === 'text' && (
        <TextChoice
          label={t.sort}
          options={[undefined, ...offered].map((value) => ({ value, text: t[value ?? own] }))}
          selected={selected}
          onChoose={(name) => store.chooseOrder(name && orders[name])}
        />
      )}
      {owner && Saved && <Saved owner={owner} store={store} searchState={searchState} />}
    </div>
  )
}
