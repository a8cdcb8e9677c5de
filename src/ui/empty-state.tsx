import type { ReactNode } from 'react'

/** Where a list has nothing to show: one sentence and at most one action (R114, R115). */
export function EmptyState({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div className="r-state">
      <p className="r-state__text">{text}</p>
      {action}
    </div>
  )
}
