import { expect, test } from 'vitest'
import { german } from '#i18n/german.ts'
import { englishTexts, englishTextsIn, filesOf, germanTextsIn } from './catalogues.ts'

const english = englishTexts()
const both = [...english].map(([key, text]) => ({ key, text, words: german[key] ?? '' }))
const keysOf = (found: { key: string }[]) => found.map(({ key }) => key)

/** What German research says too: words, names, figures and marks. */
const alike = new Set([
  '3M',
  'A',
  'Administrator',
  'Analyst',
  'Audit',
  'audit',
  'CSV',
  'Deutsch',
  'Standard',
  'Code',
  'Desk',
  'Details',
  'English',
  'Name',
  'Person',
  'E',
  'Excel',
  'Esc',
  'Excel (XLSX)',
  'Export',
  'Feedback',
  'Format',
  'Mission',
  'Outlook',
  'Passkeys',
  'PDF',
  'HTML',
  'Link',
  'Region',
  'Replay',
  'Research',
  'Service',
  'Status',
  'Text',
  'Text (HTML)',
  'Ticker',
  'Version',
  'Word',
])

/** Names of the API's values, which English shows as they are. */
const VALUES = 'values.ts'

test('embedding 24: the languages have the same files', () => {
  expect(filesOf('de').filter((file) => file !== VALUES)).toEqual(filesOf('en'))
})

test.each(filesOf('en'))(
  'embedding 24: every text of %s has German words in its file, and there are no others',
  async (file) => {
    expect([...(await germanTextsIn(file)).keys()].sort()).toEqual([...englishTextsIn(file).keys()].sort())
  },
)

test('embedding 24: the German texts that are loaded are those of the files', async () => {
  expect(english.size).toBeGreaterThan(600)
  const values = await germanTextsIn(VALUES)
  expect(Object.keys(german).sort()).toEqual([...english.keys(), ...values.keys()].sort())
})

test('embedding 24: a name of a value differs from the value and is set as German is', async () => {
  const names = [...(await germanTextsIn(VALUES))]
  expect(names.filter(([key, name]) => key.endsWith(`.${name}`) || faults.some((fault) => fault.test(name)))).toEqual(
    [],
  )
})

test('embedding 24: the German words of a text have its places, each as often', () => {
  const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  expect(keysOf(both.filter(({ text, words }) => placesIn(words) !== placesIn(text)))).toEqual([])
})

test('embedding 24: no text was left in English', () => {
  const lettersOf = (text: string) => text.replace(/\{\w+\}/g, '').replace(/^[:,\s]+|[:,\s]+$/g, '')
  const isAlike = (text: string) => alike.has(lettersOf(text)) || !/\p{L}/u.test(lettersOf(text))
  expect(keysOf(both.filter(({ text, words }) => words === text && !isAlike(text)))).toEqual([])
  expect([...alike].filter((word) => !both.some(({ text, words }) => text === word && words === word))).toEqual([])
  const isEnglish = ({ words }: { words: string }) =>
    /\b(the|and|of|your|you|is|are|not|to|be|with|this)\b/i.test(words)
  expect(keysOf(both.filter(isEnglish))).toEqual([])
})

const faults = [/ {2}/, /^ | $/, /['"`]/, /\.{2}/, /\S…/, / [-—] /, /”|(?<!„[^“]*)“|„(?![^“]*“)/]

test('embedding 24: German words are set as German is', () => {
  expect(keysOf(both.filter(({ words }) => faults.some((fault) => fault.test(words))))).toEqual([])
})

test('embedding 24: an English word is one German word wherever it stands', () => {
  const renderings = new Map<string, Set<string>>()
  // Of a category's name one and many may be alike in one language alone.
  for (const { text, words } of both.filter(({ key }) => !key.startsWith('category-plurals.')))
    renderings.set(text, (renderings.get(text) ?? new Set()).add(words))
  const several = [...renderings].filter(([, words]) => words.size > 1)
  expect(Object.fromEntries(several.map(([text, words]) => [text, [...words]]))).toEqual({})
})
