import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How a process comes to an end, in milliseconds. */
export type ShutdownSettings = {
  /** How long it still takes requests, for balancers to see that `/readyz` says 503. */
  delay: number
  /** How long requests under way may take after that, before their connections are cut. */
  timeout: number
}

/** What is told to whoever serves: that the end is near. */
export type Shutdown = { readonly isClosing: boolean; close(servers: readonly Server[]): Promise<void> }

/**
 * Ends servers without breaking off what they are doing: `/readyz` answers 503 and every answer closes its connection; after
 * `delay` nothing new is taken; requests under way are finished within `timeout`.
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

/** Hook for a shutdown: answers ask clients to close their kept connection, so that they connect to another process. */
export function closeConnections(app: FastifyInstance, isClosing: () => boolean): void {
  app.addHook('onSend', async (_, reply) => {
    if (isClosing()) reply.header('Connection', 'close')
  })
}
