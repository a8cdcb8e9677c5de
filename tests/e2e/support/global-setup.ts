import type { TestProject } from 'vitest/node'
import { build } from '../../../scripts/build.mjs'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of a filled database that test servers copy. */
    template: string
  }
}

/** What every test server needs: the build it serves and a filled database to copy. */
export async function setup(project: TestProject): Promise<void> {
  if (!(await build({ ifChanged: true }))) throw new Error('the build failed')
  project.provide('template', await prepareTemplate())
}
