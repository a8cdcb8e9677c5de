import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { getAccount, getAccountOptions } from '#api/desk-users.ts'
import type { Account, AccountOptions } from '#contract/desk-users.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { DeskRole } from '#session/desk-role.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Link } from '#ui/link/link.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import fieldCss from '#ui/text-field/text-field.css?inline'
import { NavigateEvent } from '#widgets/runtime/events.ts'
import type { AreaProps } from '../areas.ts'
import { useLoaded } from '../use-loaded.ts'
import { EditUser } from './edit-user.tsx'
import { NewUser } from './new-user.tsx'
import { UserList } from './user-list.tsx'
import css from './users.css?inline'
import { createUsers } from './users.store.ts'

registerStyles('ui', fieldCss)
registerStyles('portal', css)

/** A user who was just added, and what is said about it. */
type Added = { id: string; text: string }

/** The users: their list, one of them, or a new one. */
export function Users({ id, role }: AreaProps) {
  const t = useTexts(deskUserTexts)
  const store = useMemo(createUsers, [])
  useEffect(() => store.start(), [store])
  const options = useLoaded(getAccountOptions)
  const place = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<Added>()
  const create = useCallback(
    (account: Account, isInvited: boolean) => {
      setAdded({ id: account.id, text: fill(isInvited ? t.invited : t.created, { name: account.name }) })
      store.reload()
      const href = new URL(`/desk/users/${account.id}`, location.href).href
      place.current?.dispatchEvent(new NavigateEvent({ href }))
    },
    [store, t],
  )
  const given = options.state.state === 'ready' ? options.state.value : undefined
  if (id === undefined) return <UserList store={store} options={given} />
  return (
    <div ref={place} className="r-desk-users__one">
      <Link variant="quiet" href="/desk/users">
        {t.back}
      </Link>
      {options.state.state === 'failed' ? (
        <Failed text={t.failed} error={options.state.error} retrying={options.state.retrying} onRetry={options.retry} />
      ) : !given ? (
        <UserSkeleton />
      ) : id === 'new' ? (
        <NewUser options={given} role={role} onCreated={create} />
      ) : (
        <OneUser
          key={id}
          id={id}
          options={given}
          role={role}
          told={added?.id === id ? added.text : ''}
          onChanged={store.reload}
        />
      )}
    </div>
  )
}

type OneUserProps = { id: string; options: AccountOptions; role: DeskRole; told: string; onChanged: () => void }

function OneUser({ id, onChanged, ...props }: OneUserProps) {
  const t = useTexts(deskUserTexts)
  const { state, retry, replace } = useLoaded(useCallback((signal: AbortSignal) => getAccount(id, signal), [id]))
  if (state.state === 'loading') return <UserSkeleton />
  if (state.state === 'failed') {
    if (state.error.status === 404 || state.error.status === 400) return <EmptyState text={t.missing} />
    return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={retry} />
  }
  return (
    <EditUser
      account={state.value}
      {...props}
      onChanged={(account) => {
        replace(account)
        onChanged()
      }}
    />
  )
}

function UserSkeleton() {
  const t = useTexts(deskUserTexts)
  return (
    <div className="r-desk-user" role="status" aria-busy="true" aria-label={t.loading}>
      <Skeleton shape="title" width={30} />
      <Skeleton width={50} />
      <Skeleton width={70} />
      <Skeleton width={60} />
    </div>
  )
}
