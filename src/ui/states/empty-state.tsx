import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './state.css?inline'

registerStyles('ui', css)

type EmptyStateProps = {
  text: ReactNode
  action?: ReactNode
  /** Whether it replaces a whole page; the text is then its heading. */
  isPage?: boolean
}

/** An empty list: one sentence, and what to do about it (R114, R115). */
export function EmptyState({ text, action, isPage = false }: EmptyStateProps) {
  const Text = isPage ? 'h1' : 'p'
  return (
    <div className="r-state">
      <Text className="r-state__text">{text}</Text>
      {action}
    </div>
  )
}
