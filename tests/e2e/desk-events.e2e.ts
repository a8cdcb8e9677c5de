import { expect, type Page } from '@playwright/test'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import { axe } from './support/axe.ts'
import { row } from './support/events.ts'
import { sessionOf } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

const NAME = 'Fjord Salmon: breakfast with the chair'

/** A time of the next year, as its field takes it. */
const nextYear = (rest: string) => `${new Date().getFullYear() + 1}-${rest}`

async function fillEvent(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill(NAME)
  await page.getByLabel('Type').selectOption({ label: 'Dinner' })
  await page.getByLabel('Start').fill(nextYear('05-11T08:00'))
  await page.getByLabel('End (optional)').fill(nextYear('05-11T09:30'))
  await page.getByLabel('Time zone').fill('oslo')
  await page.getByLabel('Place (optional)').focus()
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Oslo')
  await page.getByLabel('Place (optional)').fill('Oslo')
  await page.getByLabel('Places (optional)').fill('20')
  await page.getByRole('combobox', { name: 'Regions' }).click()
  await page.getByRole('dialog', { name: 'Regions' }).getByText('Nordics').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Nordics' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sectors' }).press('ArrowDown')
  const sectors = page.getByRole('dialog', { name: 'Sectors' })
  await sectors.getByRole('searchbox').fill('Salmon farming')
  await sectors.getByRole('button', { name: 'Add “Salmon farming”' }).click()
  await expect(sectors.getByRole('option', { name: 'Salmon farming' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
}

test('an event is created, a client registers, the desk sees it and cancels, and the client sees that', async ({
  page,
  openOther,
  server,
}) => {
  await page.goto('/desk/events')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'New event' }).click()
  await fillEvent(page)
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible()
  await expect(page.getByText('Nobody has registered.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Salmon farming' })).toBeVisible()

  const client = await openOther()
  await client.context().addCookies((await sessionOf(server.portal, 'full')).cookies)
  const search = `${server.portal}/events/upcoming?${new URLSearchParams({ search_term: NAME })}`
  await client.goto(search)
  await client.getByRole('button', { name: `Register for ${NAME}` }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(client.getByRole('dialog', { name: 'Thank you' })).toBeVisible()

  // Who has registered meanwhile is there with what was saved.
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Places (optional)').fill('25')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The event is saved.')).toBeVisible()
  await expect(row(page, 'Alexandra Whitfield')).toContainText('full@demo.example')
  await expect(page.getByText('1 of 25')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Registrations Fjord Salmon.*\.csv$/)

  await page.getByRole('button', { name: 'Cancel event' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this event?' })
  await expect(question).toContainText('1 attendee will be told by email')
  expect(await axe(page)).toEqual([])
  await question.getByLabel('Reason for the attendees (optional)').fill('The chair cannot travel.')
  await question.getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('The event is cancelled. 1 attendee is told by email.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'The chair cannot travel.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: `Cancelled ${NAME}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect
    .poll(async () => (await listOutbox(server.outbox, 500)).filter(({ subject }) => subject === `Cancelled: ${NAME}`))
    .toMatchObject([{ to: { address: 'full@demo.example' } }])

  await client.goto(search)
  await expect(row(client, NAME)).toContainText('Cancelled')
  await expect(row(client, NAME).getByRole('button', { name: /Register/ })).toHaveCount(0)
})

test('a draft keeps its errors at the fields, and is not lost on leaving', async ({ page }) => {
  await page.goto('/desk/events/new')
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required.')
  await page.getByLabel('Name', { exact: true }).fill('Lunch')
  await page.getByLabel('Start').fill(nextYear('05-11T12:00'))
  await page.getByLabel('End (optional)').fill(nextYear('05-11T11:00'))
  await expect(page.getByLabel('End (optional)')).toHaveAccessibleDescription('The end must be after the start.')
  await page.getByLabel('Places (optional)').fill('many')
  await expect(page.getByLabel('Places (optional)')).toHaveAccessibleDescription(/number from 1/)
  expect(await axe(page)).toEqual([])

  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  for (const leave of [
    () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'No' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lunch')
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/desk\/events$/)
})

test('an event is edited, and the list is searched', async ({ page }) => {
  await page.goto('/desk/events')
  await page.getByRole('searchbox').fill('Nordmark Cables: a day')
  // A press on a row that moves meanwhile leads nowhere.
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Nordmark Cables: a day with the test bays' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nordmark Cables: a day with the test bays')
  await page.getByLabel('Name', { exact: true }).fill('Nordmark Cables: a day with the engineers')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nordmark Cables: a day with the engineers' })).toBeVisible()
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Nordmark Cables: a day')
  await expect(page.getByRole('rowheader', { name: 'Nordmark Cables: a day with the engineers' })).toBeVisible()

  await page.getByRole('link', { name: 'Nordmark Cables: a day with the engineers' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nordmark Cables: a day off')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change is taken back.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Nordmark Cables: a day with the engineers' })).toBeVisible()
  await page.getByRole('link', { name: 'View as clients see it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables: a day with the engineers' })).toBeVisible()
})
