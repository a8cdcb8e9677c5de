import { expect, test } from 'vitest'
import { profileLinksEnabled } from '#config/config.ts'
import { configure } from '#config/configure.ts'

test('R052 trap 19: the text true turns profile links off', () => {
  configure({ disableProfileLinks: 'true' })
  expect(profileLinksEnabled()).toBe(false)
})

test.each(['false', '', '1', 'TRUE', 'yes'])('R052 trap 19: "%s" does not', (text) => {
  configure({ disableProfileLinks: text })
  expect(profileLinksEnabled()).toBe(true)
})
