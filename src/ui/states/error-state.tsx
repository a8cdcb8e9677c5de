import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { errorIcon, retryIcon } from '../icons/icons.ts'
import css from './state.css?inline'

registerStyles('ui', css)

type ErrorStateProps = {
  /** What happened, if the text does not say it. */
  cause?: string | undefined
  /** What happened, and what to do. */
  text: ReactNode
  /** For the owner of the page. */
  note?: string | undefined
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined
  /** Whether it replaces a whole page; the text is then its heading. */
  isPage?: boolean
}

export function ErrorState({ cause, text, note, retry, isPage = false }: ErrorStateProps) {
  const Text = isPage ? 'h1' : 'p'
  return (
    <div className="r-state r-state--error" role="alert">
      <Icon path={errorIcon} />
      {cause && <p className="r-state__cause">{cause}</p>}
      <Text className="r-state__text">{text}</Text>
      {retry && (
        <Button icon={retryIcon} busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      {note && <p className="r-state__note">{note}</p>}
    </div>
  )
}
