import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { filesUnder } from './scripts/lib/fingerprint.mjs'
import { providesVectors } from './scripts/lib/postgres.mjs'
import { root } from './scripts/lib/run.mjs'

/**
 * Which tests of the server run against PostgreSQL as well: all that open a database by `support/` or the demo's by `security/`.
 * Left out by that are those of no database (texts, files, settings) and those of what only the embedded one has (its lock, its
 * directory).
 */
const opensDatabase = (path: string) =>
  /\/(?:support\/(?:api|database|imports|links|postgres)|security\/demo-world)\.ts'/.test(
    readFileSync(join(root, path), 'utf8'),
  )

/** They need pgvector, which a PostgreSQL may come without; `postgres-without-vectors.test.ts` tests what happens there. */
const needsVectors = new Set(
  ['contract', 'fuzz', 'import-semantic', 'semantic'].map((name) => `tests/server/${name}.test.ts`),
)
const keepsVectors = providesVectors()

const include = filesUnder('tests/server')
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => opensDatabase(path) && (keepsVectors || !needsVectors.has(path)))

export default defineConfig({
  define: { __VERSION__: '"test"', __BUILD_SETTINGS__: '{}' },
  test: {
    include,
    environment: 'node',
    // One load of the server for all files of a worker: loading it took a third of the time.
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['tests/server/support/postgres-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
