import type { Static } from '@fastify/type-provider-typebox'
import type { LinkCheck } from '#contract/password.ts'
import type { CurrentUser, LoginResult, RefreshResult } from '#contract/session.ts'

const contact = {
  name: 'Flora Full',
  cris: [{ Region: 'Europe;Asia', Sector: 'Banks' }],
  external_reference: 'CL-1001',
}

export const loginExample: LoginResult = {
  token: 'eyJhbGciOi.…',
  refresh_token: 'kq3v…',
  username: 'reader@example.com',
  contact,
}

export const refreshExample: RefreshResult = {
  token: 'eyJhbGciOi.…',
  refresh_token: 'w81x…',
  contact: { name: 'Flora Full' },
}

export const currentUserExample: CurrentUser = {
  username: 'reader@example.com',
  external_reference: 'CL-1001',
  contact,
}

export const linkCheckExample: Static<typeof LinkCheck> = {
  username: 'r…@example.com',
  expires_at: '2026-11-05T14:30:00Z',
}
