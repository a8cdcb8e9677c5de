import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { WorkerLink } from '../cluster/worker.ts'
import type { PoolState } from '../database/postgres.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Database } from '../database/schema.ts'
import { countMails } from '../mail/repository.ts'
import { unavailable } from './http-errors.ts'
import { measureReplicas } from './replica-metrics.ts'

export type MetricsOptions = {
  db: Kysely<Database>
  /** Undefined: the embedded database, which has one connection. */
  pool?: PoolState | undefined
  /** Undefined: there are none. */
  replicas?: Replicas | undefined
  /** Undefined: only this machine reads the metrics. */
  token?: string | undefined
  /** Of a process that is one of several: it answers for all of them, and names each by the label `worker`. */
  worker?: WorkerLink | undefined
}

/** Of the process, so there is one, whatever the number of apps. */
let ofProcess: Registry | undefined

function processRegistry(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  new Gauge({
    name: 'portal_build_info',
    help: 'Version of the API and of Node, always 1.',
    labelNames: ['version', 'node'],
    registers: [ofProcess],
  }).set({ version: process.env.npm_package_version ?? '1.0.0', node: process.version }, 1)
  return ofProcess
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const started = new WeakMap<FastifyRequest, bigint>()

/** The calls that sign in, each with the status of a wrong secret. */
const signIns = new Map([
  ['/api/auth', 403],
  ['/api/passwordless_login', 403],
  ['/api/auth/factor', 422],
  ['/api/auth/passkey', 401],
  ['/api/auth/oidc/finish', 403],
])

function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered.', registers })
  const failures = new Counter({
    name: 'portal_sign_in_failures_total',
    help: 'Refused sign-ins: a wrong secret, too many attempts, or too many people at once.',
    labelNames: ['reason'],
    registers,
  })
  app.addHook('onRequest', async (request) => {
    started.set(request, process.hrtime.bigint())
    inFlight.inc()
  })
  app.addHook('onResponse', async (request, reply) => {
    const start = started.get(request)
    if (start === undefined) return
    inFlight.dec()
    const route = request.routeOptions.url ?? 'unknown'
    const method = methods.has(request.method) ? request.method : 'other'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    durations.observe({ route, method, status }, Number(process.hrtime.bigint() - start) / 1e9)
    const refused = signIns.get(route)
    if (refused === undefined) return
    if (reply.statusCode === refused || reply.statusCode === 403) failures.inc({ reason: 'refused' })
    if (reply.statusCode === 429) failures.inc({ reason: 'limited' })
    if (reply.statusCode === 503) failures.inc({ reason: 'busy' })
  })
}

function measureDatabase({ db, pool }: MetricsOptions, registers: Registry[]): void {
  new Gauge({
    name: 'portal_mails',
    help: 'Mails that wait to be sent, and those given up. Absent while the database does not answer.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const counts = await countMails(db).catch(() => undefined)
      if (!counts) return
      this.set({ state: 'waiting' }, counts.waiting)
      this.set({ state: 'given_up' }, counts.givenUp)
    },
  })
  if (!pool) return
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to PostgreSQL: all, those that are idle; and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request may read them: it comes from this machine and through no proxy, or has the token. The address is the
 * socket's, since what a trusted proxy says of its client may be made up by that client.
 */
function mayRead({ socket, headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))) return true
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded
}

/** The text with the metrics of all workers, whose labels keep them apart: a sum would shrink when a worker is replaced. */
async function readAll(worker: WorkerLink): Promise<string> {
  const figures = await worker.collect()
  if (!figures) throw unavailable('The other workers do not answer.')
  const apart = figures.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: 'sum' as const })))
  return AggregatorRegistry.aggregate(apart).metrics()
}

/** Measures every request and serves the figures at `/metrics` in Prometheus' text format. To be called before any route. */
export function measure(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry()
  measureRequests(app, [registry])
  measureDatabase(options, [registry])
  if (options.replicas) measureReplicas(options.replicas, [registry])
  const all = Registry.merge([processRegistry(), registry])
  const { worker } = options
  if (worker) all.setDefaultLabels({ worker: String(worker.start.number) })
  worker?.measureBy(() => all.getMetricsAsJSON())
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options.token)) {
      return reply.status(403).send({ errors: ['The metrics are for this machine, or by METRICS_TOKEN.'], status: 403 })
    }
    reply.header('Cache-Control', 'no-store').type(all.contentType)
    return worker ? readAll(worker) : all.metrics()
  })
}
