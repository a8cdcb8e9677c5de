/** A part that cannot be loaded counts as a server that cannot be reached. */
const unreachable = (reason: unknown): never => {
  throw Object.assign(new Error(String(reason)), { code: 'network' })
}

/** What signs in: nothing of it is needed before a user is at a form. */
export const loadSession = () => import('./session.ts').catch(unreachable)

/** What signs out, and with it all that writes the session. Load it before it is needed: a sign-out works without a network. */
export const loadSignOut = () => import('./sign-out.ts').catch(unreachable)
