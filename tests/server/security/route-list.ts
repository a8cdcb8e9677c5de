import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Fastify announces each instance before anything is registered on it. */
const CHANNEL = 'fastify.initialization'

const isAnnouncement = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/**
 * Builds an app and gives the routes it has registered, `GET /api/tags/:id`, hidden ones included: taken from the app itself,
 * so that none can be left out.
 */
export async function withRoutes<T>(build: () => Promise<T>): Promise<{ built: T; routes: string[] }> {
  const routes = new Set<string>()
  const add = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`)
  }
  const listen = (message: unknown) => {
    if (isAnnouncement(message)) message.fastify.addHook('onRoute', add)
  }
  subscribe(CHANNEL, listen)
  try {
    const built = await build()
    return { built, routes: [...routes].sort() }
  } finally {
    unsubscribe(CHANNEL, listen)
  }
}
