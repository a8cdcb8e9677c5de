import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { notificationTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Channel, Notification } from '#session/notifications.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { useFocusBack } from '#ui/dom/keep-focus.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, errorIcon } from '#ui/icons/icons.ts'
import { doneIcon, infoIcon, warningIcon } from '#ui/icons/icons-notice.ts'
import notice from '#ui/notice/notice.css?inline'
import noticeTokens from '#ui/tokens/tokens-notice.css?inline'
import notifier from './notifier.css?inline'

registerStyles('ui', noticeTokens, notice)
registerStyles('entities', notifier)

const icons = { success: doneIcon, error: errorIcon, warning: warningIcon, info: infoIcon }

/**
 * Shows the notification of a channel (R090): the page's, or that of a dialog (R098). Failures and warnings interrupt a
 * screen reader, others wait. The focus stays where it is.
 */
export function Notifier({ channel }: { channel: Channel }) {
  const notification = useStore(channel.$notification)
  // A live region only announces what is added after it exists.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // A repeated message is announced again.
  const [current, setCurrent] = useState({ notification, count: 0 })
  if (current.notification !== notification) setCurrent({ notification, count: current.count + 1 })
  const { messages, variant, dismissed } = notification
  const shown = isReady && !dismissed && messages.length > 0 && (
    <Shown key={current.count} channel={channel} notification={notification} />
  )
  const isUrgent = variant === 'error' || variant === 'warning'
  return (
    <div className="r-notifier">
      <div aria-live="polite">{!isUrgent && shown}</div>
      <div aria-live="assertive">{isUrgent && shown}</div>
    </div>
  )
}

function Shown({ channel, notification }: { channel: Channel; notification: Notification }) {
  const t = useTexts(notificationTexts)
  const { messages, variant, dismissible, action } = notification
  const keepFocus = useFocusBack()
  // The timeout pauses while the pointer or the focus is on the notification (R095).
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
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive: the handlers only pause the timeout
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
