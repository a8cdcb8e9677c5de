// @ts-check
// Whether the npm package can be imported as it promises: its exports (publint) and their types (attw).
import { bin, run } from './lib/run.mjs'

const exportsCode = await run(process.execPath, [bin('publint'), '--strict'], { label: 'publint' })
const attw = [bin('@arethetypeswrong/cli', 'attw'), '--pack', '.', '--profile', 'esm-only']
const typesCode = await run(process.execPath, attw, { label: 'attw' })
process.exitCode = exportsCode || typesCode
