import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { alertIcon, checkIcon, closeIcon, errorIcon, infoIcon } from './icons.ts'

type NoticeProps = {
  /** Default `info` (R090). Errors and warnings interrupt a screen reader, the others wait. */
  variant?: 'success' | 'error' | 'warning' | 'info'
  /** Text, or one paragraph a message. */
  children: ReactNode
  /** Left out, the notice cannot be dismissed (R092). */
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

const icons = { success: checkIcon, error: errorIcon, warning: alertIcon, info: infoIcon }

export function Notice({ variant = 'info', children, dismiss }: NoticeProps) {
  const urgent = variant === 'error' || variant === 'warning'
  return (
    <div className={`r-notice r-notice--${variant}`} role={urgent ? 'alert' : 'status'}>
      <Icon path={icons[variant]} />
      <div className="r-notice__text">{children}</div>
      {dismiss && <IconButton icon={closeIcon} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  )
}
