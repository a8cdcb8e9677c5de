import compress from '@fastify/compress'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { accessTokens } from './access/access-tokens.ts'
import { authenticate } from './access/authenticate.ts'
import type { Context } from './access/context.ts'
import { allowOrigins } from './access/cross-origin.ts'
import { fileTokenRoutes } from './access/file-token-routes.ts'
import { fileTokens } from './access/file-tokens.ts'
import { openGuard } from './access/guard.ts'
import { toKeyring } from './access/keyring.ts'
import { writeLimits } from './access/limits.ts'
import { noteWrites } from './access/note-writes.ts'
import { replayTickets } from './access/replay-tickets.ts'
import { openSealer } from './access/sealer.ts'
import { accessTokenLifetime, defaultLimits } from './access/session-limits.ts'
import { openUsageLog } from './access/usage-log.ts'
import { reauthenticateRoutes } from './accounts/factors/reauthenticate-routes.ts'
import { factorRoutes } from './accounts/factors/routes.ts'
import { factorSignInRoutes } from './accounts/factors/sign-in-routes.ts'
import { linkCheckRoutes } from './accounts/link-check-routes.ts'
import { startLinkRequestWorker } from './accounts/link-request-worker.ts'
import { linkRoutes } from './accounts/link-routes.ts'
import { hostSignInRoutes } from './accounts/oidc/host-routes.ts'
import { oidcRoutes } from './accounts/oidc/routes.ts'
import { passkeyConfirmRoutes } from './accounts/passkeys/confirm.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { passkeySignInRoutes } from './accounts/passkeys/sign-in-routes.ts'
import { changePasswordRoutes, resetPasswordRoutes } from './accounts/password-routes.ts'
import { currentUserRoutes, sessionRoutes } from './accounts/session-routes.ts'
import { subscriptionRoutes } from './accounts/subscription-routes.ts'
import { userSessionRoutes } from './accounts/user-session-routes.ts'
import type { AppOptions } from './app-options.ts'
import { inboxRoutes } from './delivery/inbox/routes.ts'
import { savedSearchRoutes } from './delivery/saved-searches/routes.ts'
import { previewRoutes } from './delivery/settings/preview-routes.ts'
import { deliveryRoutes } from './delivery/settings/routes.ts'
import { startDelivery } from './delivery/start-delivery.ts'
import { unsubscribeRoutes } from './delivery/unsubscribe/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { accessRequestRoutes } from './documents/access-requests/routes.ts'
import { researchChangeRoutes } from './documents/changes/routes.ts'
import { documentListRoutes } from './documents/list-routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { registrationRoutes } from './events/registration-routes.ts'
import { roadshowRoutes } from './events/routes.ts'
import { upcomingRoadshowRoutes } from './events/upcoming-routes.ts'
import { startFileJob } from './file-job.ts'
import { fileRoutes } from './file-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { describeApi, describeErrors, describeSecurity } from './open-api/open-api.ts'
import { openAuditLog } from './platform/audit/audit-log.ts'
import { readsOnPrimary } from './platform/database/replicas.ts'
import { answerBrokenRequest, refuseOddRequests } from './platform/http/broken-requests.ts'
import { keepPrivate } from './platform/http/cache.ts'
import { toTrustProxy } from './platform/http/client-address.ts'
import { requireCsrfToken, setCsrfCookie } from './platform/http/csrf.ts'
import { type CsrfNames, defaultCsrfNames } from './platform/http/csrf-names.ts'
import { apiNotFound, handleErrors, malformedAddress } from './platform/http/errors.ts'
import { measure } from './platform/http/metrics.ts'
import { refuseEncodedBody, refuseNullCharacters } from './platform/http/plain-text.ts'
import { logRequests, requestIds } from './platform/http/request-log.ts'
import { compilersFactory } from './platform/http/schema-compilers.ts'
import { setSecurityHeaders } from './platform/http/security-headers.ts'
import { closeConnections } from './platform/http/shutdown.ts'
import { serverOptions } from './platform/http/startup-server.ts'
import { startMail } from './platform/mail/start-mail.ts'
import { followRoutes } from './preferences/follows/routes.ts'
import { permittedTagRoutes } from './preferences/permitted-tag-routes.ts'
import { readingListRoutes } from './preferences/reading-list/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { addUser } from './provisioning/add-user.ts'
import { entitle, holdTurnsOf } from './provisioning/entitle.ts'
import { startExpiryJob } from './provisioning/expiry-job.ts'
import { defaultRetention, startPurgeJob } from './purge-job.ts'
import { startReleaseJob } from './release-job.ts'
import { scimRoutes } from './scim/routes.ts'
import { relatedTagRoutes } from './search/related-routes.ts'
import { searchRoutes } from './search/routes.ts'
import { semanticRoutes } from './search/semantic-routes.ts'
import { analyticsRoutes } from './site/analytics/routes.ts'
import { serveCatalog } from './site/catalog-site.ts'
import { contentRoutes } from './site/content/routes.ts'
import { listPortalSheets, servePortal } from './site/portal.ts'
import { pricingRoutes } from './site/pricing/routes.ts'
import { imageRoutes } from './tags/image-routes.ts'
import { tagListRoutes } from './tags/list-routes.ts'
import { tagRoutes } from './tags/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { startUsageJob } from './usage-job.ts'

