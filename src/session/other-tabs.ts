const CHANNEL = 'research-portal.session'

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  // Outside a browser there are no tabs, and an open channel would keep the process alive.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells the other tabs of this origin to look at the cookie again; no token travels. */
export function announceChange(): void {
  open()?.postMessage('changed')
}

/**
 * Calls `reread` whenever the session's cookie may have changed elsewhere: another tab of this origin said so, the browser
 * noticed (which also covers the portal and a host page on sister origins), or the reader came back to this tab.
 */
export function watchChanges(reread: () => void): void {
  open()?.addEventListener('message', reread)
  if (typeof window === 'undefined') return
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', reread)
  window.addEventListener('focus', reread)
  window.addEventListener('pageshow', reread)
}
