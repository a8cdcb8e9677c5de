import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { freePorts } from '../../support/free-ports.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { testData } from './template.ts'

/** What a running server serves, without a slash at the end of an origin. */
export type Sites = {
  portal: string
  marketing: string
  intranet: string
  /** Origin of a host that the API allows; a journey may serve pages there. */
  host: string
  /** Directory of the mails. */
  outbox: string
}

export type TestServer = Sites & {
  /** Ends it by a signal and starts it again on the same data and new ports. */
  restart: (signal?: NodeJS.Signals) => Promise<void>
  /** Ends it, changes its data, and starts it again. */
  meanwhile: (change: (db: Kysely<Database>) => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

/** Hosts of other origins, whose requests the browser routes to pages that a journey makes up. */
export const CLIENT = 'https://intranet.client.example'
export const SISTER = 'https://www.research.example'

const SECONDS_TO_START = 120

/** Puts the data of a server into its directory. */
type Fill = (dataDir: string) => Promise<unknown>

const copyTemplate: Fill = (dataDir) => cp(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true })

/** Starts the real server on data of its own, by default a copy of the demo data. */
export async function startServer(fill = copyTemplate, env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(testData, 'server-'))
  const outbox = `${dataDir}-outbox`
  const remove = () =>
    Promise.all([dataDir, outbox].map((directory) => rm(directory, { recursive: true, force: true })))
  let current: ServerProcess | undefined
  const start = async (): Promise<Sites> => {
    const port = await freePorts(4)
    const [portal = '', marketing = '', intranet = '', host = ''] = [0, 1, 2, 3].map(
      (step) => `http://127.0.0.1:${port + step}`,
    )
    const settings = {
      PORT: String(port),
      OUTBOX_DIR: outbox,
      ALLOWED_ORIGINS: [marketing, intranet, host, CLIENT, SISTER].join(),
      // As in the container.
      FILE_TOKENS_ONLY: 'true',
      ...env,
    }
    current = await startProcess(dataDir, settings, SECONDS_TO_START)
    return { portal, marketing, intranet, host, outbox }
  }
  let sites: Sites
  try {
    await fill(dataDir)
    sites = await start()
  } catch (reason) {
    await remove()
    throw reason
  }
  const server: TestServer = {
    ...sites,
    restart: async (signal) => {
      await current?.stop(signal)
      Object.assign(server, await start())
    },
    meanwhile: async (change) => {
      await current?.stop()
      const { db, close } = await openDatabase({ directory: dataDir })
      await change(db).finally(close)
      Object.assign(server, await start())
    },
    stop: async () => {
      await current?.stop()
      await remove()
    },
  }
  return server
}
