import { shared } from '#lib/dom/runtime.ts'
import type { Announcement } from './session-identity.ts'

const CHANNEL = 'research-portal.session'

/** One for all copies of the bundle: the page does not hear itself. */
const page = shared('session.channel', (): { channel?: BroadcastChannel } => ({}))

function open(): BroadcastChannel | undefined {
  // Outside a browser there are no tabs, and an open channel would keep the process alive.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  page.channel ??= new BroadcastChannel(CHANNEL)
  return page.channel
}

/** Tells the other tabs of this origin what has become of the session. No token travels. */
export function announce(announcement: Announcement): void {
  open()?.postMessage(announcement)
}

/** Whether other tabs announce what they do. Without a channel only the cookie tells. */
export const hasChannel = (): boolean => open() !== undefined

/**
 * Calls `reread` whenever the session's cookie may have changed elsewhere: another tab of this origin said so, the browser
 * noticed (which also covers the portal and a host page on sister origins), or the reader came back to this tab. `end` when a
 * tab tells that the reader has signed out, for sessions that no cookie tells.
 */
export function watchChanges(reread: (announcement?: Announcement) => void, end: () => void): void {
  open()?.addEventListener('message', ({ data }) => {
    reread(data)
    if (data === 'ended') end()
  })
  if (typeof window === 'undefined') return
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore
  const look = () => reread()
  cookies?.addEventListener('change', look)
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
}
