import { shared } from '#lib/dom/runtime.ts'
import type { Announcement } from './session-identity.ts'

const CHANNEL = 'research-portal.session'

/** One channel for all copies of the bundle, so that the page does not hear itself. */
const page = shared('session.channel', (): { channel?: BroadcastChannel } => ({}))

function open(): BroadcastChannel | undefined {
  // Outside a browser there are no tabs, and an open channel would keep the process running.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  page.channel ??= new BroadcastChannel(CHANNEL)
  return page.channel
}

/** Tells the other tabs of this origin what happened to the session. Tokens are not sent. */
export function announce(announcement: Announcement): void {
  open()?.postMessage(announcement)
}

/** Whether tabs can announce changes. Without a channel they only see the cookie. */
export const hasChannel = (): boolean => open() !== undefined

/**
 * Calls `sync` when the session's cookie may have changed elsewhere: another tab of this origin announced it, the
 * browser noticed it (which covers the portal and a host page on sister origins), or the user came back to this tab.
 * Calls `end` when a tab announces a sign-out, for sessions without a cookie.
 */
export function watchChanges(sync: (announcement?: Announcement) => void, end: () => void): void {
  open()?.addEventListener('message', ({ data }) => {
    sync(data)
    if (data === 'ended') end()
  })
  if (typeof window === 'undefined') return
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore
  const look = () => sync()
  cookies?.addEventListener('change', look)
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
}
