import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from '#scripts/lib/run.mjs'

const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const modules = Object.entries<{ import?: string } | string>(entries).flatMap(([name, entry]) =>
  typeof entry === 'object' && entry.import ? [{ name, path: entry.import }] : [],
)

/** Throws what the import throws, in a Node of its own. */
function importInNode(path: string) {
  const code = `await import(${JSON.stringify(pathToFileURL(join(root, path)).href)})`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] })
}

test.each(modules)('embedding 20: $name is imported in bare Node, and defines nothing there', ({ path }) => {
  importInNode(path)
})

test('embedding 20: every file of an element has its entry', () => {
  const widgets = readdirSync(join(root, 'widgets')).filter((name) =>
    existsSync(join(root, 'widgets', name, 'spec.ts')),
  )
  expect(modules.map(({ name }) => name).sort()).toEqual(['.', ...widgets.map((name) => `./${name}`)].sort())
})

test.each(['loader.js', 'doctor.js'])('embedding 20: %s is imported in bare Node', (file) => {
  importInNode(`dist/widgets/${file}`)
})
