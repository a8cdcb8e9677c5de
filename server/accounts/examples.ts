import type { Static } from '@fastify/type-provider-typebox'
import type { LinkCheck } from '#contract/password.ts'
import type { CurrentUser, LoginResult, RefreshResult } from '#contract/session.ts'
import type { UserSession } from '#contract/user-session.ts'

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

export const userSessionExample: UserSession = {
  id: '5f0c1c5e-8d5a-4b57-9a43-0d6f1c1f7a10',
  device: 'Chrome on Windows',
  browser: 'Chrome',
  system: 'Windows',
  address: '192.0.2.7',
  place: { country: 'DE', city: { en: 'Munich', de: 'München' } },
  started_at: '2026-11-05T08:00:00.000Z',
  last_used_at: '2026-11-05T14:30:00.000Z',
  current: true,
  remembered: false,
  company: false,
}
