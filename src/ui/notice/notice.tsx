import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { closeIcon, errorIcon } from '../icons/icons.ts'

type NoticeProps = {
  /** What went wrong: text, or one paragraph a message. It interrupts a screen reader. */
  children: ReactNode
  /** Left out, the notice cannot be dismissed (R092). */
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

/** A failure in words, above what it belongs to. */
export function Notice({ children, dismiss }: NoticeProps) {
  return (
    <div className="r-notice" part="notice" role="alert">
      <Icon path={errorIcon} />
      <div className="r-notice__text">{children}</div>
      {dismiss && <IconButton icon={closeIcon} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  )
}
