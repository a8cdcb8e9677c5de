import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { collectComplaints } from './complaints.ts'
import { type ServerName, startNamed } from './named-servers.ts'
import type { TestServer } from './server.ts'
import { type AccountName, sessionCookie, sessionOf } from './session.ts'

export type AccountOption = {
  /** Who is signed in when a journey begins. */
  account: AccountName | 'nobody'
}

export type ServerOption = {
  /**
   * `shared` for journeys that change nothing on the server. Any other server belongs to the worker: journeys that name the same
   * one run on it one after the other.
   */
  serverName: ServerName
}

/** Calls the API with the session of the journey's browser, but outside it; with a body, as POST. */
// biome-ignore lint/suspicious/noExplicitAny: each journey names the type of the answer that it asks for
export type Api = <Answer = any>(call: string, body?: unknown) => Promise<Answer>

type Fixtures = AccountOption & {
  complaints: ReturnType<typeof collectComplaints>
  /** Lets messages in the console pass that belong to the journey; all others fail it. */
  allow: (pattern: RegExp) => void
  /** Opens a page in another browser, where nobody is signed in. */
  openOther: () => Promise<Page>
  api: Api
}

/** The `test` of all journeys: they begin signed in with a full subscription, unless `account` says otherwise. */
export const test = base.extend<Fixtures, ServerOption & { server: TestServer }>({
  serverName: ['shared', { option: true, scope: 'worker' }],
  server: [
    async ({ serverName }, use) => {
      const { server, end } = await startNamed(serverName)
      await use(server)
      await end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  account: ['full', { option: true }],
  baseURL: ({ server }, use) => use(server.portal),
  storageState: async ({ account, server }, use) =>
    use(account === 'nobody' ? undefined : await sessionOf(server.portal, account)),
  complaints: async ({ account: _ }, use) => {
    const complaints = collectComplaints()
    await use(complaints)
    complaints.expectNone()
  },
  allow: ({ complaints }, use) => use(complaints.allow),
  context: async ({ context, complaints }, use) => {
    complaints.watch(context)
    await use(context)
    await complaints.end(context)
  },
  openOther: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
      complaints.watch(context)
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) {
      await complaints.end(context)
      await context.close()
    }
  },
  api: ({ context, server }, use) =>
    use(async (call, body) => {
      const token = (await sessionCookie(context))?.session.accessToken
      const answer = await fetch(`${server.portal}/api/${call}`, {
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }),
})
