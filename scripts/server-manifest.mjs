// @ts-check
// Prints a package.json with the packages that the server runs on, and no others, in the versions of the project's own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { serverPackages } from './lib/server-packages.mjs'

const { name, version, type, devDependencies, dependencies, overrides, engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const versions = { ...devDependencies, ...dependencies }
console.log(
  JSON.stringify(
    {
      name,
      version,
      private: true,
      type,
      engines,
      overrides,
      dependencies: Object.fromEntries(serverPackages(versions).map((one) => [one, versions[one]])),
    },
    null,
    2,
  ),
)
