import type { LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import type { Granted } from '#server/firms/groups.ts'
import type { FirmProviderTable } from '#server/platform/database/tables/firms.ts'
import { openApi, type TestApi } from './api.ts'
import { addFirmWithProvider, mapGroup } from './firms.ts'
import { type FirmProvider, openProvider } from './oidc-provider.ts'

export const PORTAL = 'https://portal.example'

/** Another site that may call the API. */
export const HOST = 'https://www.partner.example'

/** A browser at the portal; it carries the cookie that marks it. */
export type Browser = { cookie: string }

export type CompanyApi = TestApi & {
  provider: FirmProvider
  firmId: number
  /** Moves the clock of the server, which otherwise agrees with that of the provider. */
  skew(milliseconds: number): void
  change(values: Partial<Insertable<FirmProviderTable>>): Promise<void>
  map(value: string, granted?: Partial<Granted>): Promise<void>
  start(email?: string, more?: object): Promise<string>
  /** Goes to the address that `start` gave; gives the one of the provider. */
  authorize(browser: Browser, location: string, referer?: string): Promise<string>
  callback(browser: Browser, address: URL | string): Promise<string>
  finish(browser: Browser, remoteAddress?: string): Promise<LightMyRequestResponse>
  /** The whole way up to the portal; gives where it leads there. */
  arrive(browser?: Browser, email?: string): Promise<string>
  /** The whole way; the answer with the session. */
  enter(): Promise<LightMyRequestResponse>
  audit(
    action?: string,
  ): Promise<{ result: string; detail: Record<string, unknown>; actor: string; username: string }[]>
}

const pathOf = (location: string) => location.slice(PORTAL.length)

/** The server beside a firm whose users sign in at a real provider. */
export async function openCompanyApi(): Promise<CompanyApi> {
  let skew = 0
  const provider = await openProvider(PORTAL)
  const api = await openApi(undefined, {
    portalUrl: PORTAL,
    allowedOrigins: [PORTAL, HOST],
    clock: () => new Date(Date.now() + skew),
  })
  const { db, app } = api
  const firm = await addFirmWithProvider(db, provider.issuer)
  const map: CompanyApi['map'] = (value, granted) => mapGroup(db, firm, value, granted)
  const get = async (browser: Browser, path: string, referer?: string) => {
    const cookie = browser.cookie === '' ? {} : { cookie: browser.cookie }
    const answer = await app.inject({ url: path, headers: { ...cookie, ...(referer !== undefined && { referer }) } })
    if (answer.statusCode !== 302) throw new Error(`${path} answers ${answer.statusCode}: ${answer.body}`)
    const mark = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.includes('research-oidc'))
    if (mark) browser.cookie = mark.split(';')[0] ?? ''
    return String(answer.headers.location)
  }
  const start: CompanyApi['start'] = async (email = 'anna@acme.example', more = {}) =>
    (await api.post('auth/oidc/start', { email, ...more })).json().location
  const authorize: CompanyApi['authorize'] = (browser, location, referer) => get(browser, pathOf(location), referer)
  const callback: CompanyApi['callback'] = (browser, address) => get(browser, pathOf(String(address)))
  const finish: CompanyApi['finish'] = ({ cookie }, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/api/auth/oidc/finish', payload: {}, headers: { cookie }, remoteAddress })
  const arrive: CompanyApi['arrive'] = async (browser = { cookie: '' }, email) => {
    const address = await authorize(browser, await start(email))
    return callback(browser, await provider.visit(address))
  }
  return {
    ...api,
    provider,
    firmId: firm.id,
    skew: (milliseconds) => {
      skew = milliseconds
    },
    change: async (values) => {
      await db
        .updateTable('firm_providers')
        .set({ ...values, changed_at: new Date() })
        .execute()
    },
    map,
    start,
    authorize,
    callback,
    finish,
    arrive,
    enter: async () => {
      const browser = { cookie: '' }
      await arrive(browser)
      return finish(browser)
    },
    audit: (action = 'session.sign_in') =>
      db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('number').execute(),
    close: async () => {
      await api.close()
      await provider.close()
    },
  }
}

export type Calls = Record<
  string,
  [success: () => Promise<LightMyRequestResponse>, failure: () => Promise<LightMyRequestResponse>]
>

/** The calls of a company sign-in, one that succeeds and one that does not. */
export function companyCalls(open: () => CompanyApi): Calls {
  const get = (url: string, cookie = '') => open().app.inject({ url, headers: cookie === '' ? {} : { cookie } })
  const path = '/api/auth/oidc'
  return {
    startCompanySignIn: [
      () => open().post('auth/oidc/start', { email: 'anna@acme.example' }),
      () => open().post('auth/oidc/start', {}),
    ],
    authorizeCompanySignIn: [async () => get(pathOf(await open().start())), () => get(`${path}/authorize`)],
    returnFromCompanySignIn: [
      () => get(`${path}/callback?state=unknown`),
      () => get(`${path}/callback?state=${'x'.repeat(300)}`),
    ],
    finishCompanySignIn: [() => open().enter(), () => open().post('auth/oidc/finish', {})],
    signOutOfCompany: [
      () => open().post('auth/oidc/sign_out', { refresh_token: 'unknown' }),
      () => open().post('auth/oidc/sign_out', {}),
    ],
  }
}
