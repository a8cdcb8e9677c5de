import { expect, type Page } from '@playwright/test'
import { pdfOf } from '../server/support/imports.ts'
import { axe } from './support/axe.ts'
import { sessionOf } from './support/session.ts'
import { test } from './support/test.ts'

/** What lists and searches read is written again, which takes a while beside other journeys. */
const INDEXED = { timeout: 60_000 }

test.use({ serverName: 'own', account: 'desk' })

const TITLE = 'Fjord Salmon: the biomass puzzle'

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Choose a file').setInputFiles(file)

async function drop(page: Page, { name, buffer }: { name: string; buffer: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], fileName))
      return transfer
    },
    [name, buffer.toString('base64')] as const,
  )
  await page.locator('.r-desk-file').dispatchEvent('drop', { dataTransfer })
}

test('a note is uploaded under an embargo, released by one press, and read by a client', async ({
  page,
  openOther,
  server,
  allow,
}) => {
  // The broken file, and the withdrawn document.
  allow(/status of 422 .*document_files|status of 410/)
  await page.goto('/desk/documents')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'New document' }).click()

  await page.getByLabel('Title', { exact: true }).fill(TITLE)
  await choose(page, { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') })
  await expect(page.getByLabel('Choose a file')).toHaveAccessibleDescription(/damaged/)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(TITLE)
  const buffer = await pdfOf('Quixotic biomass in the fjords.')
  await drop(page, { name: 'note.pdf', buffer })
  await expect(page.getByText('note.pdf is uploaded.')).toBeVisible()

  await page.getByLabel('Type').selectOption({ label: 'Company Note' })
  await page.getByRole('combobox', { name: 'Companies' }).press('ArrowDown')
  await page.getByRole('dialog', { name: 'Companies' }).getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Under embargo' }).check({ force: true })
  await page.getByLabel('Embargo ends').fill(`${new Date().getFullYear() + 1}-05-11T08:00`)
  await page.getByLabel('Time zone').fill('Europe/Oslo')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Save under embargo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  await expect(page.getByText(/^Embargo until May/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  const tab = page.context().waitForEvent('page')
  const file = page.context().waitForEvent('response', (answer) => answer.url().includes('/api/files/desk/'))
  await page.getByRole('button', { name: 'Open file' }).click()
  const answer = await file
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await (await tab).close()

  const client = await openOther()
  await client.context().addCookies((await sessionOf(server.portal, 'full')).cookies)
  const search = `${server.portal}/library?${new URLSearchParams({ search_term: 'quixotic' })}`
  await client.goto(search)
  await expect(client.getByText(TITLE)).toHaveCount(0)

  await page.getByRole('button', { name: 'Release now' }).click()
  await page
    .getByRole('dialog', { name: 'Release this document now?' })
    .getByRole('button', { name: 'Release now' })
    .click()
  await expect(page.getByText('The document is published.')).toBeVisible(INDEXED)
  await client.goto(search)
  await client.getByRole('link', { name: TITLE }).first().click()
  await expect(client.getByText('Quixotic biomass in the fjords.').first()).toBeVisible()
  const address = client.url()

  await page.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw this document?' })
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(question.getByLabel(/^Reason/)).toBeFocused()
  await question.getByLabel(/^Reason/).fill('The figures were wrong.')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The document is withdrawn.')).toBeVisible(INDEXED)
  await client.goto(address)
  await expect(client.getByText('The figures were wrong.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The document is published again.')).toBeVisible(INDEXED)
  await client.goto(address)
  await expect(client.getByText('Quixotic biomass in the fjords.').first()).toBeVisible()
})

test('a correction is asked about before it is lost, is held and moved, and is discarded', async ({ page }) => {
  await page.goto('/desk/documents')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByRole('heading', { name: 'Correct the document' })).toBeVisible()
  const title = page.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.fill(`${before}, corrected`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click()
  await expect(title).toHaveValue(`${before}, corrected`)

  await page.getByRole('radio', { name: 'Under embargo' }).check({ force: true })
  const year = new Date().getFullYear() + 1
  await page.getByLabel('Embargo ends').fill(`${year}-05-11T08:00`)
  await page.getByLabel('Time zone').fill('Europe/Oslo')
  await page.getByRole('button', { name: 'Save under embargo' }).click()
  await expect(page.getByText(/^The correction is held until May 11/)).toBeVisible()

  await page.getByRole('button', { name: 'Change embargo' }).click()
  const move = page.getByRole('dialog', { name: 'Change the embargo' })
  await move.getByLabel('Embargo ends').fill(`${year}-05-12T08:00`)
  await move.getByRole('button', { name: 'Change embargo' }).click()
  await expect(page.getByText(/^The embargo ends on May 12/)).toBeVisible()

  await page.getByRole('button', { name: 'Discard correction' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('The correction is discarded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: before })).toBeVisible()
})

test('extras: a note without company, analyst and sector is asked about before it is published', async ({ page }) => {
  await page.goto('/desk/documents/new')
  await page.getByLabel('Title', { exact: true }).fill('A note about nothing')
  const buffer = await pdfOf('Nothing in particular.')
  await choose(page, { name: 'nothing.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('nothing.pdf is uploaded.')).toBeVisible()
  await page.getByLabel('Type').selectOption({ label: 'Company Note' })
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('dialog', { name: 'Go on without tags?' })
  await expect(question).toContainText('This document names no company, analyst or sector.')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Choose tags' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A note about nothing')
  await page.getByRole('button', { name: 'Publish' }).click()
  await question.getByRole('button', { name: 'Publish without tags' }).click()
  await expect(page.getByText('The document is published.')).toBeVisible(INDEXED)
})
