import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { testData } from './template.ts'

/** The origins that a running server serves, each without a slash at its end. */
export type Origins = { portal: string; marketing: string; intranet: string }

export type TestServer = Origins & {
  /** Ends it by a signal and starts it again on the same data and new ports. */
  restart: (signal?: NodeJS.Signals) => Promise<void>
  /** Ends it, changes its data as time or another hand would have, and starts it again. */
  meanwhile: (change: (db: Kysely<Database>) => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

/** Puts the data of a server into its directory. */
export type Fill = (dataDir: string) => Promise<unknown>

export const copyOf =
  (template: string): Fill =>
  (dataDir) =>
    cp(template, dataDir, { recursive: true })

/** Starts the real server on data of its own. */
export async function startServer(env: NodeJS.ProcessEnv, fill: Fill): Promise<TestServer> {
  const dataDir = await mkdtemp(join(testData, 'server-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  let current: ServerProcess
  try {
    await fill(dataDir)
    current = await startProcess(dataDir, env, 60)
  } catch (reason) {
    await remove()
    throw reason
  }
  const start = async () => {
    current = await startProcess(dataDir, env, 60)
    Object.assign(server, origins(current))
  }
  const server: TestServer = {
    ...origins(current),
    restart: async (signal) => {
      await current.stop(signal)
      await start()
    },
    meanwhile: async (change) => {
      await current.stop()
      const { db, close } = await openDatabase({ directory: dataDir })
      await change(db).finally(close)
      await start()
    },
    stop: async () => {
      await current.stop()
      await remove()
    },
  }
  return server
}

const origins = ({ port }: ServerProcess) => ({
  portal: `http://127.0.0.1:${port}`,
  marketing: `http://127.0.0.1:${port + 1}`,
  intranet: `http://127.0.0.1:${port + 2}`,
})
