// @ts-check
// Generates types, manifests, editor data and docs/elements.md from the element specs and the tokens, the icon modules from
// Lucide's shapes, the tables of the server's variables from their schema, and the colours of the server's pages from the
// tokens. `--check` only compares.
// Run by `node --import tsx`, since the specs are TypeScript.
import { readFileSync, writeFileSync } from 'node:fs'
import { iconOutputs } from './lib/icon-outputs.mjs'
import { pageTokens } from './lib/page-tokens.mjs'
import { configurationPage } from './lib/settings-tables.mjs'
import { outputs } from './lib/widget-outputs.mjs'

const check = process.argv.includes('--check')
const all = {
  ...outputs,
  ...iconOutputs,
  'docs/configuration.md': configurationPage,
  'server/datasets/page-tokens.generated.ts': pageTokens,
}
const stale = Object.entries(all).filter(([path, make]) => {
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
