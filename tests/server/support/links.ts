import type { LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'
import type { AppOptions } from '#server/app-options.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { openApi, type TestApi } from './api.ts'
import { type UserName, users } from './fixture.ts'

export type Purpose = 'password_reset' | 'passwordless_login'

export const NEW_PASSWORD = 'Another horse 2!'

/** The server with its mails, which are caught on their way out. */
export type LinkApi = TestApi & {
  mails: Mail[]
  ask(purpose: Purpose, username: unknown, address?: string): Promise<LightMyRequestResponse>
  /** Waits until every request has been looked at and every mail has left. */
  settled(): Promise<void>
  /** Asks for a link and takes the token out of the mail. */
  tokenOf(purpose: Purpose, user?: UserName, address?: string): Promise<string>
  use(purpose: Purpose, token: string): Promise<LightMyRequestResponse>
  /** Asks whose link it is, which spends nothing. */
  check(purpose: Purpose, token: string): Promise<LightMyRequestResponse>
}

const tokenIn = ({ text }: Mail): string => /(?:reset_password\/|passwordless_token=)([\w-]+)$/m.exec(text)?.[1] ?? ''

const withLink = (mails: readonly Mail[]): Mail[] => mails.filter((mail) => tokenIn(mail) !== '')

export const mailSettings = {
  from: { name: 'Halden Research', address: 'no-reply@halden.example' },
  accessTeam: { name: 'Investor Access', address: 'access@halden.example' },
  portalUrl: 'https://portal.example',
}

export async function openLinkApi(options: Partial<AppOptions> = {}): Promise<LinkApi> {
  const mails: Mail[] = []
  const transport = {
    send: async (_: string, mail: Mail) => {
      mails.push(mail)
    },
    close: () => {},
  }
  const api = await openApi(undefined, { ...options, mail: { ...mailSettings, transport } })
  const ask: LinkApi['ask'] = (purpose, username, address = '192.0.2.1') =>
    api.app.inject({
      method: 'POST',
      url: `/api/request_${purpose}`,
      payload: { username },
      remoteAddress: address,
    })
  const settled = () =>
    vi.waitFor(async () => {
      const open = api.db.selectFrom('link_requests').select('id').where('handled_at', 'is', null)
      expect(await open.execute()).toEqual([])
      expect(await api.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
    }, 10_000)
  let resets = 0
  return {
    ...api,
    mails,
    ask,
    settled,
    tokenOf: async (purpose, user = 'full', address = '192.0.2.1') => {
      const before = withLink(mails).length
      await ask(purpose, users[user].username, address)
      await settled()
      // A mail that tells of a changed password may come late.
      const mail = withLink(mails)[before]
      if (!mail) throw new Error('No mail was sent.')
      return tokenIn(mail)
    },
    check: (purpose, token) =>
      purpose === 'password_reset'
        ? api.post('reset_password/check', { reset_token: token })
        : api.post('passwordless_login/check', { passwordless_token: token }),
    use: (purpose, token) =>
      purpose === 'password_reset'
        ? // Another one each time, as the old password is refused.
          api.post('reset_password', { reset_token: token, new_password: `Another horse ${++resets + 10}!` })
        : api.post('passwordless_login', { passwordless_token: token }),
  }
}

/** The mails with a link, without those that tell of a changed password. */
export const linkMails = ({ mails }: LinkApi): Mail[] => withLink(mails)

/** Forgets what a test has done to the users, and lets the limits begin anew. */
export async function startAnew({ db, mails, wait }: LinkApi): Promise<void> {
  wait(24 * 3_600_000)
  mails.length = 0
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('known_sources').execute()
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('audit').execute()
  await db.updateTable('users').set({ is_active: true, must_change_password: false }).execute()
  const { password_hash } = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('user_id', '=', users.none.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('credentials').set({ password_hash }).execute()
}

export const signInStatus = async (api: TestApi, password: string, user: UserName = 'full'): Promise<number> =>
  (await api.post('auth', { username: users[user].username, password })).statusCode
