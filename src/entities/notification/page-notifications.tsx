import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import {
  type Notification,
  pageNotifications,
  restoreNotification,
  restoreOwnNotification,
} from '#session/notifications.ts'
import { $notificationOwner } from './notification-owner.ts'
import { Notifier } from './notifier.tsx'

type PageNotificationsProps = {
  /** The path that the user navigates to in the portal. A new path clears the notification of the previous page. */
  path?: string
  /**
   * The path of the visible page, which may still be the previous one. Waiting notifications are shown when the next
   * page is visible.
   */
  seenPath?: string
  /** The owner's key, if it has claimed the notifications before it was rendered; default: a new key. */
  as?: unknown
}

/**
 * The page's notifications. Only one place shows them: nothing is rendered if another place shows them or this one is
 * hidden.
 */
export function PageNotifications({ path, seenPath, as }: PageNotificationsProps) {
  const [own] = useState(() => as ?? {})
  const holder = useStore($notificationOwner)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: claims the notifications again when they become free
  useEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => {
      const isSeen = element.checkVisibility()
      if (isSeen && $notificationOwner.get() === undefined) $notificationOwner.set(own)
      if (!isSeen && $notificationOwner.get() === own && own !== as) $notificationOwner.set(undefined)
    }
    look()
    // It may be inside a menu that opens and closes.
    const observer = new IntersectionObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [holder, own, as])
  useEffect(
    () => () => {
      if ($notificationOwner.get() === own) $notificationOwner.set(undefined)
    },
    [own],
  )
  return <div ref={place}>{holder === own && <Shown path={path} seenPath={seenPath} />}</div>
}

function Shown({ path, seenPath }: { path: string | undefined; seenPath: string | undefined }) {
  const notification = useStore(pageNotifications.$notification)
  const seen = useRef<Notification>(undefined)
  const here = useRef(path)
  useEffect(() => {
    // A notification from the navigation itself has not been seen yet, so it stays.
    if (here.current !== path && pageNotifications.$notification.get() === seen.current) pageNotifications.clear()
    here.current = path
  }, [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(() => restoreOwnNotification(), [seenPath])
  useEffect(restoreNotification, [])
  useEffect(() => {
    seen.current = notification
  }, [notification])
  return <Notifier channel={pageNotifications} />
}
