import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/**
 * A host on an origin of its own, for the tests of a file: a page that is not fetched over the network would be refused what
 * the loopback address serves. `listening` is told the origin before servers start that are made after it.
 */
export function useHost(listening: (origin: string) => void) {
  let origin = ''
  let shown = { html: '', policy: '' }
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(url === '/favicon.ico' ? 204 : 404).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': shown.policy })
    return response.end(shown.html)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    listening(origin)
  })
  afterAll(() => void server.close())

  return {
    /** Serves this page under this policy from now on; gives its address. */
    show(html: string, policy: string): string {
      shown = { html, policy }
      return `${origin}/`
    },
  }
}
