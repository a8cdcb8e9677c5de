import { useCallback } from 'react'
import { type AccountsQuery, getAccount, getAccountOptions, listAccounts } from '#api/desk-users.ts'
import type { Account, AccountOptions } from '#contract/desk-users.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { DeskRole } from '#session/token-hints.ts'
import type { AreaProps } from '../area-props.ts'
import { createSearch } from '../create-search.ts'
import { BackLink, LoadedPart } from '../one-record.tsx'
import { useArea } from '../use-area.ts'
import { useLoaded } from '../use-loaded.ts'
import { EditUser } from './edit-user.tsx'
import { NewUser } from './new-user.tsx'
import { UserList } from './user-list.tsx'

const createUsers = () => createSearch<Account, AccountsQuery>({ term: '', firmId: '' }, listAccounts)

/** The users: their list, one of them, or a new one. */
export function Users({ id, role }: AreaProps) {
  const t = useTexts(deskUserTexts)
  const options = useLoaded(getAccountOptions)
  const { store, place, showAdded, toldOf } = useArea('users', createUsers)
  const create = useCallback(
    ({ id: newId, name }: Account, isInvited: boolean) =>
      showAdded(newId, fill(isInvited ? t.invited : t.created, { name })),
    [showAdded, t],
  )
  if (id === undefined)
    return <UserList store={store} options={options.state.state === 'ready' ? options.state.value : undefined} />
  return (
    <div ref={place} className="r-desk-one">
      <BackLink href="/desk/users">{t.back}</BackLink>
      <LoadedPart loaded={options.state} texts={t} onRetry={options.retry}>
        {(given) =>
          id === 'new' ? (
            <NewUser options={given} role={role} onCreated={create} />
          ) : (
            <OneUser key={id} id={id} options={given} role={role} told={toldOf(id)} onChanged={store.reload} />
          )
        }
      </LoadedPart>
    </div>
  )
}

type OneUserProps = { id: string; options: AccountOptions; role: DeskRole; told: string; onChanged: () => void }

function OneUser({ id, onChanged, ...props }: OneUserProps) {
  const t = useTexts(deskUserTexts)
  const { state, retry, replace } = useLoaded(useCallback((signal: AbortSignal) => getAccount(id, signal), [id]))
  const change = (account: Account) => {
    replace(account)
    onChanged()
  }
  return (
    <LoadedPart loaded={state} texts={t} onRetry={retry}>
      {(account) => <EditUser account={account} {...props} onChanged={change} />}
    </LoadedPart>
  )
}
