import Cookies from 'js-cookie'

/** Puts a session into the cookie, as another tab's sign-in does; `number` tells its tokens from others. */
export function storeSession(name: unknown = 'Ada Client', number = 1): void {
  const tokens = { accessToken: `access-${number}`, refreshToken: `refresh-${number}` }
  Cookies.set('currentUser', JSON.stringify({ ...tokens, currentUserName: name }))
}

export function forgetSession(): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

/** What `POST auth` answers when the credentials are right. */
export const login = (name: unknown = 'Ada Client') => ({
  token: 'access-2',
  refresh_token: 'refresh-2',
  username: 'ada@client.example',
  contact: { name, cris: [], external_reference: null },
})
