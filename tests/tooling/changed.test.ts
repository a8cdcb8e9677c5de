import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areasOf, slowUnits, touchedSuites, within } from '#scripts/lib/changed.mjs'
import { readTimes, timeOf, writeTimes } from '#scripts/lib/test-times.mjs'

const suites = ['feed.dates', 'feed.list', 'events.table', 'companies.table', 'states.events'].map(
  (name) => `tests/browser/${name}.wtr.ts`,
)
const nothing = new Set<string>()

const touched = (files: string[], imports: Record<string, string[]> = {}) =>
  touchedSuites(files, suites, (suite) => new Set(imports[suite] ?? nothing))

test('a change touches the suites that are named after its folder or file', () => {
  expect(touched(['src/features/feed/feed-view.tsx'])).toEqual([
    'tests/browser/feed.dates.wtr.ts',
    'tests/browser/feed.list.wtr.ts',
  ])
  expect(touched(['widgets/companies/spec.ts'])).toEqual(['tests/browser/companies.table.wtr.ts'])
  expect(touched(['server/events/lists.ts'])).toEqual([
    'tests/browser/events.table.wtr.ts',
    'tests/browser/states.events.wtr.ts',
  ])
})

test('a change of the tests touches what changed and what imports it, and no suite by its name', () => {
  const imports = { 'tests/browser/events.table.wtr.ts': ['tests/browser/support/feed.ts'] }
  const files = ['tests/browser/support/feed.ts', 'tests/browser/companies.table.wtr.ts']
  expect(touched(files, imports)).toEqual(['tests/browser/companies.table.wtr.ts', 'tests/browser/events.table.wtr.ts'])
})

test('documents and shared code touch no suite of the browser by name', () => {
  expect(touched(['docs/feed.md', 'src/lib/dates/days.ts', 'README.md'])).toEqual([])
  expect(areasOf('src/features/feed/index.ts')).toEqual(['features', 'feed'])
})

test('units that took long the last time are left out, unless they changed', () => {
  const seconds = {
    'tests/server/starting.test.ts': 40,
    'tests/server/tags.test.ts': 2,
    'tests/browser/feed.wtr.ts': 90,
  }
  expect(slowUnits([], seconds)).toEqual(['tests/server/starting.test.ts'])
  expect(slowUnits(['tests/server/starting.test.ts'], seconds)).toEqual([])
})

test('as many suites run as there is time for, at least one, and the rest is named', () => {
  const seconds = (suite: string) => ({ a: 30, b: 50, c: 10 })[suite] ?? 0
  expect(within(['a', 'b', 'c'], seconds, 80)).toEqual({ fitting: ['a', 'b'], rest: ['c'] })
  expect(within(['b'], seconds, 10)).toEqual({ fitting: ['b'], rest: [] })
})

test('times are kept, those of what did not run too, and compared with the last run', () => {
  const directory = mkdtempSync(join(tmpdir(), 'times-'))
  try {
    const path = join(directory, 'var/test-times.json')
    expect(readTimes(path)).toEqual({ steps: {}, files: {} })
    writeTimes(path, { steps: { tsc: 20, wtr: 300 }, files: { a: 1 } }, { steps: { tsc: 18.04 }, files: {} })
    expect(readTimes(path)).toEqual({ steps: { tsc: 18.04, wtr: 300 }, files: { a: 1 } })
    writeFileSync(path, '{"steps": {')
    expect(readTimes(path)).toEqual({ steps: {}, files: {} })
  } finally {
    rmSync(directory, { recursive: true })
  }
  expect(timeOf(18.04, 20)).toBe('18.0 s (last time 20.0 s)')
  expect(timeOf(18.04, undefined)).toBe('18.0 s')
})
