// @ts-check
// Every regular expression that sees input needs linear time, whatever the input is.
import { checkExpressions } from './lib/regular-expressions.mjs'
import { root } from './lib/run.mjs'

const { count, faults } = await checkExpressions(root)
for (const fault of faults) console.error(fault)
console.log(`${count} regular expressions, ${faults.length} that may take too long`)
// End at once: the process of the checker would keep this one alive.
process.exit(count === 0 || faults.length > 0 ? 1 : 0)
