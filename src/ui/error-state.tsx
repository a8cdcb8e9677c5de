import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { errorIcon, retryIcon } from './icons.ts'

type ErrorStateProps = {
  /** What happened, and what to do. */
  text: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined
}

export function ErrorState({ text, retry }: ErrorStateProps) {
  return (
    <div className="r-state r-state--error" role="alert">
      <Icon path={errorIcon} />
      <p className="r-state__text">{text}</p>
      {retry && (
        <Button icon={retryIcon} busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
