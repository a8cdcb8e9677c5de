import type { ReactNode } from 'react'
import type { ResourceState } from '#session/resource.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronLeftIcon } from '#ui/icons/icons-shell.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'

/** The way from a record back to its list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="r-desk-back" href={href}>
      <Icon path={chevronLeftIcon} />
      {children}
    </a>
  )
}

type LoadedPartProps<T> = {
  loaded: ResourceState<T>
  texts: Record<'loading' | 'failed' | 'missing', string>
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** Shows a record when it is loaded; before that, its state. */
export function LoadedPart<T>({ loaded, texts: t, onRetry, children }: LoadedPartProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'signed-out') return null
  if (loaded.state === 'loading')
    return (
      <div className="r-desk-record" role="status" aria-busy="true" aria-label={t.loading}>
        <Skeleton shape="title" width={30} />
        <Skeleton width={50} />
        <Skeleton width={70} />
        <Skeleton width={60} />
      </div>
    )
  const { error, retrying } = loaded
  // An id that is no number is refused as malformed.
  if (error.status === 404 || error.status === 400) return <EmptyState text={t.missing} />
  return <Failed text={t.failed} error={error} retrying={retrying} onRetry={onRetry} />
}
