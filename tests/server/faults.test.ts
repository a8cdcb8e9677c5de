import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFaults } from './support/check-writes.ts'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { killRounds } from './support/kill-rounds.ts'

const ROUNDS = 3

let stored: StoredDatabase

beforeAll(async () => {
  stored = await storedFixture()
})
afterAll(() => stored.remove())

test('R150 R327 R359 kill -9 during writes loses nothing that was acknowledged and leaves no half registration', {
  timeout: 180_000,
}, async () => {
  const { faults, ledger } = await killRounds(stored, ROUNDS)
  expect(faults).toEqual(Array.from({ length: ROUNDS }, () => noFaults))
  expect(ledger.events.length).toBeGreaterThan(0)
  expect(ledger.roadshows.length).toBeGreaterThan(0)
  expect(ledger.marker.kept).toBeDefined()
})
