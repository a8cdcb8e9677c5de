import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/install/*.install.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 400_000,
  },
})
