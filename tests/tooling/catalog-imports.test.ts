import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from '#scripts/lib/import-rules.mjs'

const planted: string[] = []

afterEach(() => {
  for (const base of planted.splice(0)) rmSync(base, { recursive: true, force: true })
})

/** The rules that an import from one file to another breaks. */
async function brokenBy(from: string, to: string) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'catalog-imports-')))
  planted.push(base)
  const climb = '../'.repeat(from.split('/').length - 1)
  const files = { [from]: `export * from '${climb}${to}'\n`, [to]: 'export const value = 1\n' }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), content)
  }
  const { violations } = await checkImports(base)
  return violations.map((line) => line.slice(0, line.indexOf(': '))).filter((rule) => rule !== 'no-orphans')
}

test.each([
  'widgets/all-specs.ts',
  'widgets/runtime/widget-spec.ts',
  'src/config/settings.ts',
  'src/lib/format/words.ts',
  'src/contract/document.ts',
])('embedding 21: the documentation may be made from %s', async (to) => {
  expect(await brokenBy('demo/catalog/pages/page.tsx', to)).toEqual([])
})

test.each([
  'widgets/feed/index.ts',
  'widgets/runtime/define-widget.tsx',
  'src/session/update.ts',
  'src/ui/button/button.tsx',
  'server/app.ts',
])('embedding 21: it may not know %s, which no customer knows', async (to) => {
  expect(await brokenBy('demo/catalog/pages/page.tsx', to)).toContain('catalog-knows-the-outside-only')
})

test('embedding 2: the server takes the policies of previews from it, and nothing else', async () => {
  expect(await brokenBy('server/site/site.ts', 'demo/catalog/lib/policy.ts')).toEqual([])
  expect(await brokenBy('server/site/site.ts', 'demo/catalog/lib/model.ts')).toEqual(['server-knows-policies-only'])
})
