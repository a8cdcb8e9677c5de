// Tries to lock the directory given, prints how it went, and ends with its input.
import { lockDirectory } from '#server/platform/database/lock.ts'

const unlock = await lockDirectory(process.argv[2] ?? '').catch(() => undefined)
console.log(unlock ? 'locked' : 'refused')
process.stdin.resume().on('end', () => process.exit(0))
