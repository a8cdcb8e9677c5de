// @ts-check
// Lays dist/widgets into a folder of releases: `npm run widgets:release -- <folder>`.
import { join, relative, resolve } from 'node:path'
import { release } from './lib/release.mjs'
import { root } from './lib/run.mjs'

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0) {
  console.error('Usage: npm run widgets:release -- <folder>')
  process.exitCode = 2
} else {
  try {
    for (const line of release(join(root, 'dist/widgets'), resolve(folder))) console.log(line)
    console.log(`In ${relative(process.cwd(), resolve(folder)) || '.'}.`)
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason)
    process.exitCode = 1
  }
}
