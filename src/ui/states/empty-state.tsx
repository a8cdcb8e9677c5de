import type { ReactNode } from 'react'

type EmptyStateProps = {
  text: ReactNode
  action?: ReactNode
  /** Whether it stands for a whole page, whose heading the words then are. */
  isPage?: boolean
}

/** Where a list has nothing to show: one sentence and at most one action (R114, R115). */
export function EmptyState({ text, action, isPage = false }: EmptyStateProps) {
  const Text = isPage ? 'h1' : 'p'
  return (
    <div className="r-state">
      <Text className="r-state__text">{text}</Text>
      {action}
    </div>
  )
}
