import { afterAll, beforeAll, inject } from 'vitest'
import { copyOf, type Fill, type Origins, startServer, type TestServer } from './start-server.ts'

/**
 * The server that all files share which change nothing on it; call the result inside a test. It runs on a copy of the demo data and
 * is stopped after the last file.
 */
export const useSharedServer = (): (() => Origins) => () => inject('sharedServer')

/** One server for the tests of a file, on a copy of the demo data unless they are made; call the result inside a test. */
export function useServer(env: NodeJS.ProcessEnv = {}, fill?: Fill): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startServer(env, fill ?? copyOf(inject('template')))
  })
  afterAll(() => server?.stop())
  return () => {
    if (!server) throw new Error('the server starts before the first test, not while the file loads')
    return server
  }
}
