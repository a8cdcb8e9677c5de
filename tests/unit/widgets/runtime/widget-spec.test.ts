import { expect, test, vi } from 'vitest'
import { parseAttribute } from '#widgets/runtime/widget-spec.ts'

const limit = { type: 'number', default: 6, min: 1, max: 30 } as const

test.each(['1', '30', ' 7 '])('limit="%s" is a whole number', (text) => {
  expect(parseAttribute(limit, 'limit', text)).toBe(Number(text))
})

test.each(['2.5', '0', '31', '', 'x', 'Infinity'])('limit="%s" is not, warns and counts as absent', (text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(parseAttribute(limit, 'limit', text)).toBe(6)
  expect(warn).toHaveBeenCalledOnce()
})

const choice = { type: 'enum', values: ['dark', 'two words'], default: 'dark' } as const
const words = { type: 'string', default: '' } as const

test.each(['”7”', '"7"', '\u00a07\u200b', '«7»'])('embedding 23: limit=%s of an editor is 7', (text) => {
  expect(parseAttribute(limit, 'limit', text)).toBe(7)
})

test.each(['two words', '“two words”', ' two\u00a0 words '])(
  'embedding 23: the choice %s of an editor is known',
  (text) => {
    expect(parseAttribute(choice, 'theme', text)).toBe('two words')
  },
)

test('embedding 23: free text loses the quotes around a single word, and keeps those that a reader is to see', () => {
  expect(parseAttribute(words, 'document-id', '”R-1”')).toBe('R-1')
  expect(parseAttribute(words, 'filters', 'filter_Region=North\u00a0America')).toBe('filter_Region=North America')
  expect(parseAttribute(words, 'heading', '“Best ideas” of the week')).toBe('“Best ideas” of the week')
  expect(parseAttribute(words, 'heading', '')).toBe('')
})
