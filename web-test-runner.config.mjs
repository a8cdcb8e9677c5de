// Tests of the built widgets in a real browser: /dist/widgets/loader.js is what customers load.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { results } from './scripts/lib/test-steps.mjs'
import { accessibilityTree, countsReporter, typeScript } from './scripts/lib/wtr.mjs'

const executablePath = findChromium()
if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')
mkdirSync(results, { recursive: true })

export default {
  files: ['tests/browser/**/*.wtr.ts', 'tests/browser/embedding/*.test.ts'],
  nodeResolve: true,
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: { executablePath, args: chromiumArgs() } })],
  plugins: [typeScript(), accessibilityTree()],
  reporters: [defaultReporter(), countsReporter(`${results}/wtr.json`)],
  // The default is half of the cores. More than one suite per core is faster, but focus and scrolling then come late in some
  // tests.
  concurrency: Math.max(2, availableParallelism()),
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 600_000,
}
