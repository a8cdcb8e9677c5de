import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { searchBox, settled, startSession } from './support/people.ts'
import { card } from './support/preferences.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

async function openPage(path: string) {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  await startSession(page, server().portal)
  await page.goto(server().portal + path)
  return page
}

/** What a screen reader is given, but for figures, days and addresses, which are others on another day. */
const treeOf = async (locator: Locator) =>
  (await locator.ariaSnapshot())
    .replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, 'DAY')
    .replace(/https?:\/\/[\d.:]+/g, '')
    .replace(/(?<!level=)\d+/g, '#')

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('heading', { name: /^Filter / }).waitFor()
}

test('R168 the accessibility tree of the search box with a suggestion highlighted', async () => {
  const page = await openPage('/dashboard')
  await searchBox(page).fill('nordmark')
  await page.getByRole('option', { name: /^Nordmark Cables/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role=option][aria-selected=true]').waitFor()
  expect(await treeOf(page.getByRole('search'))).toMatchInlineSnapshot(`
    "- search:
      - combobox "Search text" [expanded]: nordmark
      - button "Clear search text"
      - text: # suggestions
      - listbox "Suggestions":
        - option "Nordmark Cables Company # documents" [selected]:
          - mark: Nordmark
          - text: Cables Company # documents
        - option "Nordics Region # documents"
        - option "Search by meaning"
      - button "Search"
      - group "Search by":
        - text: Search by
        - radio "Text" [checked]
        - text: Text
        - radio "Meaning"
        - text: Meaning
      - button "Filters""
  `)
})

test('R195 the accessibility tree of a list of values with one chosen', async () => {
  const page = await openPage('/companies')
  await openFilters(page)
  await page.getByRole('combobox', { name: 'Region', exact: true }).click()
  await page.getByRole('option', { name: /^Nordics/ }).click()
  expect(await treeOf(page.getByRole('dialog', { name: 'Region', exact: true }))).toMatchInlineSnapshot(`
    "- dialog "Region":
      - searchbox "Search..."
      - checkbox "Select All" [checked=mixed]
      - text: Select All
      - listbox "Region":
        - option "Central & Eastern Europe"
        - option "Global"
        - option "Greater China"
        - option "Japan & Korea"
        - option "Latin America"
        - option "Middle East & Africa"
        - option "Nordics" [selected]
        - option "North America"
        - option "Oceania"
        - option "South & South-East Asia"
        - option "Southern Europe"
        - option "Western Europe""
  `)
})

test('R213 the accessibility tree of a calendar with a day chosen', async () => {
  const page = await openPage('/dashboard?start_date=2021-02-08&end_date=2021-02-26')
  await settled(page)
  await openFilters(page)
  await page.locator('.r-date-range__button').click()
  const grid = page.getByRole('grid').first()
  await grid.waitFor()
  expect(await grid.ariaSnapshot()).toMatchInlineSnapshot(`
    "- grid "February 2021":
      - rowgroup:
        - row "Monday, February 1, 2021 Tuesday, February 2, 2021 Wednesday, February 3, 2021 Thursday, February 4, 2021 Friday, February 5, 2021 Saturday, February 6, 2021":
          - gridcell
          - gridcell "Monday, February 1, 2021":
            - button "Monday, February 1, 2021": "1"
          - gridcell "Tuesday, February 2, 2021":
            - button "Tuesday, February 2, 2021": "2"
          - gridcell "Wednesday, February 3, 2021":
            - button "Wednesday, February 3, 2021": "3"
          - gridcell "Thursday, February 4, 2021":
            - button "Thursday, February 4, 2021": "4"
          - gridcell "Friday, February 5, 2021":
            - button "Friday, February 5, 2021": "5"
          - gridcell "Saturday, February 6, 2021":
            - button "Saturday, February 6, 2021": "6"
        - row "Sunday, February 7, 2021 Monday, February 8, 2021 Tuesday, February 9, 2021 Wednesday, February 10, 2021 Thursday, February 11, 2021 Friday, February 12, 2021 Saturday, February 13, 2021":
          - gridcell "Sunday, February 7, 2021":
            - button "Sunday, February 7, 2021": "7"
          - gridcell "Monday, February 8, 2021" [selected]:
            - button "Monday, February 8, 2021": "8"
          - gridcell "Tuesday, February 9, 2021":
            - button "Tuesday, February 9, 2021": "9"
          - gridcell "Wednesday, February 10, 2021":
            - button "Wednesday, February 10, 2021": "10"
          - gridcell "Thursday, February 11, 2021":
            - button "Thursday, February 11, 2021": "11"
          - gridcell "Friday, February 12, 2021":
            - button "Friday, February 12, 2021": "12"
          - gridcell "Saturday, February 13, 2021":
            - button "Saturday, February 13, 2021": "13"
        - row "Sunday, February 14, 2021 Monday, February 15, 2021 Tuesday, February 16, 2021 Wednesday, February 17, 2021 Thursday, February 18, 2021 Friday, February 19, 2021 Saturday, February 20, 2021":
          - gridcell "Sunday, February 14, 2021":
            - button "Sunday, February 14, 2021": "14"
          - gridcell "Monday, February 15, 2021":
            - button "Monday, February 15, 2021": "15"
          - gridcell "Tuesday, February 16, 2021":
            - button "Tuesday, February 16, 2021": "16"
          - gridcell "Wednesday, February 17, 2021":
            - button "Wednesday, February 17, 2021": "17"
          - gridcell "Thursday, February 18, 2021":
            - button "Thursday, February 18, 2021": "18"
          - gridcell "Friday, February 19, 2021":
            - button "Friday, February 19, 2021": "19"
          - gridcell "Saturday, February 20, 2021":
            - button "Saturday, February 20, 2021": "20"
        - row "Sunday, February 21, 2021 Monday, February 22, 2021 Tuesday, February 23, 2021 Wednesday, February 24, 2021 Thursday, February 25, 2021 Friday, February 26, 2021 Saturday, February 27, 2021":
          - gridcell "Sunday, February 21, 2021":
            - button "Sunday, February 21, 2021": "21"
          - gridcell "Monday, February 22, 2021":
            - button "Monday, February 22, 2021": "22"
          - gridcell "Tuesday, February 23, 2021":
            - button "Tuesday, February 23, 2021": "23"
          - gridcell "Wednesday, February 24, 2021":
            - button "Wednesday, February 24, 2021": "24"
          - gridcell "Thursday, February 25, 2021":
            - button "Thursday, February 25, 2021": "25"
          - gridcell "Friday, February 26, 2021":
            - button "Friday, February 26, 2021": "26"
          - gridcell "Saturday, February 27, 2021":
            - button "Saturday, February 27, 2021" [disabled]: "27"
        - row "Sunday, February 28, 2021":
          - gridcell "Sunday, February 28, 2021":
            - button "Sunday, February 28, 2021" [disabled]: "28"
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell
        - row:
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell"
  `)
})

test('R101 R355 the accessibility tree of a dialog', async () => {
  const page = await openPage('/research_preferences')
  await card(page, 1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await treeOf(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "Deleting Distribution Preference #":
      - heading "Deleting Distribution Preference #" [level=2]
      - button "Close"
      - paragraph: within Nordics covering Industrials
      - paragraph: You will no longer receive the research that this preference alone selects.
      - button "Cancel"
      - button "Confirm Delete""
  `)
})

test('R050 the accessibility tree of tabs', async () => {
  const page = await openPage('/company_profile/2001')
  await page.getByRole('tab', { name: 'Company Financials' }).click()
  expect(await treeOf(page.getByRole('tablist'))).toMatchInlineSnapshot(`
    "- tablist "Company":
      - tab "Research Covered"
      - tab "Company Financials" [selected]
      - tab "Analyst Questions""
  `)
  expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
    await page.getByRole('tab', { selected: true }).getAttribute('id'),
  )
})

test('R220 the accessibility tree of the table of companies', async () => {
  const page = await openPage('/companies?search_term=Nordmark+Cables')
  await page.getByRole('rowheader', { name: 'Nordmark Cables' }).waitFor()
  const rows = page.getByRole('table', { name: 'Covered Companies' }).getByRole('row')
  expect(await treeOf(rows.first())).toMatchInlineSnapshot(`
    "- row "Company Ticker Sector Rating Author Model Last Updated Tear Sheet":
      - columnheader "Company":
        - button "Company"
      - columnheader "Ticker":
        - button "Ticker"
      - columnheader "Sector":
        - button "Sector"
      - columnheader "Rating":
        - button "Rating"
      - columnheader "Author":
        - button "Author"
      - columnheader "Model"
      - columnheader "Last Updated":
        - button "Last Updated"
      - columnheader "Tear Sheet""
  `)
  expect(await treeOf(rows.filter({ hasText: 'Nordmark Cables' }))).toMatchInlineSnapshot(`
    "- row "Nordmark Cables NRDM SS Electrical Equipment Buy Ingrid Åkesson Download the model of Nordmark Cables DAY Download the tear sheet of Nordmark Cables":
      - rowheader "Nordmark Cables":
        - link "Nordmark Cables":
          - /url: /company_profile/#
      - cell "NRDM SS"
      - cell "Electrical Equipment"
      - cell "Buy"
      - cell "Ingrid Åkesson":
        - link "Ingrid Åkesson":
          - /url: /analyst_profile/#
      - cell "Download the model of Nordmark Cables":
        - button "Download the model of Nordmark Cables"
      - cell "DAY":
        - time: DAY
      - cell "Download the tear sheet of Nordmark Cables":
        - button "Download the tear sheet of Nordmark Cables""
  `)
})

test('R258 the accessibility tree of a document in the list', async () => {
  const page = await openPage('/dashboard?search_term=Nordmark+Cables%3A+a+text+from+outside')
  const tile = page.getByRole('article', { name: 'Nordmark Cables: a text from outside' })
  await tile.waitFor()
  expect(await treeOf(tile)).toMatchInlineSnapshot(`
    "- 'article "Nordmark Cables: a text from outside"':
      - paragraph:
        - text: Company Note
        - time: DAY
        - text: Nordics
      - 'heading "Nordmark Cables: a text from outside" [level=2]':
        - 'link "Nordmark Cables: a text from outside"':
          - /url: /document/HR-#
      - paragraph: Buy, target price SEK #.#
      - paragraph: Buy TP SEK #.#
      - paragraph: Pressure from copper cost is easing sooner than we had thought. At #.# times earnings for # we do not find this in the price.
      - term: Analyst
      - definition:
        - link "Ingrid Åkesson":
          - /url: /analyst_profile/#
      - term: Company
      - definition:
        - link "Nordmark Cables":
          - /url: /company_profile/#
      - term: Sector
      - definition: Industrials
      - 'button "Download Nordmark Cables: a text from outside"'"
  `)
})
