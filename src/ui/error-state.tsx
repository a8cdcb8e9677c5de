import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  /** What happened, and what to do. */
  text: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined
}

export function ErrorState({ text, retry }: ErrorStateProps) {
  return (
    <div className="r-state r-state--error" role="alert">
      <Icon name="error" />
      <p className="r-state__text">{text}</p>
      {retry && (
        <Button icon="retry" busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
