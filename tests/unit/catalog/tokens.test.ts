import { expect, test } from 'vitest'
import { pieces } from '#demo/catalog/lib/highlight.ts'
import { tokens } from '#demo/catalog/lib/model.ts'
import { inScheme, swatches } from '#demo/catalog/lib/tokens.ts'

test('embedding 22: each token has its value in light and in dark', () => {
  expect(inScheme('0 8px 24px light-dark(rgb(22 25 29 / 0.16), rgb(0 0 0 / 0.5))', 'dark')).toBe(
    '0 8px 24px rgb(0 0 0 / 0.5)',
  )
  expect(inScheme('light-dark(color-mix(in srgb, #fff, #000), #111)', 'light')).toBe('color-mix(in srgb, #fff, #000)')
  expect(inScheme('4px', 'light')).toBe('4px')
})

test('embedding 22: a token that follows another has that one’s values', () => {
  const [first, second] = swatches([
    { name: '--research-accent', text: '', value: 'light-dark(#0b5c7a, #6cc0dd)' },
    { name: '--research-focus', text: '', value: 'var(--research-accent)' },
  ])
  expect(first).toMatchObject({ kind: 'colour', light: '#0b5c7a', dark: '#6cc0dd' })
  expect(second).toMatchObject({ kind: 'colour', light: '#0b5c7a', dark: '#6cc0dd', value: 'var(--research-accent)' })
})

test('embedding 22: every token of the house is shown, none with a half of light and dark', () => {
  const all = swatches(tokens)
  expect(all.map(({ name }) => name)).toContain('--research-accent')
  expect(all.filter(({ light, dark }) => /light-dark|var\(--_/.test(light + dark))).toEqual([])
  expect(all.find(({ name }) => name === '--research-duration')).toMatchObject({ kind: 'time' })
})

test.each([
  ['html', '<!-- a --><p class="b">c</p>', ['comment', 'tag', 'plain', 'string', 'tag', 'plain', 'tag', 'tag']],
  [
    'code',
    "import x from 'https://a.example' // b",
    ['keyword', 'plain', 'keyword', 'plain', 'string', 'plain', 'comment'],
  ],
  ['plain', 'import <p>', ['plain']],
] as const)('embedding 23: code in %s is coloured and stays the same text', (language, text, kinds) => {
  const found = pieces(text, language)
  expect(found.map(({ text }) => text).join('')).toBe(text)
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
})