/** As it is served on this machine. */
const DEFAULT_PORTAL = 'http://127.0.0.1:4173'

const LARGEST_BODY = 256 * 1024

/** The portal, the elements and the API as one Fastify instance that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock = () => new Date() } = options
  const csrf = options.csrf ?? defaultCsrfNames
  const meaning = options.meaning ?? { unavailable: 'Search by meaning is off.' }
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: toTrustProxy(options.trustProxy ?? false),
    frameworkErrors: malformedAddress,
    bodyLimit: LARGEST_BODY,
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: serverOptions.requestTimeout,
    http: serverOptions,
    ...(options.serverFor && { serverFactory: options.serverFor }),
    forceCloseConnections: 'idle',
    genReqId: requestIds((options.trustProxy ?? false) !== false),
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
    schemaController: { compilersFactory },
  }).withTypeProvider<TypeBoxTypeProvider>()

  const isClosing = options.isClosing ?? (() => false)
  options.watch?.(app)
  logRequests(app)
  closeConnections(app, isClosing)
  measure(app, { ...options, token: options.metricsToken })
  handleErrors(app)
  refuseOddRequests(app)
  setCsrfCookie(app, csrf)
  await setSecurityHeaders(app)
  await describeApi(app)
  const mail = options.mail && (await startMail(app, options.mail, { db, clock }))
  const keys = toKeyring(options.jwtSecret)
  const sessionLimits = options.sessionLimits ?? defaultLimits
  app.addHook('onClose', async () => keys.close())
  const { readsFor, noteWrite } = options.replicas ?? readsOnPrimary(db)
  const context: Context = {
    db,
    readsFor,
    noteWrite,
    clock,
    audit: openAuditLog(db, clock),
    usage: openUsageLog(db, clock, (error) => app.log.error({ err: error }, 'uses could not be recorded')),
    tokens: accessTokens(keys, clock, accessTokenLifetime(sessionLimits)),
    fileTokens: fileTokens(keys, clock),
    sessionLimits,
    openSealer: openSealer(db, options.factorKey, clock),
    relyingParty: options.relyingParty,
    fileTokensOnly: options.fileTokensOnly ?? false,
    writeLimits: options.writeLimits ?? writeLimits,
    tickets: replayTickets(keys, clock),
    findPlace: options.findPlace,
    objects: options.objects,
    meaning,
    guard: openGuard(options.processes),
    mail,
    links: mail && startLinkRequestWorker(app, { db, clock, mail }),
  }
  startPurgeJob(app, { db, clock, retention: options.retention ?? defaultRetention })
  startUsageJob(app, context)
  startReleaseJob(app, context)
  startFileJob(app, context)
  startDelivery(app, context)
  startExpiryJob(app, context)
  await app.register(healthRoutes(context, options.isStopping ?? isClosing))
  const portalUrl = options.portalUrl ?? DEFAULT_PORTAL
  const portalSheets = await listPortalSheets(options.dist)
  await app.register(api(context, { origins: options.allowedOrigins, csrf, portalUrl, portalSheets }), {
    prefix: '/api',
  })
  await app.register(scimRoutes(context, portalUrl), { prefix: '/scim/v2' })
  await serveCatalog(app, options.dist)
  await servePortal(app, options.dist)
  return app
}

const provisioning = { addUser, entitle, holdTurnsOf }

type ApiOptions = { origins: readonly string[]; csrf: CsrfNames; portalUrl: string; portalSheets: string[] | undefined }

const api =
  (context: Context, { origins, csrf, portalUrl, portalSheets }: ApiOptions) =>
  async (app: FastifyInstance) => {
    await allowOrigins(app, origins, csrf)
    app.addHook('onRequest', requireCsrfToken(origins, csrf))
    app.addHook('onRequest', refuseEncodedBody)
    // No decompression of requests: a call without a body would leave the stream unread and its connection stuck.
    await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
    app.addHook('onRoute', describeErrors)
    app.addHook('preValidation', refuseNullCharacters)
    app.setNotFoundHandler(apiNotFound)
    await app.register(contentRoutes(context))
    await app.register(pricingRoutes(context))
    await app.register(imageRoutes(context))
    await app.register(fileRoutes(context, { portalUrl, portalSheets }))
    await app.register(async (unauthenticated) => {
      unauthenticated.addHook('onRequest', keepPrivate)
      for (const routes of [sessionRoutes, factorSignInRoutes, linkRoutes, linkCheckRoutes, resetPasswordRoutes])
        await unauthenticated.register(routes(context))
      if (context.relyingParty) await unauthenticated.register(passkeySignInRoutes(context, context.relyingParty))
      await unauthenticated.register(oidcRoutes(context, { portalUrl, origins, provisioning }))
      await unauthenticated.register(hostSignInRoutes(context, { origins }))
      await unauthenticated.register(upcomingRoadshowRoutes(context))
      await unauthenticated.register(researchChangeRoutes(context))
      await unauthenticated.register(unsubscribeRoutes(context))
    })
    await app.register(async (authenticated) => {
      authenticated.addHook('onRequest', keepPrivate)
      authenticated.addHook('onRequest', authenticate(context))
      authenticated.addHook('onSend', noteWrites(context))
      authenticated.addHook('onRoute', describeSecurity)
      for (const routes of [currentUserRoutes, documentListRoutes, documentRoutes, tagListRoutes, tagRoutes]) {
        await authenticated.register(routes(context))
      }
      await authenticated.register(changePasswordRoutes(context))
      await authenticated.register(async (settingUp) => {
        settingUp.addHook('onRoute', (route) => {
          route.config = { ...route.config, allowedBeforeFactor: true }
        })
        for (const routes of [userSessionRoutes, factorRoutes, reauthenticateRoutes, subscriptionRoutes])
          await settingUp.register(routes(context))
        if (context.relyingParty) {
          await settingUp.register(passkeyRoutes(context, context.relyingParty))
          await settingUp.register(passkeyConfirmRoutes(context, context.relyingParty))
        }
      })
      await authenticated.register(fileTokenRoutes(context))
      await authenticated.register(permittedTagRoutes(context))
      await authenticated.register(preferenceRoutes(context))
      await authenticated.register(followRoutes(context))
      await authenticated.register(accessRequestRoutes(context))
      for (const routes of [readingListRoutes, savedSearchRoutes, inboxRoutes])
        await authenticated.register(routes(context))
      // Clients hide the settings of mails that do not go out.
      if (context.mail?.sendsResearch) {
        await authenticated.register(deliveryRoutes(context))
        await authenticated.register(previewRoutes(context, context.mail.settings))
      }
      await authenticated.register(searchRoutes(context))
      await authenticated.register(relatedTagRoutes(context))
      await authenticated.register(semanticRoutes(context))
      await authenticated.register(roadshowRoutes(context))
      await authenticated.register(registrationRoutes(context))
      await authenticated.register(analyticsRoutes(context))
      await authenticated.register(usageRoutes(context))
      await authenticated.register(deskRoutes(context))
    })
  }
