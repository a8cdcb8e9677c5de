import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from '#scripts/lib/fingerprint.mjs'
import { root } from '#scripts/lib/run.mjs'

type Declaration = { path: string; property: string; value: string }

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const client = ['src', 'widgets'].flatMap((directory) => filesUnder(directory))
const sheets = client.filter((path) => path.endsWith('.css'))
const code = client.filter((path) => /\.tsx?$/.test(path)).map(read)

const declarations = sheets.flatMap((path): Declaration[] =>
  [
    ...read(path)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g),
  ].map(([, property = '', value = '']) => ({ path, property, value: value.trim() })),
)
const show = ({ path, property, value }: Declaration) => `${path}: ${property}: ${value}`
const used = new Set(
  [...declarations.map(({ value }) => value), ...code].flatMap((text) => text.match(/--_[\w-]+/g) ?? []),
)

test('no file is longer than 300 lines', () => {
  const sources = ['src', 'widgets', 'demo', 'scripts'].flatMap((directory) => filesUnder(directory))
  const long = sources
    .filter((path) => /\.(?:[cm]?[jt]sx?|css|html)$/.test(path) && !path.includes('.generated.'))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('a raw colour stands in a tokens sheet only', () => {
  const names = 'black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|navy|teal'
  const colour = new RegExp(
    `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!from currentcolor)|\\b(?:${names})\\b`,
    'i',
  )
  const raw = declarations.filter(
    ({ path, value }) =>
      !/^src\/ui\/tokens\/[\w-]+\.css$/.test(path) && colour.test(value.replace(/--[\w-]+|url\([^)]*\)/g, '')),
  )
  expect(raw.map(show)).toEqual([])
})

test('the palette alone uses raw tokens, and tokens alone use the palette', () => {
  const skipping = declarations.filter(
    ({ property, value }) =>
      (/--_raw-/.test(value) && !property.startsWith('--_palette-')) ||
      (/--_palette-/.test(value) && !property.startsWith('--')),
  )
  expect(skipping.map(show)).toEqual([])
})

test('every token that is defined is used', () => {
  const computed = code.flatMap((text) => [...text.matchAll(/(--_[\w-]+)\$\{/g)].map(([, prefix = '']) => prefix))
  const idle = declarations.filter(
    ({ property }) =>
      property.startsWith('--_') && !used.has(property) && !computed.some((prefix) => property.startsWith(prefix)),
  )
  expect(idle.map(show)).toEqual([])
})

test('every token that is used is defined', () => {
  const defined = new Set(declarations.map(({ property }) => property))
  const unknown = [...used].filter((name) => !name.endsWith('-') && !defined.has(name))
  expect(sheets.length).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})
