import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { importLaw } from '../../scripts/lib/import-law.mjs'
import { root } from '../../scripts/lib/run.mjs'

const planted: string[] = []

/** Writes a tree under the system's temporary directory and names the rules it breaks. */
async function brokenRules(files: Record<string, string>) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'import-law-')))
  planted.push(base)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), content)
  }
  const { violations, missed } = await importLaw(base)
  expect(missed).toEqual([])
  return [...new Set(violations.map((line) => line.slice(0, line.indexOf(': '))))].sort()
}

afterEach(() => {
  for (const base of planted.splice(0)) rmSync(base, { recursive: true, force: true })
})

const value = (name: string) => `export const ${name} = 1\n`

test('accepts imports that point down, types of the contract, and packages in their rooms', async () => {
  const broken = await brokenRules({
    'src/contract/tag.ts': 'export type Tag = { id: number }\nexport const schema = 1\n',
    'src/lib/text.ts': value('cut'),
    'src/api/tags.ts':
      "import ky from 'ky'\nimport type { Tag } from '../contract/tag.ts'\nexport const tags = (): Tag[] => ky as never\n",
    'src/features/feed/feed.tsx':
      "import { cut } from '../../lib/text.ts'\nimport { tags } from '../../api/tags.ts'\nexport const Feed = () => [cut, tags]\n",
    'widgets/feed.ts': "import { Feed } from '../src/features/feed/feed.tsx'\nexport const spec = Feed\n",
    'demo/server/tags.ts': "import { schema } from '../../src/contract/tag.ts'\nexport const route = schema\n",
  })
  expect(broken).toEqual([])
})

test.each([
  ['src/lib', 'src/text'],
  ['src/text', 'src/contract'],
  ['src/config', 'src/session'],
  ['src/session', 'src/api'],
  ['src/api', 'src/query'],
  ['src/query', 'src/ui'],
  ['src/analytics', 'src/query'],
  ['src/ui', 'src/features'],
  ['src/features', 'src/elements'],
  ['src/elements', 'widgets'],
  ['widgets', 'src/portal'],
  ['src/portal', 'demo'],
])('reports an import from %s up or sideways to %s', async (from, to) => {
  const climb = '../'.repeat(from.split('/').length)
  const broken = await brokenRules({
    [`${from}/low.ts`]: `import type { high } from '${climb}${to}/high.ts'\nexport type Low = typeof high\n`,
    [`${to}/high.ts`]: value('high'),
  })
  expect(broken).toEqual([`down-only:${from}`])
})

test('reports a feature that imports another', async () => {
  const broken = await brokenRules({
    'src/features/feed/feed.ts': "import { event } from '../events/events.ts'\nexport const feed = event\n",
    'src/features/events/events.ts': value('event'),
  })
  expect(broken).toEqual(['features-are-islands'])
})

test('reports a value of the contract in the client', async () => {
  const broken = await brokenRules({
    'src/api/tags.ts': "import { schema } from '../contract/tag.ts'\nexport const tags = schema\n",
    'src/contract/tag.ts': value('schema'),
  })
  expect(broken).toEqual(['contract-types-only'])
})

test('reports a cycle, even of types', async () => {
  const broken = await brokenRules({
    'src/lib/one.ts': "import type { Two } from './two.ts'\nexport type One = Two | 1\n",
    'src/lib/two.ts': "import type { One } from './one.ts'\nexport type Two = One | 2\n",
  })
  expect(broken).toEqual(['no-cycles'])
})

test.each([
  ['src/features/feed/feed.ts', 'ky', 'only-src/api:ky'],
  ['src/api/session.ts', 'js-cookie', 'only-src/session:js-cookie'],
  ['src/toolkit/list.tsx', '@tanstack/react-table', 'only-src/ui:@tanstack/react-table'],
  ['src/ui/table.ts', 'exceljs', 'client-packages-only'],
  ['src/lib/files.ts', 'node:fs', 'client-packages-only'],
])('reports %s importing %s', async (path, name, rule) => {
  const broken = await brokenRules({ [path]: `import thing from '${name}'\nexport const used = thing\n` })
  expect(broken).toEqual([rule])
})

test('reports a server that imports the client, a file nobody uses, a room nobody knows, a path that leads nowhere', async () => {
  const broken = await brokenRules({
    'demo/server/main.ts': "import { paths } from '../../src/api/paths.ts'\nexport const routes = paths\n",
    'src/api/paths.ts': value('paths'),
    'src/lib/alone.ts': value('alone'),
    'src/utils/any.ts': "import { paths } from '../api/paths.ts'\nexport const any = paths\n",
    'src/text/feed.ts': "import { gone } from './gone.ts'\nexport const text = gone\n",
  })
  expect(broken).toEqual(['known-rooms-only', 'no-orphans', 'resolvable', 'server-knows-the-contract-only'])
})

test('every file of the project is looked at', async () => {
  const { modules, missed } = await importLaw(root)
  expect(missed).toEqual([])
  expect(modules).toBeGreaterThan(100)
})
