// @ts-check
// Generates types, manifests, editor data and docs/elements.md from the element specs and the tokens, and the icon
// modules from Lucide's shapes. `--check` only compares.
// Run by `node --import tsx`, since the specs are TypeScript.
import { readFileSync, writeFileSync } from 'node:fs'
import { iconOutputs } from './lib/icon-outputs.mjs'
import { outputs } from './lib/widget-outputs.mjs'

const check = process.argv.includes('--check')
const stale = Object.entries({ ...outputs, ...iconOutputs }).filter(([path, make]) => {
  const wanted = make()
  let present = ''
  try {
    present = readFileSync(path, 'utf8')
  } catch {
    // Not made yet.
  }
  if (present === wanted) return false
  if (!check) writeFileSync(path, wanted)
  return true
})

for (const [path] of stale)
  console.log(check ? `${path} is not what it is made from: run \`npm run generate\`.` : `Wrote ${path}.`)
process.exitCode = check && stale.length > 0 ? 1 : 0
