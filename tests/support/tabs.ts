import { vi } from 'vitest'

const RUNTIME = Symbol.for('research-portal.runtime')

/** Loads another copy of the bundle into the page that was opened last. */
export async function loadCopy() {
  vi.resetModules()
  const session = await import('../../src/session/session.store.ts')
  const update = await import('../../src/session/update.ts')
  const config = await import('../../src/config/config.ts')
  const { configure } = await import('../../src/config/configure.ts')
  const send = await import('../../src/api/send.ts')
  const { keepSession } = await import('../../src/session/keep-session.ts')
  const { refreshSession, signOutKept } = await import('../../src/session/refresh-session.ts')
  const analytics = await import('../../src/analytics/capture.ts')
  return {
    ...session,
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
