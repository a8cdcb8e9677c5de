import { useEffect, useId, useState } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { portalLink } from '#config/config.ts'
import type { SavedSearch } from '#contract/saved-search.ts'
import { useSavedSearches } from '#entities/saved-search/use-saved-searches.ts'
import { savedSearchTexts, searchListTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { followIf } from '#ui/link/follow.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import css from './search-list.css?inline'
import { DeletedRow, SearchRowView } from './search-row.view.tsx'
import { markDeleted, mergeRows, type SearchRow, withoutRow } from './search-rows.ts'

registerStyles('features', css)

type SearchListProps = {
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The saved searches: opened, renamed, with or without alerts, deleted. */
export function SearchList(props: SearchListProps) {
  const t = useTexts(savedSearchTexts)
  const tList = useTexts(searchListTexts)
  const { store, state } = useSavedSearches(props.onFailure)
  const id = useId()
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  return (
    <section className="r-search-list" tabIndex={-1} aria-labelledby={id}>
      <SectionHead id={id}>{t.title}</SectionHead>
      {state.state === 'loading' && (
        <div role="status" aria-busy="true" aria-label={tList.loading}>
          {[1, 2].map((key) => (
            <div key={key} className="r-search-list__row r-search-list__row--loading">
              <div className="r-search-list__search">
                <Skeleton width={30} />
              </div>
              <div className="r-search-list__tools" />
            </div>
          ))}
        </div>
      )}
      {state.state === 'failed' && (
        <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
      )}
      {state.state === 'ready' && <Rows searches={state.value} {...props} />}
    </section>
  )
}

function Rows({ searches, onNavigate, onFailure }: SearchListProps & { searches: readonly SavedSearch[] }) {
  const t = useTexts(searchListTexts)
  const { store } = useSavedSearches(onFailure)
  const [rows, setRows] = useState<readonly SearchRow[]>(() => mergeRows([], searches))
  useEffect(() => setRows((before) => mergeRows(before, searches)), [searches])
  const library = portalLink('/library')?.href ?? '/library'
  if (rows.length === 0)
    return (
      <EmptyState
        text={t.empty}
        action={
          <ButtonLink href={library} onClick={followIf(() => onNavigate(library))}>
            {t.toLibrary}
          </ButtonLink>
        }
      />
    )
  return (
    <ul>
      {rows.map(({ search, isDeleted }) =>
        isDeleted ? (
          <DeletedRow
            key={search.id}
            search={search}
            onUndo={async () => {
              const { name, query, alerts } = search
              await store.create({ name, query, alerts })
              setRows((before) => withoutRow(before, search.id))
            }}
            onFailure={onFailure}
          />
        ) : (
          <SearchRowView
            key={search.id}
            search={search}
            onOpen={() => store.markSeen(search)}
            onUpdate={(changes) => store.update({ id: search.id, ...changes })}
            onDelete={async () => {
              await store.remove(search.id)
              setRows((before) => markDeleted(before, search.id))
            }}
            onNavigate={onNavigate}
            onFailure={onFailure}
          />
        ),
      )}
    </ul>
  )
}
