import { describe, expect, test } from 'vitest'
import { buildSettings } from '#config/build-settings.ts'
import { defaults } from '#config/settings.ts'
import { filesUnder } from '#scripts/lib/fingerprint.mjs'
import { readSettings } from '#server/settings.ts'
import { read } from './support/documents.ts'

const page = read('docs/configuration.md')

/** The names in the first column of a section's tables. */
function namesIn(section: string): string[] {
  const text = page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${section}\n`)) ?? ''
  const cells = Array.from(text.matchAll(/^\| (`[^|]+) \|/gm), ([, cell = '']) => cell)
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name))
}

/** The variables that a function asks an empty environment for. */
function askedBy(work: (env: Record<string, string | undefined>) => unknown): string[] {
  const asked = new Set<string>()
  const get = (_: object, name: string | symbol) => {
    if (typeof name === 'string') asked.add(name)
    return undefined
  }
  work(new Proxy({}, { get }))
  return [...asked].sort()
}

describe('docs/configuration.md', () => {
  test('lists each key of the client, and no other', () => {
    expect(namesIn('Client').sort()).toEqual(Object.keys(defaults).sort())
  })

  test('lists each variable of the build, and no other', () => {
    expect(
      namesIn('Build')
        .filter((name) => name.startsWith('VITE_'))
        .sort(),
    ).toEqual(askedBy(buildSettings))
  })

  test('lists each variable that the server reads, and no other', () => {
    const elsewhere = filesUnder('server')
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => Array.from(read(path).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g), ([, name = '']) => name))
    const wanted = new Set([...askedBy((env) => readSettings(env)), ...elsewhere])
    expect(namesIn('Server').sort()).toEqual([...wanted].sort())
  })
})
