import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from '#scripts/lib/import-rules.mjs'
import { root } from '#scripts/lib/run.mjs'

const planted: string[] = []

/** Writes a tree under the system's temporary directory and names the rules it breaks. */
async function brokenRules(files: Record<string, string>) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
  planted.push(base)
  // The aliases are those of the product.
  writeFileSync(join(base, 'package.json'), readFileSync(join(root, 'package.json')))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), content)
  }
  const { violations, missed } = await checkImports(base)
  expect(missed).toEqual([])
  return [...new Set(violations.map((line) => line.slice(0, line.indexOf(': '))))].sort()
}

afterEach(() => {
  for (const base of planted.splice(0)) rmSync(base, { recursive: true, force: true })
})

const value = (name: string) => `export const ${name} = 1\n`

test('accepts imports that point down, types of the contract, and packages in their modules', async () => {
  const broken = await brokenRules({
    'src/contract/tag.ts': 'export type Tag = { id: number }\nexport const schema = 1\n',
    'src/lib/text.ts': value('cut'),
    'src/api/tags.ts': "import type { Tag } from '../contract/tag.ts'\nexport const tags = (): Tag[] => []\n",
    'src/session/cookie.ts': "import cookies from 'js-cookie'\nexport const cookie = cookies\n",
    'src/features/feed/feed.tsx':
      "import { cut } from '../../lib/text.ts'\nimport { tags } from '../../api/tags.ts'\nexport const Feed = () => [cut, tags]\n",
    'widgets/feed/index.ts': "import { Feed } from '#features/feed/feed.tsx'\nexport const spec = Feed\n",
    'server/tags/routes.ts': "import { schema } from '#contract/tag.ts'\nexport const route = schema\n",
    'server/datasets/tables.ts': "import { rows } from '../tags/repository.ts'\nexport const table = rows\n",
    'server/tags/repository.ts': value('rows'),
    'server/app.ts':
      "import { route } from './tags/routes.ts'\nimport { table } from '#server/datasets/tables.ts'\nexport const app = [route, table]\n",
  })
  expect(broken).toEqual([])
})

test.each([
  ['src/lib', 'src/i18n'],
  ['src/i18n', 'src/contract'],
  ['src/config', 'src/session'],
  ['src/session', 'src/api'],
  ['src/api', 'src/search'],
  ['src/ui', 'src/analytics'],
  ['src/ui', 'src/search'],
  ['src/search', 'src/entities'],
  ['src/entities', 'src/search'],
  ['src/entities', 'src/features'],
  ['src/features', 'widgets/runtime'],
  ['widgets/runtime', 'widgets'],
  ['widgets', 'src/desk'],
  ['src/desk', 'src/portal'],
  ['src/portal', 'demo'],
  ['src/portal', 'server'],
  ['server/platform', 'server/access'],
  ['server/access', 'server/tags'],
  ['server/access', 'server/accounts'],
  ['server/tags', 'server/documents'],
  ['server/documents', 'server/search'],
  ['server/search', 'server/events'],
  ['server/events', 'server/preferences'],
  ['server/preferences', 'server/accounts'],
  ['server/accounts', 'server/site'],
  ['server/site', 'server/datasets'],
  ['server/datasets', 'server/events'],
  ['server/datasets', 'server/delivery'],
  ['server/delivery', 'server/import'],
  ['server/import', 'server/desk'],
  ['server/desk', 'server/cli'],
  ['server/import', 'server'],
  ['server/cli', 'scripts'],
])('reports an import from %s up or sideways to %s', async (from, to) => {
  const climb = '../'.repeat(from.split('/').length)
  const broken = await brokenRules({
    [`${from}/low.ts`]: `import type { high } from '${climb}${to}/high.ts'\nexport type Low = typeof high\n`,
    [`${to}/high.ts`]: value('high'),
  })
  expect(broken).toEqual([`down-only:${from === 'server/cli' ? 'server' : from}`])
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
  ['src/api/session.ts', 'js-cookie', 'only-src/session:js-cookie'],
  ['src/entities/days.tsx', 'react-day-picker', 'only-src/ui:react-day-picker'],
  ['src/ui/table.ts', 'exceljs', 'client-packages-only'],
  ['src/lib/files.ts', 'node:fs', 'client-packages-only'],
])('reports %s importing %s', async (path, name, rule) => {
  const broken = await brokenRules({ [path]: `import thing from '${name}'\nexport const used = thing\n` })
  expect(broken).toEqual([rule])
})

test('reports an import by an alias as it does one by a path', async () => {
  const broken = await brokenRules({
    'src/lib/low.ts': "import type { high } from '#api/high.ts'\nexport type Low = typeof high\n",
    'src/api/high.ts': value('high'),
    'server/tags/low.ts': "import { gone } from '#server/access/gone.ts'\nexport const low = gone\n",
  })
  expect(broken).toEqual(['down-only:src/lib', 'resolvable'])
})

test('reports a server that imports the client, a file nobody uses, a module nobody knows, a path that leads nowhere', async () => {
  const broken = await brokenRules({
    'server/main.ts': "import { paths } from '../src/api/paths.ts'\nexport const routes = paths\n",
    'server/things/any.ts': "import { paths } from '../../src/contract/paths.ts'\nexport const any = paths\n",
    'src/api/paths.ts': value('paths'),
    'src/contract/paths.ts': value('paths'),
    'src/lib/alone.ts': value('alone'),
    'src/utils/any.ts': "import { paths } from '../api/paths.ts'\nexport const any = paths\n",
    'src/i18n/en/feed.ts': "import { gone } from './gone.ts'\nexport const text = gone\n",
  })
  expect(broken).toEqual(['known-modules-only', 'no-orphans', 'resolvable', 'server-knows-the-contract-only'])
})

test('reports data of the demo in a server that has started', async () => {
  const broken = await brokenRules({
    'server/tags/routes.ts': "import { names } from '#demo/data/names.ts'\nexport const route = names\n",
    'server/prepare-database.ts': "import { names } from '#demo/data/names.ts'\nexport const filled = names\n",
    'demo/data/names.ts': value('names'),
  })
  expect(broken).toEqual(['demo-data-is-for-starting'])
})
