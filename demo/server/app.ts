import compress from '@fastify/compress'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import { accessTokens } from './auth/access-tokens.ts'
import { trustOf } from './auth/client-address.ts'
import { fileTokens } from './auth/file-tokens.ts'
import { type Keyring, keyringOf } from './auth/keyring.ts'
import { authenticate } from './auth/viewer.ts'
import type { Context } from './context.ts'
import type { PoolState } from './database/postgres.ts'
import type { Database } from './database/schema.ts'
import { type Door, serverOptions } from './doors/doors.ts'
import { replayTickets } from './files/replay/tickets.ts'
import { defaultPair, type ForgeryPair } from './forgery-pair.ts'
import { type MailOptions, startMail } from './mail/start-mail.ts'
import type { Meaning } from './meaning/meaning.ts'
import { openLinkDesk } from './passwords/link-desk.ts'
import { answerBrokenRequest, refuseOddRequests } from './plugins/broken-requests.ts'
import { keepPrivate } from './plugins/cache.ts'
import { allowOrigins } from './plugins/cross-origin.ts'
import { giveForgeryToken, refuseForgery } from './plugins/csrf.ts'
import { refuseEncodedBody } from './plugins/encoded-body.ts'
import { apiNotFound, handleErrors, malformedAddress } from './plugins/errors.ts'
import { measure } from './plugins/metrics.ts'
import { describeApi, describeErrors, describeSecurity } from './plugins/open-api.ts'
import { refuseNullCharacters } from './plugins/plain-text.ts'
import { logRequests, requestIds } from './plugins/request-log.ts'
import { setSecurityHeaders } from './plugins/security-headers.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { contentRoutes } from './routes/content.ts'
import { documentListRoutes } from './routes/document-lists.ts'
import { documentRoutes } from './routes/documents.ts'
import { fileTokenRoutes } from './routes/file-tokens.ts'
import { fileRoutes } from './routes/files.ts'
import { healthRoutes } from './routes/health.ts'
import { imageRoutes } from './routes/images.ts'
import { linkRoutes } from './routes/links.ts'
import { changePasswordRoutes, resetPasswordRoutes } from './routes/passwords.ts'
import { permittedTagRoutes } from './routes/permitted-tags.ts'
import { preferenceRoutes } from './routes/preferences.ts'
import { pricingRoutes } from './routes/pricing.ts'
import { registrationRoutes } from './routes/registrations.ts'
import { roadshowRoutes } from './routes/roadshows.ts'
import { searchRoutes } from './routes/search.ts'
import { semanticRoutes } from './routes/semantic-documents.ts'
import { currentUserRoutes, sessionRoutes } from './routes/session.ts'
import { tagListRoutes } from './routes/tag-lists.ts'
import { tagRoutes } from './routes/tags.ts'
import { upcomingRoadshowRoutes } from './routes/upcoming-roadshows.ts'
import type { Settings } from './settings.ts'
import { closeConnections } from './shutdown.ts'
import { serveCatalog } from './sites/catalog-site.ts'
import { servePortal } from './sites/portal.ts'

export type AppOptions = {
  db: Kysely<Database>
  /** One key, or a ring of them. */
  jwtSecret: Uint8Array | Keyring
  /** Origins whose pages may call the API, exactly as a browser sends them. */
  allowedOrigins: readonly string[]
  /** The default names when left out. */
  forgeryPair?: ForgeryPair
  clock?: () => Date
  /** Off when left out. */
  meaning?: Meaning
  /** No mails are written when left out. */
  mail?: MailOptions
  logger?: FastifyServerOptions['logger']
  /** Whether a proxy in front tells the client's address. */
  trustProxy?: Settings['trustProxy']
  /** Whether links may carry no access token; they may when left out. */
  fileTokensOnly?: boolean
  /** The build output with `portal` and `widgets`; the API alone without it. */
  dist?: string
  /** Whether the process is to end; never when left out. */
  isClosing?: () => boolean
  /** Of the connections to PostgreSQL, for `/metrics`. */
  pool?: PoolState | undefined
  /** With it, `/metrics` can be read from other machines. */
  metricsToken?: string | undefined
  /** Gives a server that listens by itself; the app makes one of its own when left out. */
  serverFor?: Door['serverFor']
  /** Called before anything is registered, so that its hooks see every request. */
  watch?: (app: FastifyInstance) => void
}

