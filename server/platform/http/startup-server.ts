import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A query of several hundred chosen values is longer than Node's own limit. */
const LARGEST_HEADER = 64 * 1024

/**
 * Milliseconds for a whole request to arrive, so that a slow client cannot hold a connection for ever. A file of 50 MB that is uploaded
 * at the desk needs 1.4 Mbit/s.
 */
const SLOWEST_REQUEST = 300_000

/** Milliseconds that a connection is kept for the next request, longer than balancers keep theirs. */
const KEPT_ALIVE = 72_000

/** Malformed requests reach the app, which refuses them in the shape of the contract. */
export const serverOptions = {
  maxHeaderSize: LARGEST_HEADER,
  requireHostHeader: false,
  requestTimeout: SLOWEST_REQUEST,
  keepAliveTimeout: KEPT_ALIVE,
} satisfies ServerOptions

/** A server that listens before there is an app behind it. */
export type StartupServer = {
  server: Server
  /** For the `serverFactory` of an app, which gets the requests once `open` is called. */
  serverFor(app: RequestListener): Server
  open(): void
}

/** `meanwhile` answers until `open` is called. */
export function createStartupServer(meanwhile: RequestListener): StartupServer {
  let current = meanwhile
  let behind = meanwhile
  const server = createServer(serverOptions, (request, response) => current(request, response))
  return {
    server,
    serverFor: (app) => {
      behind = app
      return server
    },
    open: () => {
      current = behind
    },
  }
}

type Place = { host: string; port: number }

async function bind(server: NetServer, place: Place): Promise<void> {
  server.listen(place)
  await once(server, 'listening').catch((reason: NodeJS.ErrnoException) => {
    if (reason.code !== 'EADDRINUSE') throw reason
    throw new Error(`Port ${place.port} is in use. Set PORT to another one; the two after it are used as well.`)
  })
}

/**
 * Binds each server to a port of its own. The first server is bound last: when it answers, all of them do.
 * @throws Error with a text for a person when a port is in use
 */
export async function listen(servers: readonly StartupServer[], { host, port }: Place): Promise<void> {
  for (const [offset, { server }] of [...servers.entries()].reverse()) await bind(server, { host, port: port + offset })
}

/** Checks that `count` ports are free. @throws Error like `listen` */
export async function requirePorts(count: number, { host, port }: Place): Promise<void> {
  for (let offset = 0; offset < count; offset++) {
    const server = createNetServer((socket) => socket.destroy())
    await bind(server, { host, port: port + offset })
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Hands the requests to the apps, to the first one last, as in `listen`. */
export async function openServers(servers: readonly StartupServer[], apps: readonly FastifyInstance[]): Promise<void> {
  await Promise.all(apps.map((app) => app.ready()))
  for (const server of [...servers].reverse()) server.open()
}
