import { useStore } from '@nanostores/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { LanguageContext } from '#i18n/language.ts'
import {
  type Notification,
  pageNotifications,
  restoreNotification,
  restoreOwnNotification,
} from '#session/notifications.ts'
import { Notifier } from './notifier.tsx'
import { $place } from './place.ts'

type PageNotificationsProps = {
  /** Where the reader is going, in the portal: a step to another page ends what the one before had to say. */
  path?: string
  /** The page that is seen, which may still be the one before: what waits for the next one is told once that is there. */
  seenPath?: string
  /** Who this is, where it has taken the place before it was here; any element else. */
  as?: unknown
}

/** The page's notifications, in the one place that shows them: nothing, where somebody else does, or where nobody sees it. */
export function PageNotifications({ path, seenPath, as }: PageNotificationsProps) {
  // Kept as it was made by who shows it, so that it has to follow the language itself.
  useContext(LanguageContext)
  const [own] = useState(() => as ?? {})
  const holder = useStore($place)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that has become free is looked at again
  useEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => {
      const isSeen = element.checkVisibility()
      if (isSeen && $place.get() === undefined) $place.set(own)
      if (!isSeen && $place.get() === own && own !== as) $place.set(undefined)
    }
    look()
    // A menu with it in may open and close.
    const observer = new IntersectionObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [holder, own, as])
  useEffect(
    () => () => {
      if ($place.get() === own) $place.set(undefined)
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
    // What came with the step has not been seen yet, and stays.
    if (here.current !== path && pageNotifications.$notification.get() === seen.current) pageNotifications.clear()
    here.current = path
  }, [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that has come
  useEffect(() => restoreOwnNotification(), [seenPath])
  useEffect(restoreNotification, [])
  useEffect(() => {
    seen.current = notification
  }, [notification])
  return <Notifier channel={pageNotifications} />
}
