// @ts-check
// `npm test`: every check and every suite, one after another; the last line is `N passed, N failed`.
// `npm test -- --only=vitest,wtr` runs a selection.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lineOf } from './lib/counts.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { root, run } from './lib/run.mjs'
import { results, steps } from './lib/test-steps.mjs'
import { setup } from './setup.mjs'

/** Seconds that a step may take: the journeys, one after another, take a quarter of an hour on two busy cores. */
const LIMIT = 2400

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

endWithNpm()
await setup({ tests: true })
rmSync(join(root, results), { recursive: true, force: true })
mkdirSync(join(root, results), { recursive: true })

let passed = 0
let failed = 0
let buildFailed = false
const summary = []
for (const step of steps) {
  if (only && !only.includes(step.name)) continue
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(3, 76 - step.title.length))}`)
  const started = Date.now()
  const skipped = step.built && buildFailed
  if (skipped) console.error('Not run: the build failed.')
  const code = skipped ? 1 : await run(process.execPath, step.args(), { label: step.title, limit: LIMIT })
  const counts = step.counts(code)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (step.name === 'build' && code !== 0) buildFailed = true
  passed += counts.passed
  failed += counts.failed
  const line = lineOf(step.title, counts, seconds)
  summary.push(line, ...(step.failures?.() ?? []).map((name) => `  failed: ${name}`))
  console.log(line)
}

console.log(`\n── Summary ${'─'.repeat(69)}\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
