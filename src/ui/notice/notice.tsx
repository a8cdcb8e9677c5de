import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { closeIcon, errorIcon } from '../icons/icons.ts'
import css from './notice.css?inline'

registerStyles('ui', css)

type NoticeProps = {
  /** The failure: text, or one paragraph per message. It interrupts screen readers. */
  children: ReactNode
  /** Absent: the notice cannot be dismissed (R092). */
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

/** A failure message above the content that it concerns. */
export function Notice({ children, dismiss }: NoticeProps) {
  return (
    <div className="r-notice" part="notice" role="alert">
      <Icon path={errorIcon} />
      <div className="r-notice__text">{children}</div>
      {dismiss && <IconButton icon={closeIcon} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  )
}
