import { expect, test } from 'vitest'
import { storedFixture } from './support/database.ts'
import { deliveryRounds } from './support/delivery-rounds.ts'

const ROUNDS = 2

test('kill -9 in the middle of a sweep and of its mails loses nothing and sends nothing twice', {
  timeout: 240_000,
}, async () => {
  const stored = await storedFixture()
  const { undisturbed, faults } = await deliveryRounds(stored, ROUNDS)
  await stored.remove()
  expect(undisturbed.length).toBeGreaterThan(100)
  expect(undisturbed.filter((line) => !line.endsWith(' 1'))).toEqual([])
  expect(faults).toEqual([])
})
