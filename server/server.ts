import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { crossOriginHeaders } from './access/cross-origin.ts'
import { toRelyingParty } from './access/relying-party.ts'
import { buildApp } from './app.ts'
import { completeDemoCaptions } from './demo-captions.ts'
import { openKeys } from './open-keys.ts'
import type { WorkerLink } from './platform/cluster/worker.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open.ts'
import { holdsAccounts } from './platform/database/seed-state.ts'
import { openObjectStore } from './platform/files/object-store.ts'
import { loggerOptions } from './platform/http/logger.ts'
import { openShutdown } from './platform/http/shutdown.ts'
import { answerWhileStarting } from './platform/http/starting.ts'
import { createStartupServer, listen, openServers, requirePorts } from './platform/http/startup-server.ts'
import { openOutbox } from './platform/mail/outbox.ts'
import type { MailOptions } from './platform/mail/start-mail.ts'
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts'
import { openPlaces } from './platform/places.ts'
import { projectRoot } from './platform/project-root.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Settings } from './settings.ts'
import { buildDemoSite, intranetHeaders, marketingHeaders } from './site/demo-site.ts'

const hosts = [
  { directory: join(projectRoot, 'demo/marketing'), headersFor: marketingHeaders },
  { directory: join(projectRoot, 'demo/intranet'), headersFor: intranetHeaders },
]

export type RunningServer = {
  /** Whether anybody could sign in when it started. */
  hasAccounts: boolean
  /** `isReplaced`: another process serves on the same ports. */
  close(options?: { isReplaced?: boolean }): Promise<void>
}

/** A server by itself. */
const alone = { joins: false, prepares: true }

function buildMailOptions({ mail }: Settings): MailOptions {
  const { url, outbox, showsOutbox, sendsResearch, from, accessTeam, portalUrl } = mail
  const transport = url === undefined ? outboxTransport(outbox) : smtpTransport(url)
  return { from, accessTeam, portalUrl, transport, sendsResearch, shownOutbox: showsOutbox ? outbox : undefined }
}

/**
 * Opens the database and serves the portal; with demo data it fills the database and serves the demo sites too. With
 * `answersWhileStarting` all of them answer from the beginning that they are starting. A failure closes everything.
 * @param worker for one of several processes that share their ports
 */
export async function startServer(settings: Settings, worker?: WorkerLink): Promise<RunningServer> {
  const { joins, prepares } = worker?.start ?? alone
  const opensEarly = settings.answersWhileStarting && !joins
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
  let demoCaptions: ReturnType<typeof completeDemoCaptions> | undefined
  let hasAccounts = false
  const close: RunningServer['close'] = async (options) => {
    await shutdown.close(servers, options)
    await Promise.all(apps.map((app) => app.close()))
    await demoCaptions?.close()
    await database?.close()
  }
  try {
    database = await openDatabase({
      url: settings.databaseUrl,
      readUrls: settings.readUrls,
      lagLimit: settings.lagLimit,
      directory: settings.dataDir,
      reserve: settings.dataReserve,
      limits: settings.pool,
      timeout: settings.databaseTimeout,
      // Report a port in use before the database is filled.
      beforeOpening: async () => {
        if (opensEarly) await listen(startupServers, settings)
        // Connections would reach a worker that joins others, if only for a moment.
        else if (!joins) await requirePorts(startupServers.length, settings)
      },
    })
    if (settings.mail.url === undefined) await openOutbox(settings.mail.outbox)
    const tell = (text: string) => {
      step = text
    }
    const meaning = await prepareDatabase(database, settings, { tell, isPrepared: !prepares })
    hasAccounts = await holdsAccounts(database.db)
    const dist = join(projectRoot, 'dist')
    apps.push(
      await buildApp({
        db: database.db,
        meaning,
        objects: settings.files && openObjectStore(settings.files),
        findPlace: settings.geoipDatabase === undefined ? undefined : await openPlaces(settings.geoipDatabase),
        mail: buildMailOptions(settings),
        jwtSecret: await openKeys(settings, database.db),
        factorKey: settings.factorKey,
        relyingParty: toRelyingParty(settings.mail.portalUrl, settings.allowedOrigins),
        portalUrl: settings.mail.portalUrl,
        allowedOrigins: settings.allowedOrigins,
        csrf: settings.csrf,
        logger: loggerOptions(settings.logLevel),
        sessionLimits: settings.sessionLimits,
        trustProxy: settings.trustProxy,
        fileTokensOnly: settings.fileTokensOnly,
        retention: settings.retention,
        isClosing: () => shutdown.isClosing,
        isStopping: () => shutdown.isStopping,
        processes: settings.workers,
        worker,
        pool: database.pool,
        replicas: database.replicas,
        metricsToken: settings.metricsToken,
        serverFor: portal.serverFor,
        ...(existsSync(dist) ? { dist } : {}),
      }),
      ...sites.map(({ startup: { serverFor }, ...site }) =>
        buildDemoSite({ ...site, portalPort: settings.port, serverFor, isClosing: () => shutdown.isClosing }),
      ),
    )
    await openServers(startupServers, apps)
    if (!opensEarly) await listen(startupServers, settings)
    if (settings.demoData && prepares) demoCaptions = completeDemoCaptions(database.db, settings.demoNow)
  } catch (reason) {
    for (const server of servers) server.close().closeAllConnections()
    await Promise.all(apps.map((app) => app.close()))
    await database?.close()
    throw reason
  }
  return { hasAccounts, close }
}
