import { useStore } from '@nanostores/react'
import { useRef, useSyncExternalStore } from 'react'
import { PORTAL } from '#entities/notification/notification-owner.ts'
import { PageNotifications } from '#entities/notification/page-notifications.tsx'
import { stateTexts } from '#i18n/en/states.ts'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { $page } from '../pages/page.store.ts'
import { easeSteps } from '../router/steps.ts'
import dock from './dock.css?inline'
import { Tools } from './tools.tsx'

const styles = [dock]

easeSteps()

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
 * What stands over every page: at the foot of the window its notification and a bar while there is no connection, and what is
 * called for. It comes after the first page.
 */
export function Dock({ seenPath }: { seenPath: string }) {
  // Where the reader is going, not the page that is still fading: what the next one has to say must not end with this one.
  const path = useStore($page)?.path ?? ''
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, styles)
  const offline = useSyncExternalStore(subscribe, isOffline)
  return (
    <>
      <div ref={place} className="r-root portal-dock">
        <PageNotifications as={PORTAL} path={path} seenPath={seenPath} />
        <div role="status">{offline && <p className="portal-offline">{stateTexts.offline}</p>}</div>
      </div>
      <Tools path={path} />
    </>
  )
}
