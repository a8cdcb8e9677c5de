import { expect, test } from 'vitest'
import { buildSettings } from '#config/build-settings.ts'

test('R052 R208 a build takes its settings from its variables', () => {
  expect(
    buildSettings({
      VITE_API_BASE_URL: 'https://api.example/',
      VITE_SIGNED_OUT_REDIRECT: 'landing_auth',
      VITE_DISABLE_PROFILE_LINKS: 'true',
      VITE_LABEL_SECTOR: 'Industry',
      VITE_FILE_TOKENS: 'exchange',
      VITE_SESSION: 'memory',
      VITE_REFRESH_COOKIE: 'http-only',
      VITE_TRUSTED_ORIGINS: 'https://a.example, https://b.example',
      PATH: '/bin',
    }),
  ).toEqual({
    apiBaseUrl: 'https://api.example/',
    signedOutRedirect: 'landing_auth',
    disableProfileLinks: 'true',
    labels: { sector: 'Industry' },
    fileTokens: 'exchange',
    session: 'memory',
    refreshCookie: 'http-only',
    trustedOrigins: ['https://a.example', 'https://b.example'],
  })
})

test('an empty variable sets nothing', () => {
  expect(buildSettings({ VITE_API_BASE_URL: '', VITE_LABEL_COMPANY: '' })).toEqual({ labels: {} })
})
