import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { PartialSettings } from '#config/settings.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { tiles } from './support/feed.ts'
import { hostPage, scriptsFor, standInFor } from './support/foreign.ts'
import { CLIENT, SISTER } from './support/server.ts'
import { fillSignIn, post, sessionCookie } from './support/session.ts'
import { test as base } from './support/test.ts'

const PORTAL = 'https://research.example'

const test = base.extend<{ portalSettings: PartialSettings; cookies: () => Promise<unknown[]> }>({
  portalSettings: [{}, { option: true }],
  // The browser knows the portal by its name.
  context: async ({ context, server, portalSettings }, use) => {
    await standInFor(context, PORTAL, server.portal, portalSettings)
    await use(context)
  },
  // Without those of the server's own address: only `route.fetch`, behind the pages, stores them there.
  cookies: ({ context, server }, use) =>
    use(async () => (await context.cookies()).filter(({ domain }) => domain !== new URL(server.portal).hostname)),
})

test.use({ account: 'nobody' })

const elements = '<research-sign-in></research-sign-in><research-feed page-size="5"></research-feed>'
const signedInAs = (page: Page) => page.getByText(`Signed in as ${seedAccounts.full.name}`)
const invitation = (page: Page) => page.getByText('Sign in to read research.')

test('embedding 18: the snippet of the README works on a page of another origin', async ({ page }) => {
  const readme = await readFile('README.md', 'utf8')
  const snippet = /## Embed.*?```html\n(.*?)```/s.exec(readme)?.[1] ?? ''
  expect(snippet).toContain(PORTAL)
  await hostPage(page, `${CLIENT}/`, { body: snippet })
  await page.goto(`${CLIENT}/`)
  await fillSignIn(page)
  await expect(tiles(page).first()).toBeVisible()
  const link = tiles(page).first().getByRole('link').first()
  expect(await link.getAttribute('href')).toContain(`${PORTAL}/`)
})

test('embedding 1: a host with a sign-on of its own signs its users in, renews for them, and signs them out', async ({
  page,
  cookies,
  server,
  allow,
}) => {
  allow(/401/)
  const asked: string[] = []
  const login = await post(server.portal, 'auth', seedAccounts.full)
  const { token } = (await login.json()) as { token: string }
  await page.route(`${CLIENT}/token*`, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { token: asked.length === 1 ? 'of-yesterday' : token, name: seedAccounts.full.name } })
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
  await expect(tiles(page).first()).toBeVisible()
  await expect(signedInAs(page)).toBeVisible()
  expect(asked).toEqual(['?refused=false', '?refused=true'])
  expect(await cookies()).toEqual([])
  await expect(invitation(page)).toHaveCount(0)

  await page.evaluate('window.session.signOut()')
  await expect(invitation(page)).toBeVisible()
  await page.evaluate('window.session.refresh()')
  await expect(tiles(page).first()).toBeVisible()
})

test('embedding 1: a session in memory ends with its page, leaves no cookie, and a sign-out reaches it from another tab', async ({
  page,
  context,
  cookies,
}) => {
  const host = { head: scriptsFor(PORTAL, { session: 'memory' }), body: elements }
  await hostPage(page, `${CLIENT}/`, host)
  await page.goto(`${CLIENT}/`)
  await fillSignIn(page)
  await expect(tiles(page).first()).toBeVisible()
  const other = await context.newPage()
  await hostPage(other, `${CLIENT}/`, host)
  await other.goto(`${CLIENT}/`)
  await expect(invitation(other)).toBeVisible()
  expect(await cookies()).toEqual([])

  await fillSignIn(other)
  await expect(signedInAs(other)).toBeVisible()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(invitation(page)).toBeVisible()
  await page.reload()
  await expect(invitation(page)).toBeVisible()
})

test.describe('with cookieDomain', () => {
  const settings = { cookieDomain: 'research.example' }
  test.use({ portalSettings: settings })

  test('embedding 1: sister domains share one session, in both directions', async ({ page, context }) => {
    await hostPage(page, `${SISTER}/`, { head: scriptsFor(PORTAL, settings), body: elements })
    await page.goto(`${SISTER}/`)
    await fillSignIn(page)
    await expect(tiles(page).first()).toBeVisible()
    expect((await sessionCookie(context))?.domain).toBe('.research.example')

    const portal = await context.newPage()
    await portal.goto(`${PORTAL}/`)
    await expect(tiles(portal).first()).toBeVisible()
    await portal.getByRole('button', { name: seedAccounts.full.name }).click()
    await portal.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(portal).toHaveURL(/landing_auth/)
    await expect(invitation(page)).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
  })
})
