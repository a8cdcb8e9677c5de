// @ts-check

/** @typedef {(path: string, query: Record<string, string>) => Promise<any>} Get */

/** @param {Response} response */
async function bodyOf(response) {
  if (response.ok) return response.json()
  const { status } = response
  throw Object.assign(new Error(`${status} ${await response.text()}`), { status })
}

/**
 * Signs in; every answer that is not a success throws an error with its `status`.
 * @param {string} address @param {string} username @param {string} password
 * @returns {Promise<{ get: Get }>}
 */
export async function signIn(address, username, password) {
  const api = new URL('/api/', address)
  const { token } = await bodyOf(
    await fetch(new URL('auth', api), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }),
  )
  return {
    get: async (path, query) => {
      const url = new URL(path, api)
      url.search = new URLSearchParams(query).toString()
      return bodyOf(await fetch(url, { headers: { Authorization: `Bearer ${token}` } }))
    },
  }
}
