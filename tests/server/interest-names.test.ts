import { expect, test } from 'vitest'
import { nameInterest } from '#server/preferences/interests.ts'

test.each([
  ['its values', { Region: 'Europe', Sector: 'Banks' }, 'Europe;Banks'],
  [
    'the first of each category, and how many more it has',
    { Region: 'Europe;Asia', Sector: 'Banks;Oil' },
    'Europe;Banks;+2',
  ],
  ['three values at most', { Region: 'A', Sector: 'B', Company: 'C;D', Country: 'E' }, 'A;B;C;+2'],
  ['nothing where it stands for all research', {}, ''],
])('R358 a preference is named by %s', (_, record, name) => {
  expect(nameInterest(record)).toBe(name)
})
