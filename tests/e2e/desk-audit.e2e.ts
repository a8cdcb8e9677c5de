import { expect } from '@playwright/test'
import { axe } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

test('the desk sees who changed a firm, from what to what, and takes the list along', async ({ page, api }) => {
  const firm = await api('desk/firms', { name: 'Audited Fund' })
  await api(`desk/firms/${firm.id}`, { idle_minutes: 45 })
  await page.goto('/desk/audit')
  const changed = page.getByRole('listitem').filter({ hasText: 'changed the rules of Audited Fund' })
  await expect(changed).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('searchbox', { name: 'Person, firm, event or document' }).fill('audited')
  await expect(page.getByRole('listitem').filter({ hasText: 'added the firm Audited Fund' })).toBeVisible()
  await page.getByLabel('What', { exact: true }).selectOption('Firms')
  await expect(page.locator('.r-desk-audit__row')).toHaveCount(2)
  const details = changed.getByRole('button', { name: /^Details/ })
  await pressOn(page, details)
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expect(changed.getByRole('row', { name: 'Minutes without use – 45' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const stream = await (await download).createReadStream()
  const csv = (await stream.toArray()).join('')
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain('Minutes without use: – → 45')
  const { records } = await api('desk/audit?action=audit.export')
  expect(records).toHaveLength(1)

  await changed.getByRole('link', { name: 'Audited Fund' }).click()
  await expect(page).toHaveURL(`/desk/firms/${firm.id}`)
})
