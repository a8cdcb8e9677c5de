import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { searchBox, settled, signIn, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const suggestions = (page: Awaited<ReturnType<typeof open>>) => page.getByRole('listbox', { name: 'Suggestions' })

test('R168 R170 R176 R179 a suggestion is found and chosen by keyboard alone, and narrows the list', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await searchBox(page).focus()
  const rows = suggestions(page).getByRole('option')
  const isSelected = (row: typeof rows) => expect.poll(() => row.getAttribute('aria-selected')).toBe('true')
  const answer = page.waitForResponse(/typeahead_suggestions\?.*search_term=bank(?:&|$)/)
  await page.keyboard.type('bank', { delay: 20 })
  await (await answer).finished()
  await expect.poll(async () => (await rows.first().innerText()).toLowerCase()).toContain('bank')
  await expect.poll(() => rows.last().innerText()).toContain('Search by meaning')
  await page.keyboard.press('ArrowUp')
  await isSelected(rows.last())
  await page.keyboard.press('ArrowDown')
  await isSelected(rows.first())
  const [value = ''] = (await rows.first().innerText()).split('\n')
  expect(value.toLowerCase()).toContain('bank')
  await page.keyboard.press('Enter')
  await page.waitForURL(/filter_/)
  await settled(page)
  expect(await searchBox(page).inputValue()).toBe('')
  await page.getByRole('group', { name: 'Applied filters' }).getByText(value).first().waitFor()
  expect(await tiles(page).count()).toBeGreaterThan(0)
})

test('C51 R253 R254 R257 a search by meaning shows passages, and one opens its document at that page', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.getByRole('radio', { name: 'Meaning' }).check({ force: true })
  await searchBox(page).fill('wages rise under the new agreement')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/semantic_documents'),
    page.keyboard.press('Enter'),
  ])
  const asked = new URL(answer.url()).searchParams
  expect(asked.get('hide_unentitled')).toBe('true')
  expect(asked.get('start_date')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await page.getByRole('radio', { name: 'Relevance' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: 'Relevance' }).isDisabled()).toBe(true)
  await page.getByText('Last 3 years').first().waitFor()
  const passage = page.locator('.r-tile__passage a').first()
  const [, number = ''] = /Page (\d+)/.exec(await passage.innerText()) ?? []
  await passage.click()
  await page.waitForURL(new RegExp(`/document/[^#]+#page=${number}$`))
  await page.locator('research-document article[aria-busy="false"]').waitFor()
  await page.goBack()
  await page.waitForURL(/semantic_search_term=/)
  await page.locator('.r-tile__passage').first().waitFor()
  await page.getByRole('button', { name: 'Remove search' }).click()
  await page.getByRole('radio', { name: 'Earnings Hub' }).waitFor({ state: 'attached' })
})
