import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { tiles } from './support/feed.ts'
import { pressOn, tabTo } from './support/keyboard.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

// The account gets a passkey, which other journeys would not know.
test.use({ serverName: 'factors' })

const account = seedAccounts.equity

/** Browsers make no passkeys for addresses. */
const byName = (address: string) => address.replace('127.0.0.1', 'localhost')

/** An authenticator in the browser of the page, whose user is verified. It answers the offer in a field at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the user touches it when it is asked. */
    touch: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('extras: by keyboard alone a client adds a passkey, signs in by it without a name, removes it, and is refused then', async ({
  page,
  server,
  allow,
}) => {
  allow(/401 \(Unauthorized\).*auth\/passkey/)
  const portal = byName(server.portal)
  const authenticator = await addAuthenticator(page)
  await page.goto(`${portal}/login`)
  await fillSignIn(page, account)
  await expect(tiles(page).first()).toBeVisible()

  await page.goto(`${portal}/account`)
  await pressOn(page, page.getByRole('button', { name: 'Add a passkey' }))
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Work laptop')
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText('Work laptop')).toBeVisible()
  expect(await authenticator.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  await authenticator.touch(false)
  await chooseInUserMenu(page, 'Logout')
  await page.goto(`${portal}/login`)
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(byPasskey).toBeVisible()
  await tabTo(page, byPasskey)
  await authenticator.touch(true)
  await page.keyboard.press('Enter')
  await expect(tiles(page).first()).toBeVisible()

  await page.goto(`${portal}/account`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('Last used')
  await pressOn(page, page.getByRole('button', { name: 'Remove: Work laptop' }))
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  await expect(page.getByText('Work laptop', { exact: true })).toBeHidden()

  await authenticator.touch(false)
  await chooseInUserMenu(page, 'Logout')
  await page.goto(`${portal}/login`)
  await expect(byPasskey).toBeVisible()
  await tabTo(page, byPasskey)
  await authenticator.touch(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible()
})

test('the list of the username field offers a passkey', async ({ page, server }) => {
  const portal = byName(server.portal)
  const authenticator = await addAuthenticator(page)
  await page.goto(`${portal}/login`)
  await fillSignIn(page, account)
  await expect(tiles(page).first()).toBeVisible()
  await page.goto(`${portal}/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()
  await authenticator.touch(false)
  await chooseInUserMenu(page, 'Logout')
  await authenticator.touch(true)
  await page.goto(`${portal}/login`)
  // The virtual authenticator chooses without a press.
  await expect(tiles(page).first()).toBeVisible()
})
