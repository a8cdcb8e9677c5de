import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { providesVectors } from './scripts/lib/postgres.mjs'
import { root } from './scripts/lib/run.mjs'

/**
 * The tests of the server that run against PostgreSQL as well: those whose SQL may behave differently there. The embedded database
 * is PostgreSQL with one connection, so these are the files in which connections wait for one another, and those that depend on
 * the driver, on the planner or on an extension. All other files run on the embedded database only.
 */
const dialectSensitive: Readonly<Record<string, readonly string[]>> = {
  'locks and concurrent transactions': [
    'audit-chain',
    'deliveries',
    'delivery-crash',
    'delivery-progress',
    'desk/firm-subscription',
    'digest-content',
    'digest-turns',
    'embargo',
    'factors',
    'factors-limits',
    'factors-recovery',
    'factors-second-step',
    'index-exactness',
    'link-requests',
    'lockout',
    'mail-delivery',
    'one-time-tokens',
    'passkeys',
    'passkeys-sign-in',
    'password-reset',
    'preferences-changes',
    'reading-list',
    'registrations',
    'republished',
    'retention',
    'scim/access',
    'scim/users',
    'session',
    'session-cookie',
    'session-ends',
    'signing-keys',
    'taken-back-digest',
    'usage-exactness',
    'user-sessions',
    'write-limits',
  ],
  'migrations, fills and what a process leaves behind': ['backup', 'import', 'seed-state', 'seed/database'],
  'text search, arrays and JSON': [
    'access-rule',
    'desk/documents',
    'document-lists',
    'inbox',
    'facets',
    'follows',
    'most-read',
    'new-documents',
    'preferences',
    'replay-search',
    'search',
    'search-attack',
    'search-hits',
    'search-languages',
    'search-recovery',
    'tags',
  ],
  'dates and time zones as the driver parses them': ['research-changes', 'roadshows-lists'],
}

/** They need pgvector, which a PostgreSQL may come without; `postgres-without-vectors.test.ts` tests what happens there. */
const needVectors = ['import-semantic', 'saved-searches', 'semantic']

const fileOf = (name: string) => `tests/server/${name}.test.ts`
const names = [...Object.values(dialectSensitive).flat(), ...(providesVectors() ? needVectors : [])]
const missing = names.filter((name) => !existsSync(join(root, fileOf(name))))
if (missing.length > 0) throw new Error(`vitest.postgres.config.ts names no files of tests: ${missing.join(', ')}`)

const include = ['tests/server/postgres-*.test.ts', ...names.map(fileOf)]

export default defineConfig({
  define: { __VERSION__: '"test"', __BUILD_SETTINGS__: '{}' },
  test: {
    include,
    environment: 'node',
    // One load of the server for all files of a worker: loading it took a third of the time.
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['tests/server/support/bundle-setup.ts', 'tests/server/support/postgres-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
