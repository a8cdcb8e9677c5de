import { json, type Reply, refusal } from './fake-api.ts'

export const ada = { accessToken: 'access-1', refreshToken: 'refresh-1', name: 'Ada Byron' }
export const grace = { accessToken: 'access-9', refreshToken: 'refresh-9', name: 'Grace Murray' }

/** What a login answers for Ada. */
export const adasLogin = {
  token: 'access-1',
  refresh_token: 'refresh-1',
  username: 'ada@example.com',
  contact: { name: 'Ada Byron', cris: [{ Region: 'Europe;Asia' }], external_reference: 'C-1' },
}

/** What a renewal answers for Ada. */
export const renewal = { token: 'access-2', refresh_token: 'refresh-2', contact: { name: 'Ada Byron' } }

/** Answers only requests with this access token; any other token is spent. */
export const onlyFor =
  (accessToken: string, reply: Reply): Reply =>
  (request) =>
    request.headers.get('authorization') === `Bearer ${accessToken}` ? reply(request) : refusal(401)(request)

/** The same for a user who is called something else by now. */
export const renamedRenewal = { ...renewal, contact: { name: 'Ada King' } }

export const anything = json({})