const LARGEST_BODY = 256 * 1024

/** The portal, the widgets and the API as one Fastify instance, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock = () => new Date() } = options
  const pair = options.forgeryPair ?? defaultPair
  const meaning = options.meaning ?? { unavailable: 'Search by meaning is off.' }
  const trustsProxy = (options.trustProxy ?? false) !== false
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustOf(options.trustProxy ?? false),
    frameworkErrors: malformedAddress,
    bodyLimit: LARGEST_BODY,
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: serverOptions.requestTimeout,
    http: serverOptions,
    ...(options.serverFor && { serverFactory: options.serverFor }),
    forceCloseConnections: 'idle',
    genReqId: requestIds(trustsProxy),
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  }).withTypeProvider<TypeBoxTypeProvider>()

  const isClosing = options.isClosing ?? (() => false)
  options.watch?.(app)
  logRequests(app)
  closeConnections(app, isClosing)
  measure(app, { db, pool: options.pool, token: options.metricsToken, trustsProxy })
  handleErrors(app)
  refuseOddRequests(app)
  giveForgeryToken(app, pair)
  await setSecurityHeaders(app)
  await describeApi(app)
  const mail = options.mail && (await startMail(app, options.mail, { db, clock }))
  const keys = keyringOf(options.jwtSecret)
  app.addHook('onClose', async () => keys.close())
  const context: Context = {
    db,
    clock,
    tokens: accessTokens(keys, clock),
    fileTokens: fileTokens(keys, clock),
    fileTokensOnly: options.fileTokensOnly ?? false,
    tickets: replayTickets(keys, clock),
    meaning,
    mail,
    links: mail && openLinkDesk(app, { db, clock, mail }),
  }
  await app.register(healthRoutes(context, isClosing))
  await app.register(api(context, options.allowedOrigins, pair), { prefix: '/api' })
  await serveCatalog(app, options.dist)
  await servePortal(app, options.dist)
  return app
}

const api = (context: Context, origins: readonly string[], pair: ForgeryPair) => async (app: FastifyInstance) => {
  await allowOrigins(app, origins, pair)
  app.addHook('onRequest', refuseForgery(origins, pair))
  app.addHook('onRequest', refuseEncodedBody)
  // Of requests: a call that takes no body would leave the stream unread, and its connection stuck.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  app.addHook('onRoute', describeErrors)
  app.addHook('preValidation', refuseNullCharacters)
  app.setNotFoundHandler(apiNotFound)
  await app.register(contentRoutes(context))
  await app.register(pricingRoutes(context))
  await app.register(imageRoutes(context))
  await app.register(fileRoutes(context))
  await app.register(async (unauthenticated) => {
    unauthenticated.addHook('onRequest', keepPrivate)
    for (const routes of [sessionRoutes, linkRoutes, resetPasswordRoutes])
      await unauthenticated.register(routes(context))
    await unauthenticated.register(upcomingRoadshowRoutes(context))
  })
  await app.register(async (authenticated) => {
    authenticated.addHook('onRequest', keepPrivate)
    authenticated.addHook('onRequest', authenticate(context))
    authenticated.addHook('onRoute', describeSecurity)
    for (const routes of [currentUserRoutes, documentListRoutes, documentRoutes, tagListRoutes, tagRoutes]) {
      await authenticated.register(routes(context))
    }
    await authenticated.register(changePasswordRoutes(context))
    await authenticated.register(fileTokenRoutes(context))
    await authenticated.register(permittedTagRoutes(context))
    await authenticated.register(preferenceRoutes(context))
    await authenticated.register(searchRoutes(context))
    await authenticated.register(semanticRoutes(context))
    await authenticated.register(roadshowRoutes(context))
    await authenticated.register(registrationRoutes(context))
    await authenticated.register(analyticsRoutes(context))
  })
}
