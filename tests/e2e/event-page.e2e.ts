import { expect, type Page } from '@playwright/test'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import { openEvent, row } from './support/events.ts'
import { focusIsSeen, pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

/** A planted event that is open (`demo/data/edges/events.ts`). */
const PROMOTED = '9'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('extras: by keyboard alone a name leads to its event, where a client registers, and cancels again', async ({
  page,
  api,
  server,
}) => {
  const { event } = await openEvent(page, api, PROMOTED)
  await pressOn(page, row(page, event.name).getByRole('link', { name: event.name }))
  await expect(page).toHaveURL(`/events/${PROMOTED}`)
  await expect(page).toHaveTitle(new RegExp(event.name.slice(0, 20)))
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'Register' }))
  await pressOn(page, dialog(page, 'Do you want to register for:').getByRole('button', { name: 'Yes' }))
  await expect(dialog(page, 'Thank you')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You are registered.')).toBeVisible()
  await focusIsSeen(page)

  const question = dialog(page, 'Cancel your registration?')
  await pressOn(page, page.getByRole('button', { name: 'Cancel registration' }))
  await pressOn(page, question.getByRole('button', { name: 'Cancel registration' }))
  await expect(question).toBeHidden()
  await expect(page.getByText('Your registration has been cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  await focusIsSeen(page)

  await expect
    .poll(async () => (await listOutbox(server.outbox, 500)).map(({ subject }) => subject))
    .toContain(`Registration cancelled: ${event.name}`)
  await page.goBack()
  await expect(row(page, event.name).getByRole('button', { name: `Register for ${event.name}` })).toBeVisible()
})
