// @ts-check
// Checks package-lock.json: every package comes from the registry, has its hash if the checks or the image install it, has no
// address of its own, and runs no script when it is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFaults } from './lib/lock-file.mjs'
import { root } from './lib/run.mjs'

/** The script of esbuild, which tsx uses, checks that the program for this machine is there. */
const MAY_RUN_SCRIPTS = ['esbuild']

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const faults = lockFaults(lock, MAY_RUN_SCRIPTS)
for (const fault of faults) console.error(fault)
if (faults.length === 0)
  console.log(`${Object.keys(lock.packages).length - 1} packages; each that is installed here has its hash.`)
process.exitCode = faults.length > 0 ? 1 : 0
