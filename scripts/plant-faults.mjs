// Usage: node scripts/plant-faults.mjs [part of a claim or of a file's path]
// Plants the faults of tests/faults.json one after the other, and runs the tests that must notice each. Exit code 1 if one
// goes unnoticed. Work only in a clean work tree: the files are changed and restored.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const only = process.argv[2] ?? ''
const faults = JSON.parse(readFileSync('tests/faults.json', 'utf8')).filter(({ claim, file }) =>
  `${claim} ${file}`.includes(only),
)

/** Whether the tests fail while the fault is there. */
function isNoticed({ file, from, to, tests }) {
  const source = readFileSync(file, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} must contain this once: ${from}`)
  writeFileSync(
    file,
    source.replace(from, () => to),
  )
  try {
    const { stdout, status } = spawnSync('npx', ['vitest', 'run', '--bail=1', '--reporter=json', ...tests], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const { numTotalTests = 0, numFailedTests = 0 } = JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '{}')
    // A fault that keeps the tests from starting would prove nothing.
    if (numTotalTests === 0) throw new Error(`no test has run for ${file}`)
    return status !== 0 && numFailedTests > 0
  } finally {
    writeFileSync(file, source)
  }
}

// With a listener, Ctrl-C ends the tests first, so the file is restored.
process.on('SIGINT', () => process.exit(130))

let unnoticed = 0
for (const fault of faults) {
  const noticed = isNoticed(fault)
  if (!noticed) unnoticed += 1
  console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${fault.claim}: ${fault.file}`)
}
console.log(`${faults.length - unnoticed} of ${faults.length} faults noticed`)
process.exitCode = unnoticed === 0 ? 0 : 1
