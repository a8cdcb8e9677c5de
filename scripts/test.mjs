// @ts-check
// `npm test`: every check and every suite, in two lanes; the last line is `N passed, N failed`.
// `npm test -- --only=vitest,wtr` runs a selection, `npm test -- --changed` what a change touches (`--changed=main`: since a commit).
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { selectChanged } from './lib/changed.mjs'
import { lineOf } from './lib/counts.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { lanes, prefixed, runInLanes } from './lib/lanes.mjs'
import { makeMemoryDirectory } from './lib/memory-directory.mjs'
import { root, run } from './lib/run.mjs'
import { changedSteps, results, steps } from './lib/test-steps.mjs'
import { readTimes, timeOf, writeTimes } from './lib/test-times.mjs'
import { setup } from './setup.mjs'

/** Seconds that a step may take. */
const LIMIT = 4800
const timesPath = join(root, 'var/test-times.json')

/** The text after `--name=`; '' for `--name` alone, undefined if it is missing. @param {string} name */
const option = (name) => {
  const given = process.argv.find((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))
  return given?.slice(name.length + 3)
}

const only = option('only')?.split(',')
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

endWithNpm()
await setup({ tests: true })
rmSync(join(root, results), { recursive: true, force: true })
mkdirSync(join(root, results), { recursive: true })

const memory = makeMemoryDirectory()
/** @type {Record<string, string>} */
const env = memory === undefined ? {} : { TMPDIR: memory }
const before = readTimes(timesPath)
const changed = option('changed')
const selection = changed === undefined ? undefined : selectChanged(changed || undefined, before.files)
const planned = selection ? changedSteps(selection) : steps
const chosen = planned.filter(({ name }) => only?.includes(name) ?? true)
const width = Math.max(...chosen.map(({ name }) => name.length))
if (selection) console.log(`${selection.files.length} files differ from ${selection.since}.`)

let passed = 0
let failed = 0
let buildFailed = false
/** @type {Record<string, string[]>} */
const summary = {}
/** @type {import('./lib/test-times.mjs').Times} */
const times = { steps: {}, files: {} }
const started = Date.now()

/** @param {import('./lib/test-steps.mjs').Step} step */
async function runStep(step) {
  const { name, title } = step
  const begun = Date.now()
  const output = prefixed(name, width, (text) => void process.stdout.write(text))
  output.push(`── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`)
  const skipped = step.needs?.includes('build') && buildFailed
  if (skipped) output.push('Not run: the build failed.\n')
  const code = skipped
    ? 1
    : await run(process.execPath, step.args(), { label: title, limit: LIMIT, out: output.push, env })
  const counts = step.counts(code)
  const seconds = (Date.now() - begun) / 1000
  if (name === 'build' && code !== 0) buildFailed = true
  if (!skipped) {
    times.steps[name] = seconds
    Object.assign(times.files, step.fileTimes?.())
  }
  passed += counts.passed
  failed += counts.failed
  const line = lineOf(title, counts, timeOf(seconds, before.steps[name]))
  summary[name] = [line, ...(step.failures?.() ?? []).map((failure) => `  failed: ${failure}`)]
  output.push(`${line}\n`)
  output.end()
}

await runInLanes(chosen, lanes, runStep)
writeTimes(timesPath, before, times)

const lines = chosen.flatMap(({ name }) => summary[name] ?? [])
console.log(`\n── Summary ${'─'.repeat(69)}\n${lines.join('\n')}`)
for (const sentence of selection?.leftOut ?? []) console.log(`Left out: ${sentence}.`)
console.log(`All of it: ${timeOf((Date.now() - started) / 1000, undefined)}, in ${lanes} lanes\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
