import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export const CLIENT_SECRET = 'a client secret of many letters'

/** What the directory of the firm says of the user who signs in. */
type DirectoryUser = Record<string, unknown> & { sub: string }

/** What is wrong with the next ID token; undefined: nothing. */
export type Fault = (claims: JWTPayload, sign: (claims: JWTPayload) => Promise<string>) => Promise<string> | string

export type FirmProvider = {
  issuer: string
  /** Who is signed in there. */
  user: DirectoryUser
  fault: Fault | undefined
  /** Whether it answers with an error of its own. */
  isDown: boolean
  /** Whether its pages are cut off from the page that has opened their window, as those of some providers are. */
  isIsolated: boolean
  /** How many requests it has had, by path. */
  calls: Map<string, number>
  /** Follows an address as a browser does, until the provider leads elsewhere; gives that address. */
  visit(address: string): Promise<URL>
  close(): Promise<void>
}

/** A real provider on this machine, whose user is always signed in. */
export async function openProvider(portalUrl: string): Promise<FirmProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'firm', use: 'sig', alg: 'RS256' }
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'firm' }).sign(privateKey)
  const state: Pick<FirmProvider, 'user' | 'fault' | 'isDown' | 'isIsolated' | 'calls'> = {
    user: { sub: 'anna', email: 'anna@acme.example', email_verified: true, name: 'Anna Acme', groups: ['Research'] },
    fault: undefined,
    isDown: false,
    isIsolated: false,
    calls: new Map(),
  }
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${portalUrl}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${portalUrl}/login`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => state.user }),
    jwks: { keys: [key] },
    cookies: { keys: ['for tests'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Sign out of Acme</button>'
          context.body = `<!DOCTYPE html><html lang="en"><title>Acme</title>${form}${button}`
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path === '/token' && state.fault && body?.id_token)
      body.id_token = await state.fault(decodeJwt(body.id_token), sign)
  })
  const answer = provider.callback()
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    await provider.interactionDetails(request, response)
    const login = { accountId: state.user.sub }
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  }
  server.on('request', (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    state.calls.set(path, (state.calls.get(path) ?? 0) + 1)
    if (state.isIsolated) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    if (state.isDown) return response.writeHead(503).end()
    if (path.startsWith('/interaction/')) return void interact(request, response)
    return void answer(request, response)
  })
  const visit = async (address: string): Promise<URL> => {
    const cookies = new Map<string, string>()
    let url = new URL(address)
    while (url.origin === issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reached = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of reached.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
        cookies.set(name, value)
      }
      const next = reached.headers.get('location')
      if (next === null) throw new Error(`${url} answers ${reached.status}: ${await reached.text()}`)
      url = new URL(next, url)
    }
    return url
  }
  return Object.assign(state, {
    issuer,
    visit,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
