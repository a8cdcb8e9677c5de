import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import type { AccountOption, ServerOption } from './tests/e2e/support/test.ts'

// The workers inherit the path, so that only the first process starts a browser to look for it.
process.env.CHROMIUM_PATH ??= findChromium()
const executablePath = process.env.CHROMIUM_PATH
if (!executablePath) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')

export default defineConfig<AccountOption, ServerOption>({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'var/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A journey waits for its pages about as long as it computes.
  workers: 2,
  timeout: 120_000,
  expect: {
    // Far longer than a page takes, also where other suites keep the machine busy.
    timeout: 40_000,
    // Edges of letters differ between releases of a browser; a lost margin is far more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005 },
  },
  forbidOnly: true,
  // The second attempt records a trace. A journey that passes only then fails the run as well.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: 'var/test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath, args: chromiumArgs() },
    trace: 'on-first-retry',
    // Drawing motion takes a tenth of the processor time. Journeys that it may change ask for it.
    reducedMotion: 'reduce',
  },
})
