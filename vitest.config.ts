import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __VERSION__: '"test"' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/widgets/**', 'tests/e2e/**'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
