import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PartialSettings } from '#config/settings.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { hostPage, scriptsFor, standInFor } from './support/foreign.ts'
import { post } from './support/outbox.ts'
import { fillSignIn, fullAccount, sessionCookie, tiles } from './support/people.ts'
import { useServer } from './support/server.ts'

const PORTAL = 'https://research.example'
const CLIENT = 'https://intranet.client.example'
const SISTER = 'https://www.research.example'

const server = useServer({ ALLOWED_ORIGINS: [CLIENT, SISTER].join(',') })
const open = useBrowser()

/** A page in a browser that knows the portal by its name. */
async function openPage(options: PageOptions = {}, settings: PartialSettings = {}): Promise<Page> {
  const page = await open(options)
  await standInFor(page.context(), PORTAL, server().portal, settings)
  return page
}

const elements = '<research-sign-in></research-sign-in><research-feed page-size="5"></research-feed>'
const signedInAs = (page: Page) => page.getByText(`Signed in as ${fullAccount().name}`)
/** The cookies that pages left. Those of the server's own address are none: only `route.fetch`, behind the pages, stores them there. */
const cookies = async (page: Page) => {
  const { hostname } = new URL(server().portal)
  return (await page.context().cookies()).filter(({ domain }) => domain !== hostname)
}
const invitation = (page: Page) => page.getByText('Sign in to read research.')

test('embedding 18: the snippet of the README works on a page of another origin', async () => {
  const readme = await readFile('README.md', 'utf8')
  const snippet = /## Embed.*?```html\n(.*?)```/s.exec(readme)?.[1] ?? ''
  expect(snippet).toContain(PORTAL)
  const page = await openPage()
  await hostPage(page, `${CLIENT}/`, { body: snippet })
  await page.goto(`${CLIENT}/`)
  await fillSignIn(page)
  await tiles(page).first().waitFor()
  const link = tiles(page).first().getByRole('link').first()
  expect(await link.getAttribute('href')).toContain(`${PORTAL}/`)
})

test('embedding 1: a host with a sign-on of its own signs its readers in, renews for them, and signs them out', async () => {
  const page = await openPage({ allow: [/401/] })
  const asked: string[] = []
  const login = await post(server().portal, 'auth', fullAccount())
  const { token } = (await login.json()) as { token: string }
  await page.route(`${CLIENT}/token*`, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { token: asked.length === 1 ? 'of-yesterday' : token, name: fullAccount().name } })
  })
  await page.route(`${CLIENT}/host.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { configure, session } from '${PORTAL}/widgets/loader.js'
        configure({ getAccessToken: async ({ refused }) => (await fetch('/token?refused=' + refused)).json() })
        window.session = session`,
    }),
  )
  await hostPage(page, `${CLIENT}/`, {
    head: `${scriptsFor(PORTAL, { session: 'host' })}<script type="module" src="/host.js"></script>`,
    body: elements,
  })
  await page.goto(`${CLIENT}/`)
  await tiles(page).first().waitFor()
  await signedInAs(page).waitFor()
  expect(asked).toEqual(['?refused=false', '?refused=true'])
  expect(await cookies(page)).toEqual([])
  expect(await invitation(page).count()).toBe(0)

  await page.evaluate('window.session.signOut()')
  await invitation(page).waitFor()
  await page.evaluate('window.session.refresh()')
  await tiles(page).first().waitFor()
})

test('embedding 1: a session in memory ends with its page, leaves no cookie, and a sign-out reaches it from another tab', async () => {
  const page = await openPage()
  const here = { head: scriptsFor(PORTAL, { session: 'memory' }), body: elements }
  await hostPage(page, `${CLIENT}/`, here)
  await page.goto(`${CLIENT}/`)
  await fillSignIn(page)
  await tiles(page).first().waitFor()
  const other = await page.context().newPage()
  await hostPage(other, `${CLIENT}/`, here)
  await other.goto(`${CLIENT}/`)
  await invitation(other).waitFor()
  expect(await cookies(page)).toEqual([])

  await fillSignIn(other)
  await signedInAs(other).waitFor()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await invitation(page).waitFor()
  await page.reload()
  await invitation(page).waitFor()
})

test('embedding 1: with cookieDomain sister domains share one session, in both directions', async () => {
  const settings = { cookieDomain: 'research.example' }
  const page = await openPage({}, settings)
  await hostPage(page, `${SISTER}/`, { head: scriptsFor(PORTAL, settings), body: elements })
  await page.goto(`${SISTER}/`)
  await fillSignIn(page)
  await tiles(page).first().waitFor()
  expect((await sessionCookie(page))?.domain).toBe('.research.example')

  const portal = await page.context().newPage()
  await portal.goto(`${PORTAL}/`)
  await tiles(portal).first().waitFor()
  await portal.getByRole('button', { name: fullAccount().name }).click()
  await portal.getByRole('menuitem', { name: 'Logout' }).click()
  await portal.waitForURL(/landing_auth/)
  await invitation(page).waitFor()
  expect(await sessionCookie(page)).toBeUndefined()
})
