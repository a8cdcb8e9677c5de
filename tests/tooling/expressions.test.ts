import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkExpressions } from '#scripts/lib/regular-expressions.mjs'
import { steps } from '#scripts/lib/test-steps.mjs'

const planted: string[] = []

/** Checks a tree under the system's temporary directory with this code in it. */
async function checked(code: string, path = 'server/planted.ts') {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'expressions-')))
  planted.push(base)
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), code)
  return checkExpressions(base)
}

afterEach(() => {
  for (const base of planted.splice(0)) rmSync(base, { recursive: true, force: true })
})

test.each([
  ['the one that hid tokens', "export const x = (url: string) => url.replace(/([?&][^=&]*token[^=&]*=)[^&#]*/gi, '')"],
  ['slashes at an end', 'export const x = /\\/+$/'],
  ['a constructor', "export const x = new RegExp('(a+)+$', 'i')"],
  ['a template', `export const x = (name: string) => RegExp(\`^<\${name}.*>.*>$\`)`],
  ['a schema', "import { Type } from 'typebox'\nexport const x = Type.String({ pattern: '(a|a)*b$' })"],
  ['what cannot be read', 'export const x = (given: string) => new RegExp(given)'],
])(
  'an expression that input can hold up is a fault: %s',
  async (_, code) => {
    const { faults } = await checked(code)
    expect(faults).toEqual([expect.stringMatching(/^server\/planted\.ts:\d+: /)])
  },
  120_000,
)

test('linear ones are none, whatever runs them', async () => {
  const code = `export const x = [/^\\d{4}-\\d{2}$/, /[^&#]+/g, new RegExp(\`^<\${String(1)}$\`)]`
  expect(await checked(code, 'src/lib/planted.tsx')).toEqual({ count: 3, faults: [] })
}, 120_000)

test('is a step of the tests', () => {
  expect(steps.find(({ name }) => name === 'expressions')?.args()).toEqual(['scripts/check-expressions.mjs'])
})
