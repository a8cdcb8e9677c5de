import { vi } from 'vitest'

const RUNTIME = Symbol.for('research-portal.runtime')

/** Loads another copy of the bundle into the page that was opened last. */
export async function loadCopy() {
  vi.resetModules()
  const session = await import('#session/session.store.ts')
  const { getSessionId } = await import('#session/session.ts')
  const { onSessionEnd } = await import('#session/on-session-end.ts')
  const { userKey } = await import('#session/user-key.ts')
  const update = await import('#session/update.ts')
  const config = await import('#config/config.ts')
  const { configure } = await import('#config/configure.ts')
  const send = await import('#api/send.ts')
  const { keepSession } = await import('#session/keep-session.ts')
  const { refreshSession, signOutKept } = await import('#api/refresh-session.ts')
  const analytics = await import('#analytics/capture.ts')
  return {
    ...session,
    getSessionId,
    onSessionEnd,
    userKey,
    ...update,
    ...config,
    configure,
    ...send,
    ...analytics,
    keepSession,
    refreshSession,
    signOutKept,
  }
}

/** Opens a tab: a page with a runtime of its own, which shares nothing with the others but cookies and channels. */
export async function openTab() {
  Reflect.deleteProperty(globalThis, RUNTIME)
  return loadCopy()
}
