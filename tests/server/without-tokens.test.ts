import { expect, test } from 'vitest'
import { withoutTokens } from '#server/platform/text/without-tokens.ts'

test.each([
  ['/api/x?auth_token=secret&force_download=true', '/api/x?auth_token=[redacted]&force_download=true'],
  ['/api/x?a=1&TOKEN=secret#part', '/api/x?a=1&TOKEN=[redacted]#part'],
  ['/api/x?auth_%74oken=secret', '/api/x?auth_%74oken=[redacted]'],
  ['/api/x?a=1?token=secret?more', '/api/x?a=1?token=[redacted]'],
  ['/login#token=secret', '/login#token=[redacted]'],
  [
    '/api/auth/oidc/callback?code=secret&state=secret&iss=https://a.example',
    '/api/auth/oidc/callback?code=[redacted]&state=[redacted]&iss=https://a.example',
  ],
  ['/api/auth/oidc/authorize?request=secret', '/api/auth/oidc/authorize?request=[redacted]'],
  ['/api/file_token?x=1&%zz=2', '/api/file_token?x=1&%zz=2'],
  ['/api/files/replays/replay-17/1-2-secret/film.mp4', '/api/files/replays/replay-17/[redacted]/film.mp4'],
  ['/api/FILES/%72eplays/replay-17/1-2-secret/film.mp4', '/api/FILES/%72eplays/replay-17/[redacted]/film.mp4'],
  ['http://127.0.0.1/reset_password/secret?lang=en', 'http://127.0.0.1/reset_password/[redacted]?lang=en'],
])('R151 no token stays in %s', (url, clean) => {
  expect(withoutTokens(url)).toBe(clean)
})

test.each([
  ['/api/%ZZ', '?token'],
  ['/api/x?', '&token'],
  ['/api/x?', 'token='],
  ['/files/replays/', 'files/replays/'],
  ['/api/x', '?'],
  ['/api/x?token', '=%'],
])('R134 64 kB of %s and %s are cleaned at once', (start, part) => {
  const url = start + part.repeat(Math.ceil(65_536 / part.length))
  const begin = performance.now()
  withoutTokens(url)
  expect(performance.now() - begin).toBeLessThan(300)
})
