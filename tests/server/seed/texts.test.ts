import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { fields, readTexts } from '#demo/data/read-texts.ts'

test('a mistake in the texts of the demo is reported with its file and path', () => {
  const read = () => readTexts('names/analysts', Type.Array(fields({ name: Type.String(), city: Type.Number() })))
  expect(read).toThrow(/^demo\/data\/texts\/names\/analysts\.yaml: \/0/)
  expect(() => readTexts('names/funds', Type.Array(Type.String()))).toThrow('funds.yaml: the file must be array')
  expect(() => readTexts('names/nobody', Type.Unknown())).toThrow('nobody.yaml')
})
