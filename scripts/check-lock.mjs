// @ts-check
// What package-lock.json may bring: packages of the registry, with their hashes where they are ever installed by the checks or the
// image, and no scripts that run when they are installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFaults } from './lib/lock-file.mjs'
import { root } from './lib/run.mjs'

/** esbuild, of tsx, checks that the program for this machine is there. */
const MAY_RUN_SCRIPTS = ['esbuild']

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const faults = lockFaults(lock, MAY_RUN_SCRIPTS)
for (const fault of faults) console.error(fault)
if (faults.length === 0)
  console.log(`${Object.keys(lock.packages).length - 1} packages; each that is installed here has its hash.`)
process.exitCode = faults.length > 0 ? 1 : 0
