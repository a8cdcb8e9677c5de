import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AccountsQuery } from '#api/desk-users.ts'
import type { Account, AccountOptions } from '#contract/desk-users.ts'
import { accountTexts, deskUsersTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { Search } from '../create-search.ts'
import { RecordList } from '../record-list.tsx'
import { userCards, userColumns } from './users-columns.tsx'

type UserListProps = { store: Search<Account, AccountsQuery>; options: AccountOptions | undefined }

/** The users by name, with a search and the firms to choose from. */
export function UserList({ store, options }: UserListProps) {
  const language = useLanguage()
  const t = useTexts(deskUsersTexts)
  const tAccount = useTexts(accountTexts)
  const { firmId } = useStore(store.$query)
  const columns = useMemo(() => userColumns(language), [language])
  const tools = options && options.firms.length > 0 && (
    <div className="r-desk-list__choice">
      <SelectField
        label={tAccount.firm}
        options={[
          { value: '', label: t.allFirms },
          ...options.firms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={firmId}
        onChange={(id) => store.filter({ firmId: id })}
      />
    </div>
  )
  return (
    <RecordList store={store} columns={columns} cards={userCards} newHref="/desk/users/new" tools={tools} texts={t} />
  )
}
