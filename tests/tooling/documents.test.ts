import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/lib/run.mjs'
import { anchorsIn, codeIn, documents, linksIn, proseOf, read } from './support/documents.ts'
import { oldWords } from './support/old-words.ts'

/** Directories whose files documents name by their path. */
const OURS = /^(?:src|widgets|demo|server|tests|docs|scripts|bench)\/[\w./*-]+$/

test.each([
  ['README.md', 6000],
  ['ARCHITECTURE.md', 8000],
  ['CONTRIBUTING.md', 6000],
])('%s has at most %i bytes', (path, limit) => {
  expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(limit)
})

/** What `look` finds in each document, with the document's path. */
const foundIn = (paths: readonly string[], look: (text: string, path: string) => readonly string[]): string[] =>
  paths.flatMap((path) => look(read(path), path).map((found) => `${path}: ${found}`))

test('every link leads to a file and a heading that exist', () => {
  const broken = foundIn(documents, (text, path) =>
    linksIn(text).filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
    }),
  )
  expect(broken).toEqual([])
})

test('every path in inline code exists', () => {
  const present = documents.filter((path) => path !== 'CHANGELOG.md')
  const missing = foundIn(present, (text) =>
    codeIn(text)
      .flatMap((code) => code.split(' '))
      .filter((word) => OURS.test(word))
      .filter((word) => !existsSync(join(root, word.replace(/[^/]*\*.*$/, '')))),
  )
  expect(missing).toEqual([])
})

test.each(['README.md', 'docs/embedding.md'])(
  'embedding 23: %s names the loader for production, and no empty element',
  (path) => {
    const text = read(path)
    const loaders = Array.from(text.matchAll(/research\.example(\S*\/loader\.js)/g), ([, loader]) => loader)
    expect(new Set(loaders)).toEqual(new Set(['/widgets/v1/loader.js']))
    expect(text).not.toMatch(/^<research-[^>]*><\/research-/m)
  },
)

test('every npm script exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const missing = foundIn(documents, (text) =>
    Array.from(text.matchAll(/npm run (?:-s )?([\w:]+)/g), ([, name = '']) => name).filter((name) => !scripts[name]),
  )
  expect(missing).toEqual([])
})

test('documents use the words of the glossary', () => {
  const wrong = foundIn(documents, (text) =>
    proseOf(text)
      .split('\n')
      .flatMap((line) =>
        oldWords.flatMap(([word, use]) => (word.test(line) ? [`${word} (use: ${use}): ${line}`] : [])),
      ),
  )
  expect(wrong).toEqual([])
})

test('old words are found in prose, in code they are not', () => {
  const found = (text: string) => oldWords.some(([word]) => word.test(proseOf(text)))
  for (const wrong of ['The reader signs in.', 'Two widgets', 'the import law', 'Asked anew', '[a door](x.md)'])
    expect(found(wrong), wrong).toBe(true)
  for (const right of ['A screen reader', '`/widgets/`', '[a](widgets.md)', 'bedroom', '```\nreader\n```\n'])
    expect(found(right), right).toBe(false)
})

test('every decision has its parts and a place in the list', () => {
  const list = read('docs/adr/README.md')
  const decisions = documents.filter((path) => /^docs\/adr\/\d/.test(path))
  expect(decisions.length).toBeGreaterThan(30)
  for (const path of decisions) {
    const text = read(path)
    expect(path).toMatch(/\/\d{4}-[a-z0-9-]+\.md$/)
    expect(text, path).toMatch(
      /^# \d{4} .+\n\nDate: \d{4}-\d\d-\d\d\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/,
    )
    expect(text.slice(2, 6), path).toBe(path.slice('docs/adr/'.length, 'docs/adr/0000'.length))
    expect(list, path).toContain(`(${path.slice('docs/adr/'.length)})`)
  }
  const numbers = decisions.map((path) => path.slice('docs/adr/'.length, 'docs/adr/0000'.length))
  expect(new Set(numbers).size).toBe(numbers.length)
})
