import { expect, test } from 'vitest'
import { storedFixture } from './support/database.ts'
import { deliveryRounds } from './support/delivery-rounds.ts'

const ROUNDS = Number(process.env.DELIVERY_ROUNDS ?? 2)

test('kill -9 in the middle of delivering loses nothing and sends nothing twice', { timeout: 3_000_000 }, async () => {
  const stored = await storedFixture()
  const { undisturbed, faults, progress } = await deliveryRounds(stored, ROUNDS)
  console.log(progress)
  await stored.remove()
  const counts = new Set(undisturbed.map((line) => line.split(' ').slice(2).join(' ')))
  expect(counts).toEqual(new Set(['1 1', '0 0']))
  expect(faults).toEqual([])
})
