import { expect } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

test('the desk adds a firm with a domain, corrects what is refused, and its users belong to it', async ({
  page,
  allow,
  api,
}) => {
  allow(/status of 422/)
  await page.goto('/desk/firms')
  await expect(page.getByRole('link', { name: 'New firm' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await pressOn(page, page.getByRole('link', { name: 'New firm' }))
  const form = page.getByRole('form', { name: 'New firm' })
  await form.getByLabel('Name', { exact: true }).fill('Baltic Pension Fund')
  const domains = form.getByLabel('Email domains, one a line')
  await domains.fill('no domain')
  await pressOn(page, form.getByRole('button', { name: 'Add firm' }))
  await expect(form.getByText('no domain is no email domain such as example.com.')).toBeVisible()
  await expect(domains).toBeFocused()
  expect(await axe(page)).toEqual([])
  await domains.fill('baltic.example')
  await pressOn(page, form.getByRole('button', { name: 'Add firm' }))
  await expect(page.getByRole('heading', { level: 2, name: 'Baltic Pension Fund' })).toBeVisible()
  await expect(page.getByText('Baltic Pension Fund is added.')).toBeVisible()

  await page.getByLabel('Minutes without use until a session ends (optional)').fill('60')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  const { records } = await api('desk/firms?search_term=baltic')
  expect(records[0]).toMatchObject({ domains: ['baltic.example'], idle_minutes: 60 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The changes are taken back.')).toBeVisible()
  await page.getByRole('link', { name: 'All firms' }).click()
  await expect(page.getByRole('link', { name: 'Baltic Pension Fund' })).toBeVisible()
})

test('extras: a firm gets a subscription, which a user has until the desk gives them one of their own', async ({
  page,
  api,
}) => {
  await page.goto('/desk/firms')
  await page.getByRole('link', { name: 'Osborne & Partners' }).click()
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('The firm has a subscription').check()
  await page.getByLabel('Level').selectOption('Full')
  await page.getByLabel('Last day (optional)').fill('2126-12-31')
  expect(await axe(page)).toEqual([])
  await save.click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  await expect(page.getByText('No user has it yet.')).toBeVisible()

  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('link', { name: seedAccounts.mustChange.name }).click()
  await page.getByRole('radio', { name: 'Same as the firm' }).check()
  await expect(page.getByText('Until December 31, 2126')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await save.click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  const account = async () => (await api('desk/users?search_term=change@')).records[0]
  expect(await account()).toMatchObject({ level: 3, follows_firm: true })

  await page.getByRole('radio', { name: 'Their own' }).check()
  await page.getByLabel('Level').selectOption('Standard')
  await save.click()
  await expect.poll(account).toMatchObject({ level: 2, follows_firm: false })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The changes are taken back.')).toBeVisible()
  expect(await account()).toMatchObject({ level: 3, follows_firm: true })

  // Other journeys on this server find the account as it was.
  await page.getByRole('radio', { name: 'Their own' }).check()
  await page.getByLabel('Level').selectOption('Standard')
  await page.getByLabel('Last day (optional)').fill('')
  await save.click()
  await expect.poll(account).toMatchObject({ level: 2, valid_until: null, follows_firm: false })
})
