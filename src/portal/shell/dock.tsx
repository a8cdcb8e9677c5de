import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { PORTAL } from '#entities/notification/notification-owner.ts'
import { PageNotifications } from '#entities/notification/page-notifications.tsx'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { holdBell } from '../inbox/hold-bell.ts'
import { MorningPortal } from '../morning/morning-portal.tsx'
import { OutageNotice } from '../outage/outage-notice.tsx'
import { $page } from '../pages/page.store.ts'
import { fadePages } from '../router/fade.ts'
import { restoreFocus } from '../router/focus.ts'
import { prefetchPages } from '../router/prefetch.ts'
import { restoreScroll } from '../router/scroll.ts'
import { followVisits } from '../visits/visits.ts'
import css from './dock.css?inline'
import { Tools } from './tools.tsx'

registerStyles('portal', css)

// Improves the navigation between pages, which the first page does not need.
prefetchPages()
fadePages()
restoreScroll()
restoreFocus()
holdBell()
followVisits()

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isOffline = () => !navigator.onLine

/**
 * Layers above every page: the notification and the offline bar at the bottom, and the open tool. Loaded after the
 * first page, like what the dashboard begins with.
 */
export function Dock({ seenPath }: { seenPath: string }) {
  const t = useTexts(stateTexts)
  // The path being navigated to, not the page that is fading out: its notifications must not end with the old page.
  const path = useStore($page)?.path ?? ''
  const offline = useSyncExternalStore(subscribe, isOffline)
  return (
    <>
      <div className="r-root portal-dock">
        <PageNotifications as={PORTAL} path={path} seenPath={seenPath} />
        <div role="status">{offline ? <p className="portal-offline">{t.offline}</p> : <OutageNotice />}</div>
      </div>
      <Tools path={path} />
      <MorningPortal />
    </>
  )
}
