import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __VERSION__: '"test"', __BUILD_SETTINGS__: '{}' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/widgets/**', 'tests/e2e/**'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
