// Serves for longer than its parent waits for, and ends; where SERVED is there already, it cannot start.
import { existsSync, writeFileSync } from 'node:fs'

const served = String(process.env.SERVED)
if (existsSync(served)) process.exit(4)
writeFileSync(served, '')
process.send?.({ kind: 'ready', hasAccounts: true })
setTimeout(() => process.exit(3), 400)
