import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hosts } from '#demo/catalog/lib/hosts.ts'
import { type ElementModel, elements } from '#demo/catalog/lib/model.ts'
import { sampleOf, samples } from '#demo/catalog/lib/samples.ts'
import {
  accepts,
  languages,
  plain,
  previewAddress,
  readQuery,
  type Surroundings,
  type Values,
  writeQuery,
} from '#demo/catalog/lib/state.ts'
import type { AttributeSpec } from '#widgets/runtime/widget-spec.ts'

const textOf = (spec: AttributeSpec): fc.Arbitrary<string> => {
  if (spec.type === 'boolean') return fc.constant('')
  if (spec.type === 'enum') return fc.constantFrom(...spec.values)
  return spec.type === 'number' ? fc.integer(spec).map(String) : fc.string()
}

const valuesOf = ({ attributes }: ElementModel): fc.Arbitrary<Values> =>
  fc
    .record(Object.fromEntries(attributes.map(({ name, spec }) => [name, textOf(spec)])), { requiredKeys: [] })
    .map((values) => values as Values)

const surroundings: fc.Arbitrary<Surroundings> = fc.record({
  lang: fc.constantFrom(...(Object.keys(languages) as Surroundings['lang'][])),
  dir: fc.constantFrom('ltr', 'rtl'),
  scheme: fc.constantFrom('auto', 'light', 'dark'),
  host: fc.constantFrom(...(Object.keys(hosts) as Surroundings['host'][])),
})

test.each(elements)('embedding 23: what $tag has is read from the address as it was written there', (element) => {
  fc.assert(
    fc.property(valuesOf(element), surroundings, (values, around) => {
      const read = readQuery(element, new URLSearchParams(writeQuery(values, around).toString()))
      expect(read).toEqual({ values, around, refused: [] })
    }),
    { numRuns: 30 },
  )
})

test.each(elements)('embedding 23: $tag takes no attribute that its spec does not know', (element) => {
  const query = new URLSearchParams([
    ['onclick', 'alert(1)'],
    ['style', 'color: red'],
    ['class', 'x'],
    ['theme', 'red'],
    ['lang', 'xx'],
    ['host', 'constructor'],
  ])
  const { values, around, refused } = readQuery(element, query)
  expect(values).toEqual({})
  expect(around).toEqual(plain)
  expect(refused).toEqual(['onclick', 'style', 'class', 'theme'])
})

test('embedding 8: a number is whole and within its limits, a boolean is there or not', () => {
  const number = { type: 'number', default: 10, min: 1, max: 100 } as const
  expect(['1', '100', '0', '101', '1.5', '1e1', '', ' 5', '-1'].filter((text) => accepts(number, text))).toEqual([
    '1',
    '100',
  ])
  expect(accepts({ type: 'boolean' }, 'false')).toBe(false)
})

test('embedding 23: no attribute has the name of what the page itself is asked by', () => {
  const names = elements.flatMap(({ attributes }) => attributes.map(({ name }) => name))
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(element|width|lang|dir|scheme|host)$/)]))
})

test('embedding 21: what a preview begins with are attributes of its element', () => {
  for (const [tag, values] of Object.entries(samples)) {
    const element = elements.find((each) => each.tag === tag)
    expect(element && readQuery(element, new URLSearchParams(values)), tag).toMatchObject({ values, refused: [] })
  }
})

test('embedding 23: the address of a preview names the element first and escapes the rest', () => {
  expect(previewAddress('research-feed', { filters: 'a=b&c="d"' }, { ...plain, host: 'strict' })).toBe(
    '/widgets/preview?element=research-feed&filters=a%3Db%26c%3D%22d%22&host=strict',
  )
  expect(sampleOf('research-notices')).toEqual({})
})
