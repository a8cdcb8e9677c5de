import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { Account, AccountOptions } from '#contract/desk-users.ts'
import { accountTexts, deskUsersTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState } from '#search/list/create-list.ts'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import type { UsersStore } from './users.store.ts'
import { userCards, userColumns } from './users-columns.tsx'

type UserListProps = { store: UsersStore; options: AccountOptions | undefined }

const ignore = () => {}

/** The users by name, with a search and the firms to choose from. */
export function UserList({ store, options }: UserListProps) {
  const t = useTexts(deskUsersTexts)
  const tAccount = useTexts(accountTexts)
  const { term, firmId } = useStore(store.$query)
  const state = useStore(store.$state)
  const [typed, setTyped] = useState(term)
  const total = state.state === 'ready' ? state.total : undefined
  return (
    <section className="r-desk-users" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <div className="r-desk-users__tools">
        <search className="r-desk-users__search">
          <SearchField
            label={t.search}
            placeholder={t.search}
            clearLabel={t.clear}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              store.search(text)
            }}
          />
        </search>
        {options && options.firms.length > 0 && (
          <div className="r-desk-users__firm">
            <SelectField
              label={tAccount.firm}
              options={[
                { value: '', label: t.allFirms },
                ...options.firms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={firmId}
              onChange={store.ofFirm}
            />
          </div>
        )}
        <p className="r-desk-users__count" role="status">
          {total !== undefined && (total === 1 ? t.one : fill(t.count, { count: total }))}
        </p>
        <ButtonLink variant="primary" href="/desk/users/new">
          {t.add}
        </ButtonLink>
      </div>
      <Results state={state} store={store} />
    </section>
  )
}

function Results({ state, store }: { state: ListState<Account>; store: UsersStore }) {
  const language = useLanguage()
  const t = useTexts(deskUsersTexts)
  const columns = useMemo(() => userColumns(language), [language])
  const place = useRef<HTMLDivElement>(null)
  const records = state.state === 'ready' ? state.records : none
  useFocusOnMore(place, records, 'tbody > tr')
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return <TableSkeleton cards={userCards} columns={columns} label={t.loading} />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
    case 'ready':
      if (records.length === 0) return <EmptyState text={t.nothing} />
      return (
        <>
          <div ref={place}>
            <Table caption={t.caption} cards={userCards} columns={columns} rows={records} busy={state.busy === true} />
          </div>
          <ListEnd
            state={state}
            paging="more"
            limit={t.limit}
            texts={t}
            onLoadMore={store.loadMore}
            onPage={ignore}
            onFailure={ignore}
          />
        </>
      )
  }
}

const none: readonly Account[] = []
