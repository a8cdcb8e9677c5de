import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How a process shuts down, in milliseconds. */
export type ShutdownSettings = {
  /** How long it still accepts requests, so that balancers see the 503 of `/readyz`. */
  delay: number
  /** How long running requests may take after that, before their connections are cut. */
  timeout: number
}

/** Milliseconds that a client of a replaced process has for its next request on an open connection. */
const NEXT_REQUEST = 2_000

/** Tells servers that the process is ending. */
export type Shutdown = {
  readonly isClosing: boolean
  /** Whether the service ends with the process: nobody has taken its place. */
  readonly isStopping: boolean
  close(servers: readonly Server[], options?: { isReplaced?: boolean }): Promise<void>
}

const ended = (servers: readonly Server[], end: (server: Server, done: () => void) => void) =>
  Promise.all(servers.map((server) => new Promise<void>((resolve) => end(server, resolve))))

/** Accepts no more connections, but keeps those that are idle, which `server.close()` would cut. */
const stopListening = (server: Server, done: () => void) => void NetServer.prototype.close.call(server, done)

/**
 * Ends servers without breaking off requests: `/readyz` answers 503 and every answer closes its connection; after `delay` no
 * request is accepted; running ones may finish within `timeout`.
 *
 * A process that is replaced accepts no connections from the beginning, as its replacement has the same port. Its open
 * connections are closed by their next answer, or after two seconds without a request.
 */
export function openShutdown(settings: ShutdownSettings): Shutdown {
  let [isClosing, isStopping] = [false, false]
  return {
    get isClosing() {
      return isClosing
    },
    get isStopping() {
      return isStopping
    },
    async close(servers, { isReplaced = false } = {}) {
      isClosing = true
      isStopping = !isReplaced
      if (!isReplaced) await delay(settings.delay)
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, settings.timeout)
      const idle = setTimeout(() => {
        for (const server of servers) server.closeIdleConnections()
      }, NEXT_REQUEST)
      await ended(servers, isReplaced ? stopListening : (server, done) => server.close(done))
      clearTimeout(cut)
      clearTimeout(idle)
    },
  }
}

/** Hook for a shutdown: answers ask clients to close their connection, so that they connect to another process. */
export function closeConnections(app: FastifyInstance, isClosing: () => boolean): void {
  app.addHook('onSend', async (_, reply) => {
    if (isClosing()) reply.header('Connection', 'close')
  })
}
