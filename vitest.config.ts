import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __VERSION__: '"test"', __BUILD_SETTINGS__: '{}' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/e2e/**', 'tests/server/postgres-*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/timeout.ts'],
    // By itself Vitest leaves a core for a watcher.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    expect: { poll: { timeout: 10_000 } },
    // No test measures speed: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
