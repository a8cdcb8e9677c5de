// @ts-check

/** How long a session is reused; far below the lifetime of a token. */
const GOOD_FOR = 4 * 60_000

/**
 * Signs accounts in by the API and gives the cookie that the portal would have written.
 * @param {string} portal @param {Record<string, { username: string, password: string }>} accounts
 */
export function sessionsOf(portal, accounts) {
  /** @type {Map<string, { at: number, value: string }>} */
  const kept = new Map()
  return async (/** @type {string} */ name) => {
    const known = kept.get(name)
    if (known && Date.now() - known.at < GOOD_FOR) return cookie(known.value)
    const { username, password } = accounts[name] ?? {}
    const answer = await fetch(`${portal}/api/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status}`)
    const { token, refresh_token, contact } = await answer.json()
    const session = { accessToken: token, refreshToken: refresh_token, currentUserName: contact.name }
    const value = encodeURIComponent(JSON.stringify(session))
    kept.set(name, { at: Date.now(), value })
    return cookie(value)
  }
  /** @param {string} value */
  function cookie(value) {
    return { name: 'currentUser', value, url: portal }
  }
}
