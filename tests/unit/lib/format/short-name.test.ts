import { expect, test } from 'vitest'
import { shortenName } from '#lib/format/short-name.ts'

test.each([
  ['Małgorzata Wójcik', 'M. Wójcik'],
  ['Étienne de la Rochefoucauld', 'É. de la Rochefoucauld'],
  ['Maria Lind', 'Maria Lind'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhausen'],
  ['nordic equity strategy', 'nordic equity strategy'],
])('the name %s in a narrow column is %s', (name, short) => {
  expect(shortenName(name, 14)).toBe(short)
})
