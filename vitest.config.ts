import { defineConfig } from 'vitest/config'

/**
 * Tests that a context of `node:vm` does not suit: it has no `BroadcastChannel`, objects from outside have other prototypes there, and
 * a CommonJS package cannot load an ES module.
 */
const needProcess = [
  'tests/unit/session/**/*.test.ts',
  'tests/unit/catalog/site.test.ts',
  'tests/unit/features/sign-in/{by-company,code-step-load,company-host}.test.tsx',
  'tests/unit/ui/table.test.tsx',
  'tests/unit/widgets/runtime/error-boundary.test.tsx',
]

export default defineConfig({
  define: { __VERSION__: '"test"', __BUILD_SETTINGS__: '{}' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/e2e/**', 'tests/server/**', ...needProcess],
          // A new context for each file, in processes that stay, takes less than half of the time of a new process for each file.
          pool: 'vmForks',
        },
      },
      { extends: true, test: { name: 'unit-process', include: needProcess } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/postgres-*.test.ts'],
          // One load of the server and of its database for all files of a worker.
          isolate: false,
          globalSetup: ['tests/server/support/bundle-setup.ts'],
          setupFiles: ['tests/server/support/watchdog.ts'],
          // The databases of the tests are small, and large buffers take most of the time of opening one.
          env: { EMBEDDED_BUFFERS: '8' },
        },
      },
    ],
    environment: 'node',
    setupFiles: ['tests/support/timeout.ts'],
    // By default Vitest leaves a core free.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    expect: { poll: { timeout: 10_000 } },
    // No test measures speed, so a busy machine may take longer.
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
