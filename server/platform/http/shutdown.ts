import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How a process shuts down, in milliseconds. */
export type ShutdownSettings = {
  /** How long it still accepts requests, so that balancers see the 503 of `/readyz`. */
  delay: number
  /** How long running requests may take after that, before their connections are cut. */
  timeout: number
}

/** Tells servers that the process is ending. */
export type Shutdown = { readonly isClosing: boolean; close(servers: readonly Server[]): Promise<void> }

/**
 * Ends servers without breaking off requests: `/readyz` answers 503 and every answer closes its connection; after `delay` no
 * request is accepted; running ones may finish within `timeout`.
 */
export function openShutdown(settings: ShutdownSettings): Shutdown {
  let isClosing = false
  return {
    get isClosing() {
      return isClosing
    },
    async close(servers) {
      isClosing = true
      await delay(settings.delay)
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, settings.timeout)
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
      clearTimeout(cut)
    },
  }
}

/** Hook for a shutdown: answers ask clients to close their connection, so that they connect to another process. */
export function closeConnections(app: FastifyInstance, isClosing: () => boolean): void {
  app.addHook('onSend', async (_, reply) => {
    if (isClosing()) reply.header('Connection', 'close')
  })
}
