import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'trial' })

const library = (page: Page) => page.locator('research-feed')
const closed = (page: Page) => library(page).locator('button.r-tile__link')
const dialogOf = (page: Page) => page.getByRole('dialog')
const request = (page: Page, title: string) => page.locator('.r-desk-request').filter({ hasText: title })

async function openDesk(other: Page): Promise<void> {
  await other.goto('/login')
  await fillSignIn(other, seedAccounts.desk)
  await expect(other.getByRole('button', { name: seedAccounts.desk.name })).toBeVisible()
  await other.goto('/desk')
  await expect(other.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
}

/** Asks for access to the nth closed document of the library; gives its title. */
async function askFor(page: Page, nth: number, note: string): Promise<string> {
  await page.goto('/library')
  // The text of a row that is not in view yet is not rendered.
  const title = ((await closed(page).nth(nth).textContent()) ?? '').trim()
  await closed(page).nth(nth).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('list', { name: 'What your subscription lacks' })).toBeVisible()
  await dialog.getByLabel('Note to your contact (optional)').fill(note)
  await dialog.getByRole('button', { name: 'Request access' }).click()
  await expect(dialog).toContainText('You requested access on')
  return title
}

test('R262 a closed note becomes readable by a request, within one visit of the desk', async ({ page, openOther }) => {
  const title = await askFor(page, 0, 'For the review of our holdings.')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  const tile = library(page).locator('article').filter({ hasText: title })
  await expect(tile).toContainText(/Requested on/)

  const desk = await openOther()
  await openDesk(desk)
  await expect(request(desk, title)).toContainText('For the review of our holdings.')
  expect(await axe(desk)).toEqual([])
  await desk.getByRole('button', { name: `Grant ${seedAccounts.trial.name} access to ${title}` }).click()
  expect(await axe(desk)).toEqual([])
  await dialogOf(desk).getByRole('button', { name: 'Grant access' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'has access to' })).toBeVisible()
  await expect(request(desk, title)).toHaveCount(0)

  await page.reload()
  await library(page).getByRole('link', { name: title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

test('R262 a refusal shows the desk’s sentence, and is undone', async ({ page, openOther }) => {
  const desk = await openOther()
  await openDesk(desk)
  const title = await askFor(page, 1, '')
  // The desk looks for what has come meanwhile when its tab is shown again.
  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await desk.getByRole('button', { name: `Decline the request of ${seedAccounts.trial.name} for ${title}` }).click()
  await dialogOf(desk).getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(dialogOf(desk).getByLabel('Answer to the client')).toBeFocused()
  await dialogOf(desk).getByLabel('Answer to the client').fill('Your agreement covers flash mails only.')
  await dialogOf(desk).getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'is declined.' })).toBeVisible()

  await page.reload()
  const tile = library(page).locator('article').filter({ hasText: title })
  await expect(tile).toContainText(/Request of .* declined/)
  await tile.getByRole('button', { name: title, exact: true }).click()
  await expect(dialogOf(page)).toContainText('Your agreement covers flash mails only.')

  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(request(desk, title)).toBeVisible()
})

test('R262 a decision reaches the inbox of the client, who opens it from there', async ({ page, openOther }) => {
  const granted = await askFor(page, 3, '')
  await page.keyboard.press('Escape')
  const declined = await askFor(page, 4, '')
  const desk = await openOther()
  await openDesk(desk)
  await desk.getByRole('button', { name: `Grant ${seedAccounts.trial.name} access to ${granted}` }).click()
  await dialogOf(desk).getByRole('button', { name: 'Grant access' }).click()
  await expect(request(desk, granted)).toHaveCount(0)
  await desk.getByRole('button', { name: `Decline the request of ${seedAccounts.trial.name} for ${declined}` }).click()
  await dialogOf(desk).getByLabel('Answer to the client').fill('Flash mails only.')
  await dialogOf(desk).getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(request(desk, declined)).toHaveCount(0)

  await page.goto('/inbox')
  const item = (text: string) => page.locator('.r-inbox__item').filter({ hasText: text })
  await expect(item(declined)).toContainText('Your request was declined')
  await expect(item(granted)).toContainText('Your request was granted')
  expect(await axe(page)).toEqual([])
  await item(declined).getByRole('button', { name: declined, exact: true }).click()
  await expect(dialogOf(page)).toContainText('Flash mails only.')
  await page.keyboard.press('Escape')
  await expect(item(declined).getByRole('button', { name: `Mark as unread: ${declined}` })).toBeVisible()
  await item(granted).getByRole('link', { name: granted, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: granted, exact: true })).toBeVisible()
  await page.goto('/inbox')
  await expect(item(granted).getByRole('button', { name: `Mark as unread: ${granted}` })).toBeVisible()
})

test('a withdrawn request leaves the desk', async ({ page, api, openOther }) => {
  const title = await askFor(page, 2, '')
  await dialogOf(page).getByRole('button', { name: 'Withdraw request' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Request access' })).toBeVisible()
  const desk = await openOther()
  await openDesk(desk)
  await expect(request(desk, title)).toHaveCount(0)
  await expect(api('desk/requests')).rejects.toThrow('404')
})

test('to a reader the desk is a page that there is not', async ({ page, allow }) => {
  allow(/status of 404/)
  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Desk')
  await expect(page.locator('.r-desk__areas')).toHaveCount(0)
})

test('R103 C71 the address of a closed document says why it is closed, and takes the request', async ({
  page,
  allow,
  api,
}) => {
  allow(/status of 401/)
  const { records } = await api('all_documents?page_size=100')
  type Listed = { permissioned: boolean; access_request: unknown }
  const document = records.findLast((listed: Listed) => !listed.permissioned && !listed.access_request)
  await page.goto(`/document/${document.external_reference}`)
  await expect(page).toHaveURL('/error/401')
  const locked = page.getByRole('region', { name: document.title })
  await expect(locked.getByRole('list', { name: 'What your subscription lacks' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await locked.getByRole('button', { name: 'Request access' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Request access' }).click()
  await expect(dialogOf(page)).toContainText('You requested access on')
  await page.keyboard.press('Escape')
  await expect(locked.getByRole('button', { name: 'Access requested' })).toBeFocused()
})

test('extras: an extension lets the desk choose the last day of the subscription', async ({ page, openOther }) => {
  const title = await askFor(page, 0, '')
  const desk = await openOther()
  await openDesk(desk)
  await desk.getByRole('button', { name: `Grant ${seedAccounts.trial.name} access to ${title}` }).click()
  await dialogOf(desk).getByRole('radio', { name: 'Subscription' }).press('Space')
  const day = dialogOf(desk).getByLabel(/^Last day of the/)
  const before = await day.inputValue()
  await dialogOf(desk).getByRole('button', { name: '+14 days' }).click()
  await expect(day).not.toHaveValue(before)
  const chosen = await day.inputValue()
  expect(await axe(desk)).toEqual([])
  await dialogOf(desk).getByRole('button', { name: 'Grant access' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'has access to' })).toBeVisible()
  await desk.goto('/desk/users')
  await desk.getByRole('link', { name: seedAccounts.trial.name }).click()
  await expect(desk.getByLabel('Last day (optional)')).toHaveValue(chosen)
})
