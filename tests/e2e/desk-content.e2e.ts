import { expect } from '@playwright/test'
import { axe } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

test('the desk changes a text of the landing page beside a preview, publishes it, and takes it back', async ({
  page,
  allow,
  api,
}) => {
  allow(/status of 409/)
  const shown = async () => {
    const slots: { name: string; raw_content: string }[] = await api('get_home_page_slots')
    return slots.find(({ name }) => name === 'mission')?.raw_content
  }
  const before = await shown()
  await page.goto('/desk/content')
  await expect(page.getByRole('row', { name: /^Mission/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await pressOn(page, page.getByRole('link', { name: 'Mission', exact: true }))

  const html = page.getByLabel('Text (HTML)', { exact: true })
  const preview = page.getByRole('region', { name: 'Preview of the landing page' })
  await expect(preview.getByRole('heading', { name: 'Service' })).toBeVisible()
  await html.fill('<h2>Why we are here</h2><p>Read <a href="#nowhere">more</a>.</p>')
  await expect(preview.getByRole('heading', { name: 'Why we are here' })).toBeVisible()
  await expect(page.getByText('There is no popup and no section “#nowhere”')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: 'All texts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  await pressOn(page, page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('Mission is published.')).toBeVisible()
  expect(await shown()).toContain('Why we are here')
  await pressOn(page, page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('The previous text is on the page again.')).toBeVisible()
  expect(await shown()).toBe(before)

  await html.fill('<h2>Mine</h2>')
  const { revision } = await api('desk/content/mission')
  await api('desk/content/mission', { html: '<h2>Theirs</h2>', revision })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('region', { name: 'On the page now' })).toHaveText('<h2>Theirs</h2>')
  await expect(page.getByRole('region', { name: 'Your text' })).toHaveText('<h2>Mine</h2>')
  expect(await axe(page)).toEqual([])
  await pressOn(page, page.getByRole('button', { name: 'Continue with my text' }))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Mission is published.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .last()
    .click()
  await expect(page.getByText('The earlier text is on the page again.')).toBeVisible()
  expect(await shown()).toBe(before)
})

test('extras: buttons and keys insert the tags of a text, and the undo of the browser takes them back', async ({
  page,
}) => {
  await page.goto('/desk/content/mission')
  const html = page.getByLabel('Text (HTML)', { exact: true })
  const preview = page.getByRole('region', { name: 'Preview of the landing page' })
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await html.fill('<h2>Our mission</h2>\n<p>Ask Ann about offices</p>')
  const start = await html.inputValue()
  const select = (word: string) =>
    html.evaluate((area: HTMLTextAreaElement, text) => {
      area.focus()
      area.setSelectionRange(area.value.indexOf(text), area.value.indexOf(text) + text.length)
    }, word)

  await select('Ann')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(preview.locator('strong', { hasText: 'Ann' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await tools.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(html).toHaveValue('<h2>Our mission</h2>\n<h3>Ask <strong>Ann</strong> about offices</h3>')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(html).toHaveValue(start)

  await select('offices')
  // Not the palette, which has the same key elsewhere.
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('button', { name: 'Insert link' }).click()
  await expect(dialog.getByLabel('Web or email address')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Leads to').selectOption({ label: 'London (popup)' })
  await dialog.getByRole('button', { name: 'Insert link' }).click()
  await expect(html).toBeFocused()
  await expect(html).toHaveValue('<h2>Our mission</h2>\n<p>Ask Ann about <a href="#contact-london">offices</a></p>')
  await preview.getByRole('link', { name: 'offices' }).click()
  await expect(page.getByRole('dialog', { name: 'London' })).toBeVisible()
})

test('extras: an edited text leads to its place on the page', async ({ page }) => {
  await page.goto('/desk/content/mission')
  await page.getByRole('link', { name: 'View the page' }).click()
  await expect(page).toHaveURL(/\/landing#our_mission$/)
  await expect(page.getByRole('region', { name: 'Mission' })).toBeInViewport()
})
