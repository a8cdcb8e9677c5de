import Cookies from 'js-cookie'

/** Puts a session into the cookie, as another tab's sign-in does. */
export function storeSession(name: unknown = 'Ada Client'): void {
  Cookies.set(
    'currentUser',
    JSON.stringify({ accessToken: 'access-1', refreshToken: 'refresh-1', currentUserName: name }),
  )
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
