import { expect, test } from 'vitest'
import { nameDevice, namePlace, tellLastUse } from '#features/account/session-words.ts'

const now = new Date('2026-11-05T12:00:00Z')
const session = {
  id: '1',
  device: 'Chrome on Windows',
  started_at: '2026-11-05T08:00:00Z',
  last_used_at: '2026-11-05T10:00:00Z',
  current: false,
  remembered: false,
}

test.each([
  [{ browser: 'Chrome', system: 'Windows' }, 'Chrome on Windows'],
  [{ browser: 'Chrome', system: null }, 'Chrome'],
  [{ browser: null, system: 'iPhone' }, 'iPhone'],
  [{ browser: null, system: null }, 'Unknown device'],
  [{}, 'Chrome on Windows'],
  [{ device: '' }, 'Unknown device'],
])('%o is named %s', (parts, name) => {
  expect(nameDevice({ ...session, ...parts }, 'en')).toBe(name)
})

test.each([
  [{}, 'Last used 2 hours ago'],
  [{ last_used_at: '2026-11-05T11:59:30Z' }, 'Last used just now'],
  // Its last renewal may be ten minutes old.
  [{ current: true }, 'Active now'],
])('%o is told as %s', (parts, text) => {
  expect(tellLastUse({ ...session, ...parts }, 'en', now)).toBe(text)
})

test.each([
  [{ country: 'DE', city: { en: 'Munich', de: 'München' } }, 'en', 'Munich, Germany'],
  [{ country: 'DE', city: { en: 'Munich', de: 'München' } }, 'de-AT', 'München, Deutschland'],
  [{ country: 'FR', city: { en: 'Lyon' } }, 'de', 'Lyon, Frankreich'],
  [{ country: 'FR' }, 'en', 'France'],
  [{ country: 'no code' }, 'en', 'no code'],
])('extras sessions: %o in %s is %s', (place, language, text) => {
  expect(namePlace(place, language)).toBe(text)
})
