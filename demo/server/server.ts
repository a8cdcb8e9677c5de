import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openKeys } from './auth/open-keys.ts'
import { migrate } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { fillOnce } from './database/seed-state.ts'
import { loggerOptions } from './logger.ts'
import type { MailOptions } from './mail/start-mail.ts'
import { outboxTransport, smtpTransport } from './mail/transport.ts'
import { type Meaning, meaningOf } from './meaning/meaning.ts'
import { openEmbedder } from './meaning/open-embedder.ts'
import { progressBar } from './progress.ts'
import { removeExpiredSessions } from './repositories/sessions.ts'
import { seedDatabase } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { openShutdown } from './shutdown.ts'
import { buildDemoSite, intranetHeaders, marketingHeaders } from './sites/demo-site.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url)).replace(/\/$/, '')

const hosts = [
  { directory: pathOf('../marketing'), headersFor: marketingHeaders },
  { directory: pathOf('../intranet'), headersFor: intranetHeaders },
]

export type RunningServer = { close(): Promise<void> }

/** The reason is for who runs the server, not for its clients. */
function off({ message }: Error): Meaning {
  console.warn(message)
  return { unavailable: 'Search by meaning is off: its model could not be reached.' }
}

async function prepare({ db, alone }: OpenDatabase, settings: Settings): Promise<Meaning> {
  const opened = await openEmbedder(settings.embeddings).catch((reason: Error) => reason)
  const embedder = opened instanceof Error ? undefined : opened
  await alone(async (own) => {
    await migrate(own)
    await fillOnce(own, async () => {
      console.log('Filling the database with demo data …')
      const now = settings.demoNow ?? new Date()
      await seedDatabase(own, { now, embedder, onProgress: progressBar(process.stdout) })
    })
  })
  await removeExpiredSessions(db, new Date())
  const meaning = opened instanceof Error ? off(opened) : await meaningOf(db, opened)
  if ('unavailable' in meaning) console.warn(meaning.unavailable)
  return meaning
}

function mailOptionsOf({ mail }: Settings): MailOptions {
  const { url, outbox, showsOutbox, from, accessTeam, portalUrl } = mail
  const transport = url === undefined ? outboxTransport(outbox) : smtpTransport(url)
  return { from, accessTeam, portalUrl, transport, shownOutbox: showsOutbox ? outbox : undefined }
}

/** The portal is the last to answer, so that whoever reaches it reaches all of them. */
async function listen(apps: readonly FastifyInstance[], { host, port }: Settings): Promise<void> {
  for (const [offset, app] of [...apps.entries()].reverse()) {
    await app.listen({ host, port: port + offset }).catch((reason: NodeJS.ErrnoException) => {
      if (reason.code !== 'EADDRINUSE') throw reason
      throw new Error(`Port ${port + offset} is in use. Set PORT to another one; the two after it are used as well.`)
    })
  }
}

/** Opens and fills the database and serves the three sites. What fails on the way leaves nothing open. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const {
    databaseUrl: url,
    dataDir: directory,
    dataReserve: reserve,
    pool: limits,
    databasePatience: patience,
  } = settings
  const database = await openDatabase({ url, directory, reserve, limits, patience })
  const apps: FastifyInstance[] = []
  const shutdown = openShutdown(settings.shutdown)
  const close = async () => {
    await shutdown.close(apps)
    await database.close()
  }
  try {
    const meaning = await prepare(database, settings)
    const dist = pathOf('../../dist')
    apps.push(
      await buildApp({
        db: database.db,
        meaning,
        mail: mailOptionsOf(settings),
        jwtSecret: await openKeys(settings, database.db),
        allowedOrigins: settings.allowedOrigins,
        logger: loggerOptions(settings.logLevel),
        trustProxy: settings.trustProxy,
        fileTokensOnly: settings.fileTokensOnly,
        isClosing: () => shutdown.isClosing,
        pool: database.pool,
        metricsToken: settings.metricsToken,
        ...(existsSync(dist) ? { dist } : {}),
      }),
      ...hosts.map((site) => buildDemoSite({ ...site, portalPort: settings.port })),
    )
    await listen(apps, settings)
  } catch (reason) {
    await Promise.all(apps.map((app) => app.close()))
    await database.close()
    throw reason
  }
  return { close }
}
