import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { accountsWithPublishedPassword } from '#demo/data/published-passwords.ts'
import { seedDatabase } from '#demo/data/seed.ts'
import { crossOriginHeaders } from './access/cross-origin.ts'
import { removeOldSessions } from './accounts/sessions.ts'
import { buildApp } from './app.ts'
import { openKeys } from './open-keys.ts'
import { migrate } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open.ts'
import { fillOnce, holdsAccounts, isHalfFilled } from './platform/database/seed-state.ts'
import { loggerOptions } from './platform/http/logger.ts'
import { openShutdown } from './platform/http/shutdown.ts'
import { answerWhileStarting } from './platform/http/starting.ts'
import { createStartupServer, listen, openServers, requirePorts } from './platform/http/startup-server.ts'
import { progressBar } from './platform/jobs/progress.ts'
import { openOutbox } from './platform/mail/outbox.ts'
import type { MailOptions } from './platform/mail/start-mail.ts'
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts'
import { type Meaning, openMeaning } from './platform/semantic/meaning.ts'
import { openEmbedder } from './platform/semantic/open-embedder.ts'
import type { Settings } from './settings.ts'
import { buildDemoSite, intranetHeaders, marketingHeaders } from './site/demo-site.ts'

const resolvePath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url)).replace(/\/$/, '')

const hosts = [
  { directory: resolvePath('../demo/marketing'), headersFor: marketingHeaders },
  { directory: resolvePath('../demo/intranet'), headersFor: intranetHeaders },
]

export type RunningServer = {
  /** Whether anybody could sign in when it started. */
  hasAccounts: boolean
  close(): Promise<void>
}

/** The reason is for who runs the server, not for its clients. */
function off({ message }: Error): Meaning {
  console.warn(message)
  return { unavailable: 'Search by meaning is off: its model could not be reached.' }
}

type Tell = (step: string) => void

/** Shows how far the fill is, on the terminal and to whoever asks `/readyz`. */
function showProgress(tell: Tell): ReturnType<typeof progressBar> {
  const show = progressBar(process.stdout)
  return (done, total, label) => {
    show(done, total, label)
    tell(`filling the database with demo data, ${Math.floor((100 * done) / total)} %: ${label}`)
  }
}

/** @throws Error when whoever has read the documentation could sign in to a server without demo data */
async function requireNoDemoData(db: OpenDatabase['db']): Promise<void> {
  if (await isHalfFilled(db))
    throw new Error(
      'The database holds a part of the demo data, whose fill was broken off. Take an empty database, or set DEMO_DATA=true to fill it again.',
    )
  const accounts = await accountsWithPublishedPassword(db)
  if (accounts.length === 0) return
  throw new Error(
    `The passwords of these accounts are published: ${accounts.join(', ')}. Change them with "npm run server:user -- set-password", ` +
      'or disable the accounts, before this server is started without demo data. DEMO_DATA=true serves them as they are.',
  )
}

async function prepare({ db, alone }: OpenDatabase, settings: Settings, tell: Tell): Promise<Meaning> {
  tell('loading the model of search by meaning')
  const opened = await openEmbedder(settings.embeddings).catch((reason: Error) => reason)
  const embedder = opened instanceof Error ? undefined : opened
  tell('waiting for another process that prepares the database')
  await alone(async (own) => {
    tell('bringing the database to the newest schema')
    await migrate(own)
    if (!settings.demoData) return requireNoDemoData(own)
    await fillOnce(own, async () => {
      console.log('Filling the database with demo data …')
      const now = settings.demoNow ?? new Date()
      await seedDatabase(own, { now, embedder, onProgress: showProgress(tell) })
    })
  })
  tell('starting the services')
  await removeOldSessions(db, new Date())
  const meaning = opened instanceof Error ? off(opened) : await openMeaning(db, opened)
  if ('unavailable' in meaning) console.warn(meaning.unavailable)
  return meaning
}

function buildMailOptions({ mail }: Settings): MailOptions {
  const { url, outbox, showsOutbox, from, accessTeam, portalUrl } = mail
  const transport = url === undefined ? outboxTransport(outbox) : smtpTransport(url)
  return { from, accessTeam, portalUrl, transport, shownOutbox: showsOutbox ? outbox : undefined }
}

/**
 * Opens the database and serves the portal, with demo data filled and the demo sites served as well; with `answersWhileStarting` they say from the beginning that they are
 * being set up. What fails on the way leaves nothing open.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  let step = 'opening the database'
  const crossOrigin = crossOriginHeaders(settings.allowedOrigins, settings.csrf)
  const portal = createStartupServer(answerWhileStarting(() => step, crossOrigin))
  const sites = (settings.demoData ? hosts : []).map((site) => ({
    ...site,
    startup: createStartupServer(answerWhileStarting(() => step)),
  }))
  const startupServers = [portal, ...sites.map(({ startup }) => startup)]
  const servers = startupServers.map(({ server }) => server)
  const apps: FastifyInstance[] = []
  const shutdown = openShutdown(settings.shutdown)
  let database: OpenDatabase | undefined
  let hasAccounts = false
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
      timeout: settings.databaseTimeout,
      // A port in use is told before anything is filled.
      beforeOpening: () =>
        settings.answersWhileStarting
          ? listen(startupServers, settings)
          : requirePorts(startupServers.length, settings),
    })
    if (settings.mail.url === undefined) await openOutbox(settings.mail.outbox)
    const meaning = await prepare(database, settings, (text) => {
      step = text
    })
    hasAccounts = await holdsAccounts(database.db)
    const dist = resolvePath('../dist')
    apps.push(
      await buildApp({
        db: database.db,
        meaning,
        mail: buildMailOptions(settings),
        jwtSecret: await openKeys(settings, database.db),
        allowedOrigins: settings.allowedOrigins,
        csrf: settings.csrf,
        logger: loggerOptions(settings.logLevel),
        sessionLimits: settings.sessionLimits,
        trustProxy: settings.trustProxy,
        fileTokensOnly: settings.fileTokensOnly,
        retention: settings.retention,
        isClosing: () => shutdown.isClosing,
        pool: database.pool,
        metricsToken: settings.metricsToken,
        serverFor: portal.serverFor,
        ...(existsSync(dist) ? { dist } : {}),
      }),
      ...sites.map(({ startup: { serverFor }, ...site }) =>
        buildDemoSite({ ...site, portalPort: settings.port, serverFor, isClosing: () => shutdown.isClosing }),
      ),
    )
    await openServers(startupServers, apps)
    if (!settings.answersWhileStarting) await listen(startupServers, settings)
  } catch (reason) {
    for (const server of servers) server.close().closeAllConnections()
    await Promise.all(apps.map((app) => app.close()))
    await database?.close()
    throw reason
  }
  return { hasAccounts, close }
}
