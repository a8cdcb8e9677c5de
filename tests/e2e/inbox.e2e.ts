import { expect, type Page } from '@playwright/test'
import { openDashboard } from './support/feed.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

const bell = (page: Page, unread: number) => page.getByRole('link', { name: `Inbox, ${unread} unread`, exact: true })
const items = (page: Page) => page.locator('research-inbox .r-inbox__item')
const unreadItems = (page: Page) => page.locator('research-inbox .r-inbox__item--unread')

test('what reached the user is opened from the bell, is read then, and is left out of the next mail', async ({
  page,
  api,
}) => {
  await openDashboard(page)
  const { unread_count: unread } = await api('current_user/inbox/count')
  expect(unread).toBeGreaterThan(1)
  await bell(page, unread).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await expect(unreadItems(page)).toHaveCount(unread)

  // Other journeys change the email preferences of the user, and reasons that are gone are left out of mails.
  const followed = unreadItems(page).filter({ hasText: 'You follow' })
  const link = followed.first().getByRole('link').first()
  const title = (await link.innerText()).trim()
  const before = await api('current_user/digest_preview')
  expect(before.mail.text).toContain(title)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(bell(page, unread - 1)).toBeVisible()
  const after = await api('current_user/digest_preview')
  expect(after.mail.text).not.toContain(title)

  await page.goBack()
  await expect(unreadItems(page)).toHaveCount(unread - 1)
})

test('all is marked as read, and that is taken back', async ({ page, api }) => {
  await page.goto('/inbox')
  const { unread_count: unread } = await api('current_user/inbox/count')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unreadItems(page)).toHaveCount(0)
  await expect.poll(async () => (await api('current_user/inbox/count')).unread_count).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unreadItems(page)).toHaveCount(unread)
  await expect.poll(async () => (await api('current_user/inbox/count')).unread_count).toBe(unread)
})

test('a document is kept to read later, found in the list, and let go', async ({ page, api }) => {
  await openDashboard(page)
  const keep = page
    .locator('research-feed')
    .getByRole('button', { name: /^Read later: / })
    .first()
  const title = ((await keep.getAttribute('aria-label')) ?? '').replace('Read later: ', '')
  await keep.click()
  await expect(page.getByRole('button', { name: `Saved to read later: ${title}` }).first()).toBeVisible()
  // The button shows it before it is stored.
  await expect.poll(async () => (await api('current_user/reading_list')).records.length).toBe(1)
  await page.goto('/inbox')
  await page.getByRole('tab', { name: 'Read later' }).click()
  await expect(items(page).filter({ hasText: title })).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'Read later' }).click()
  await expect(page.getByText('Nothing to read later.')).toBeVisible()
})

test('a search is saved with an alert, opens the same list, and its mails end by the link in them', async ({
  page,
  api,
}) => {
  await page.goto('/library?search_term=margin&libraries=All')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Margins everywhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { records } = await api('current_user/saved_searches')
  expect(records[0]).toMatchObject({ name: 'Margins everywhere', alerts: true })

  await page.goto('/following_preferences')
  await page.getByRole('link', { name: 'Margins everywhere' }).click()
  await expect(page).toHaveURL(/search_term=margin/)
  await expect(page.getByText('Searching "margin"').first()).toBeVisible()

  const { mail } = await api('current_user/digest_preview')
  const [, path] = /(\/unsubscribe\?token=\S+)/.exec(mail.text) ?? []
  await page.goto(path ?? '')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect
    .poll(async () => {
      const { settings } = await api('current_user/delivery')
      const searches = (await api('current_user/saved_searches')).records
      return settings.frequency === 'never' || searches.some(({ alerts }: { alerts: boolean }) => !alerts)
    })
    .toBe(true)
})
