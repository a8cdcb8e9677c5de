import { expect, test } from 'vitest'
import { accessTable, newAccessRow } from '#server/preferences/access-table.ts'

const { options } = newAccessRow('Asia', true)
const { Daily, Weekly } = options
if (!(Daily && Weekly)) throw new Error('a region has daily and weekly mails')

/** A provider sends no weekly mail of Asia to anybody for now. */
const row = { region: 'Asia', options: { Daily: { ...Daily, active: true }, Weekly: { ...Weekly, permitted: false } } }

test('R367 what the provider does not permit in a covered region stays so while the subscription changes elsewhere', () => {
  expect(accessTable(['Asia', 'Europe'], () => true, [row])).toEqual([row, newAccessRow('Europe', true)])
})

test('R367 a region that is not covered any more permits nothing, and keeps what is active', () => {
  const [after] = accessTable(['Asia'], () => false, [row])
  expect(after?.options).toEqual({
    Daily: { ...Daily, active: true, permitted: false },
    Weekly: { ...Weekly, permitted: false },
  })
})

test('R367 a region that comes back permits all', () => {
  const without = accessTable(['Asia'], () => false, [row])
  const [after] = accessTable(['Asia'], () => true, without)
  expect(Object.values(after?.options ?? {}).every(({ permitted }) => permitted)).toBe(true)
})
