import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from '#server/accounts/common-passwords.ts'

test('R068 each of the 10,000 commonest passwords is refused, also with a capital letter and a sign', async () => {
  const commonest = dictionary['passwords-common'].slice(0, 10_000)
  expect(commonest).toHaveLength(10_000)
  const missed = []
  for (const password of commonest) {
    const dressed = `${password.charAt(0).toUpperCase()}${password.slice(1)}!`
    if (!(await isCommonPassword(password)) || !(await isCommonPassword(dressed))) missed.push(password)
  }
  expect(missed).toEqual([])
})

test.each([
  'Correct horse 1!',
  'Fresh paint 7!',
  'Pässwört 1!',
  'The-2937-#8461-x',
  'tT7#vVb2qQ',
  '日本語パスワードA1!',
])('R068 %s is no common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
