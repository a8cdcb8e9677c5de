import type { Usage, UsageRow } from '#api/usage.ts'
import { usageTexts } from '#i18n/en/usage.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { PageLinks } from '#search/list/page-links.view.tsx'
import type { ResourceState } from '#session/resource.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { usageCards } from './usage.columns.tsx'
import css from './usage.css?inline'
import type { UsageQuery } from './usage.store.ts'
import { UsageSums } from './usage-sums.view.tsx'

registerStyles('features', css)

type UsageViewProps = {
  state: ResourceState<Usage>
  query: UsageQuery
  busy: boolean
  columns: readonly Column<UsageRow>[]
  /** The number of skeleton rows. */
  skeletons: number
  onUpdate: (change: Partial<UsageQuery>) => void
  onNavigate: (href: string) => boolean
  onRetry: () => void
}

/** The sums of the period, and the table in each of its states. */
export function UsageView(props: UsageViewProps) {
  const { state, query, busy, columns, skeletons, onUpdate, onNavigate, onRetry } = props
  const t = useTexts(usageTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
    case 'loading':
      return (
        <>
          <UsageSums />
          <TableSkeleton cards={usageCards} columns={columns} count={skeletons} label={t.loading} />
        </>
      )
    case 'failed':
      return (
        <Failed
          text={state.error.status === 403 ? t.denied : t.failed}
          error={state.error}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )
    case 'ready': {
      const { records, paging } = state.value
      const pages = paging.num_pages ?? 1
      return (
        <>
          <Announcer message={busy ? '' : records.length > 0 ? fill(t.loaded, { count: records.length }) : t.empty} />
          <UsageSums usage={state.value} />
          {records.length === 0 ? (
            <EmptyState text={t.empty} />
          ) : (
            <Table
              caption={t.title}
              cards={usageCards}
              columns={columns}
              rows={records}
              sort={query.sort}
              busy={busy}
              onSort={(sort) => onUpdate({ sort })}
            />
          )}
          {pages > 1 && <PageLinks page={query.page} pages={pages} onPage={(page) => onUpdate({ page })} />}
        </>
      )
    }
  }
}
