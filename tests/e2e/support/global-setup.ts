import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { copyOf, type Origins, startServer } from './start-server.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of a filled database that test servers copy. */
    template: string
    /** The server of the files that change nothing on it. */
    sharedServer: Origins
  }
}

/** What the journeys need: the build, a filled database to copy, and a server for the files that change nothing on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await build({ ifChanged: true }))) throw new Error('the build failed')
  const template = await prepareTemplate()
  project.provide('template', template)
  const server = await startServer({}, copyOf(template))
  const { portal, marketing, intranet } = server
  project.provide('sharedServer', { portal, marketing, intranet })
  return () => server.stop()
}
