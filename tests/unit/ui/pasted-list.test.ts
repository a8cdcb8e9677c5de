import { expect, test } from 'vitest'
import { readPastedList } from '#ui/multi-select/pasted-list.ts'

const options = [
  { value: 'a', label: 'Åkerby Offshore', also: 'AKRB SS' },
  { value: 'b', label: 'Brandmoor Media', also: 'BRND LN' },
  { value: 'c', label: 'Wexler; Dunn & Co', also: 'WXL US' },
  { value: 'd', label: 'Delta, Inc.' },
]

test.each([
  ['AKRB SS, brnd ln', ['a', 'b'], []],
  ['akerby  offshore\tBrandmoor Media', ['a', 'b'], []],
  ['AKRB SS\r\nXYZ\r\nBRND LN\r\n', ['a', 'b'], ['XYZ']],
  ['Wexler; Dunn & Co\nAKRB SS', ['c', 'a'], []],
  ['AKRB SS; Delta, Inc.; Alpha, Inc.', ['a', 'd'], ['Alpha, Inc.']],
  ['AKRB SS, Åkerby Offshore, XYZ, XYZ', ['a'], ['XYZ']],
  ['XYZ\nUVW', [], ['XYZ', 'UVW']],
] as const)('extras the pasted list %j names %j, and not %j', (text, values, missing) => {
  const list = readPastedList(text, options)
  expect(list?.options.map(({ value }) => value)).toEqual(values)
  expect(list?.missing).toEqual(missing)
})

test.each(['Åkerby Offshore', 'aker', ' AKRB SS\n', ''])('extras %j is a search, not a list', (text) => {
  expect(readPastedList(text, options)).toBeUndefined()
})
