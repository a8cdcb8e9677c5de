import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { notificationTexts as t } from '#i18n/en/states.ts'
import type { Channel, Notification } from '#session/notifications.ts'
import { Button } from '#ui/button/button.tsx'
import { useFocusBack } from '#ui/dom/keep-focus.tsx'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, errorIcon } from '#ui/icons/icons.ts'
import { doneIcon, infoIcon, warningIcon } from '#ui/icons/icons-notice.ts'
import { notifierStyles } from './notifier.styles.ts'

const icons = { success: doneIcon, error: errorIcon, warning: warningIcon, info: infoIcon }

/**
 * Shows what a channel holds (R090): the page's, or that of a dialog inside it (R098). Failures and warnings interrupt a screen
 * reader, the rest waits for it; the focus stays where it is.
 */
export function Notifier({ channel }: { channel: Channel }) {
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, notifierStyles)
  const notification = useStore(channel.$notification)
  // A region tells only what comes into it.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // The same words again are told again.
  const [latest, setLatest] = useState({ notification, count: 0 })
  if (latest.notification !== notification) setLatest({ notification, count: latest.count + 1 })
  const { messages, variant, dismissed } = notification
  const shown = isReady && !dismissed && messages.length > 0 && (
    <Shown key={latest.count} channel={channel} notification={notification} />
  )
  const isUrgent = variant === 'error' || variant === 'warning'
  return (
    <div ref={place} className="r-notifier">
      <div aria-live="polite">{!isUrgent && shown}</div>
      <div aria-live="assertive">{isUrgent && shown}</div>
    </div>
  )
}

function Shown({ channel, notification }: { channel: Channel; notification: Notification }) {
  const { messages, variant, dismissible, action } = notification
  const keepFocus = useFocusBack()
  // Whoever is reading it, by pointer or keyboard, has the time that takes (R095).
  const reading = useRef({ over: false, inside: false })
  const read = (how: Partial<typeof reading.current>) => () => {
    Object.assign(reading.current, how)
    if (reading.current.over || reading.current.inside) channel.pause()
    else channel.resume()
  }
  const act = () => {
    action?.run()
    channel.clear()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is read, not pressed
    <div
      ref={keepFocus}
      part="notice"
      className={`r-notice r-notice--${variant}`}
      onMouseEnter={read({ over: true })}
      onMouseLeave={read({ over: false })}
      onFocus={read({ inside: true })}
      onBlur={read({ inside: false })}
    >
      <Icon path={icons[variant]} />
      <div className="r-notice__text">
        {[...new Set(messages)].map((message) => (
          <p key={message} dir="auto">
            {message}
          </p>
        ))}
        {action && <Button onClick={act}>{action.label}</Button>}
      </div>
      {dismissible && <IconButton icon={closeIcon} label={t.dismiss} onClick={channel.dismiss} />}
    </div>
  )
}
