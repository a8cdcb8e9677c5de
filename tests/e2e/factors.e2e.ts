import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { seedAccounts } from '#demo/data/accounts.ts'
import { tiles } from './support/feed.ts'
import { pressOn, tabTo } from './support/keyboard.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

// The account gets a second factor, which other journeys would not know.
test.use({ serverName: 'factors', account: 'regions' })

const account = seedAccounts.regions

const STEP_MS = 30_000
/** What a journey takes at most to enter a code. */
const ENTERED_WITHIN_MS = 5_000

/** Each code is good once, so the journey goes from the one before the current one to the one after it. */
async function codeOf(secret: string, step: -1 | 0 | 1): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < ENTERED_WITHIN_MS) await delay(left)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * STEP_MS })
}

const enterCode = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a client sets up two-step verification, signs in with it on the portal and on the marketing site, and with a recovery code', async ({
  page,
  openOther,
  server,
}) => {
  await page.goto('/account')
  await pressOn(page, page.getByRole('button', { name: 'Set up' }))
  const dialog = page.getByRole('dialog')
  // The session may be older than ten minutes.
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password.or(dialog.getByRole('img'))).toBeVisible()
  if (await password.isVisible()) {
    await password.fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  const secret = (await dialog.locator('.r-factor-form__key').innerText()).replaceAll(' ', '')
  await tabTo(page, dialog.getByLabel('Code', { exact: true }))
  await page.keyboard.type(await codeOf(secret, -1))
  await pressOn(page, dialog.getByRole('button', { name: 'Turn on' }))
  const codes = dialog.locator('ol > li')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await pressOn(page, dialog.getByRole('button', { name: 'I’ve saved them' }))
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  const other = await openOther()
  await other.goto(`${server.portal}/login`)
  await fillSignIn(other, account)
  await enterCode(other, 'Code', await codeOf(secret, 0))
  await expect(tiles(other).first()).toBeVisible()

  const host = await openOther()
  await host.goto(`${server.marketing}/`)
  await fillSignIn(host, account)
  await enterCode(host, 'Code', await codeOf(secret, 1))
  await expect(host.getByText(`Signed in as ${account.name}`)).toBeVisible()

  const third = await openOther()
  await third.goto(`${server.portal}/login`)
  await fillSignIn(third, account)
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  await enterCode(third, 'Recovery code', recoveryCode)
  await expect(tiles(third).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('9 of 10 left')).toBeVisible()
})
