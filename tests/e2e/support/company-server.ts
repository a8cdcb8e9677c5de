import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { root } from '#scripts/lib/run.mjs'
import { toRelyingParty } from '#server/access/relying-party.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadFixture } from '../../server/support/embedded.ts'
import { addFirmWithProvider } from '../../server/support/firms.ts'
import { type FirmProvider, openProvider } from '../../server/support/oidc-provider.ts'
import { freePorts } from '../../support/free-ports.ts'

/** The portal on the fixture of the server's tests, beside a firm with a real provider. */
export type CompanyServer = {
  portal: string
  /** A page of another site, with the element that signs in. */
  host: string
  provider: FirmProvider
  db: Kysely<Database>
  close(): Promise<void>
}

/** The path `/research` has elements that need a session as well. */
const hostPage = (
  portal: string,
  path = '/',
) => `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
  <script type="application/json" id="research-config">{"apiBaseUrl":"${portal}/api/","portalUrl":"${portal}/"}</script>
  <script type="module" src="${portal}/widgets/loader.js"></script><main><h1>Host</h1><research-sign-in></research-sign-in>${
    path === '/research' ? '<research-feed page-size="5"></research-feed><research-inbox></research-inbox>' : ''
  }</main></html>`

export async function openCompanyServer(): Promise<CompanyServer> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-'))
  await (await loadFixture(join(directory, 'pg'))).close()
  const port = await freePorts(2)
  // Two sites: storage and cookies of one are none of the other's.
  const [portal, host] = [`http://127.0.0.1:${port}`, `http://localhost:${port + 1}`]
  const provider = await openProvider(portal)
  const { db, close } = await openDatabase({ directory })
  await addFirmWithProvider(db, provider.issuer)
  const app = await buildApp({
    db,
    jwtSecret: new Uint8Array(32),
    allowedOrigins: [portal, host],
    portalUrl: portal,
    relyingParty: toRelyingParty(portal, [portal, host]),
    dist: join(root, 'dist'),
  })
  await app.listen({ port, host: '127.0.0.1' })
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(hostPage(portal, request.url))
  })
  await new Promise<void>((listening) => site.listen(port + 1, '127.0.0.1', listening))
  return {
    portal,
    host,
    provider,
    db,
    close: async () => {
      // A browser opens connections ahead of its requests, and a server that closes would wait for them for ever.
      const cutting = setInterval(() => app.server.closeAllConnections(), 100)
      await app.close()
      clearInterval(cutting)
      site.close()
      site.closeAllConnections()
      await close()
      await provider.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
