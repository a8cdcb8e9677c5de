import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openKeys } from './auth/open-keys.ts'
import { migrate } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { fillOnce } from './database/seed-state.ts'
import { listen, makeDoor, openDoors, requirePorts } from './doors/doors.ts'
import { answerWhileStarting } from './doors/starting.ts'
import { loggerOptions } from './logger.ts'
import type { MailOptions } from './mail/start-mail.ts'
import { outboxTransport, smtpTransport } from './mail/transport.ts'
import { type Meaning, meaningOf } from './meaning/meaning.ts'
import { openEmbedder } from './meaning/open-embedder.ts'
import { crossOriginHeaders } from './plugins/cross-origin.ts'
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

type Tell = (step: string) => void

/** Shows how far the fill is, on the terminal and to whoever asks `/readyz`. */
function progressOf(tell: Tell): ReturnType<typeof progressBar> {
  const show = progressBar(process.stdout)
  return (done, total, label) => {
    show(done, total, label)
    tell(`filling the database with demo data, ${Math.floor((100 * done) / total)} %: ${label}`)
  }
}

async function prepare({ db, alone }: OpenDatabase, settings: Settings, tell: Tell): Promise<Meaning> {
  tell('loading the model of search by meaning')
  const opened = await openEmbedder(settings.embeddings).catch((reason: Error) => reason)
  const embedder = opened instanceof Error ? undefined : opened
  tell('waiting for another process that prepares the database')
  await alone(async (own) => {
    tell('bringing the database to the newest schema')
    await migrate(own)
    await fillOnce(own, async () => {
      console.log('Filling the database with demo data …')
      const now = settings.demoNow ?? new Date()
      await seedDatabase(own, { now, embedder, onProgress: progressOf(tell) })
    })
  })
  tell('starting the services')
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

/**
 * Opens and fills the database and serves the three sites; with `answersWhileStarting` they say from the beginning that they are
 * being set up. What fails on the way leaves nothing open.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  let step = 'opening the database'
  const crossOrigin = crossOriginHeaders(settings.allowedOrigins, settings.forgeryPair)
  const portal = makeDoor(answerWhileStarting(() => step, crossOrigin))
  const sites = hosts.map((site) => ({ ...site, door: makeDoor(answerWhileStarting(() => step)) }))
  const doors = [portal, ...sites.map(({ door }) => door)]
  const servers = doors.map(({ server }) => server)
  const apps: FastifyInstance[] = []
  const shutdown = openShutdown(settings.shutdown)
  let database: OpenDatabase | undefined
  const close = async () => {
    await shutdown.close(servers)
    await Promise.all(apps.map((app) => app.close()))
    await database?.close()
  }
  try {
    database = await openDatabase({
      url: settings.databaseUrl,
      directory: settings.dataDir,
      reserve: settings.dataReserve,
      limits: settings.pool,
      patience: settings.databasePatience,
      // A port in use is told before anything is filled.
      beforeOpening: () =>
        settings.answersWhileStarting ? listen(doors, settings) : requirePorts(doors.length, settings),
    })
    const meaning = await prepare(database, settings, (text) => {
      step = text
    })
    const dist = pathOf('../../dist')
    apps.push(
      await buildApp({
        db: database.db,
        meaning,
        mail: mailOptionsOf(settings),
        jwtSecret: await openKeys(settings, database.db),
        allowedOrigins: settings.allowedOrigins,
        forgeryPair: settings.forgeryPair,
        logger: loggerOptions(settings.logLevel),
        trustProxy: settings.trustProxy,
        fileTokensOnly: settings.fileTokensOnly,
        isClosing: () => shutdown.isClosing,
        pool: database.pool,
        metricsToken: settings.metricsToken,
        serverFor: portal.serverFor,
        ...(existsSync(dist) ? { dist } : {}),
      }),
      ...sites.map(({ door: { serverFor }, ...site }) =>
        buildDemoSite({ ...site, portalPort: settings.port, serverFor, isClosing: () => shutdown.isClosing }),
      ),
    )
    await openDoors(doors, apps)
    if (!settings.answersWhileStarting) await listen(doors, settings)
  } catch (reason) {
    for (const server of servers) server.close().closeAllConnections()
    await Promise.all(apps.map((app) => app.close()))
    await database?.close()
    throw reason
  }
  return { close }
}
