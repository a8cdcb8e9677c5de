// @ts-check
import { checkImports } from './lib/import-rules.mjs'
import { root } from './lib/run.mjs'

const { modules, missed, violations } = await checkImports(root)
for (const line of violations) console.error(line)
for (const path of missed) console.error(`not checked: ${path}`)
console.log(`${modules} modules, ${violations.length} violations, ${missed.length} not checked`)
process.exitCode = modules === 0 || violations.length + missed.length > 0 ? 1 : 0
