import { expect, type Page } from '@playwright/test'
import { feedIsReady, searchBox } from './support/feed.ts'
import { card, openResearch } from './support/preferences.ts'
import { test } from './support/test.ts'

// What a screen reader is given, word by word, but for figures, days and addresses, which change from day to day.

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('heading', { name: /^Filter / })).toBeVisible()
}

test('R168 R258 the accessibility tree of the search box with a suggestion highlighted, and of a document', async ({
  page,
}) => {
  await page.goto('/dashboard?search_term=Nordmark+Cables%3A+the+last+minute+of+the+day')
  const name = 'Nordmark Cables: the last minute of the day'
  await expect(page.getByRole('article', { name })).toMatchAriaSnapshot(`
    - 'article "${name}"':
      - paragraph:
        - text: Company Note
        - time: /\\w+ \\d+, \\d+/
      - 'heading "${name}" [level=2]':
        - 'link "${name}"':
          - /url: /document/HR-\\d+$/
          - mark: last
          - mark: minute
      - group "Analyst":
        - link "Ingrid Åkesson":
          - /url: /analyst_profile/\\d+/
      - group "Company":
        - link "Nordmark Cables":
          - /url: /company_profile/2001/
      - group "Sector": Industrials
      - 'button "Download ${name}"'
  `)
  await page.goto('/dashboard')
  await searchBox(page).fill('nordmark')
  await expect(page.getByRole('option', { name: /^Nordmark Cables/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - /children: deep-equal
      - combobox "Search text" [expanded]: nordmark
      - button "Clear search text"
      - text: /\\d+ suggestions/
      - listbox "Suggestions":
        - option /Nordmark Cables Company \\d+ documents/ [selected]:
          - mark: Nordmark
          - text: /Cables Company \\d+ documents/
        - option /Nordics Region \\d+ documents/
        - option "Search by meaning"
      - button "Search"
      - group "Search by":
        - text: Search by
        - radio "Text" [checked]
        - text: Text
        - radio "Meaning"
        - text: Meaning
      - button "Filters"
  `)
})

test('R195 R220 the accessibility tree of the table of companies, and of a list of values with one chosen', async ({
  page,
}) => {
  await page.goto('/companies?search_term=Nordmark+Cables')
  const table = page.getByRole('table', { name: 'Covered Companies' })
  await expect(table.getByRole('row').first()).toMatchAriaSnapshot(`
    - row "Company Ticker Sector Rating Author Model Last Updated Tear Sheet Price target Last close Upside":
      - /children: deep-equal
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
      - columnheader "Tear Sheet"
      - columnheader "Price target"
      - columnheader "Last close"
      - columnheader "Upside":
        - button "Upside"
  `)
  await expect(table.getByRole('row').filter({ hasText: 'Nordmark Cables' })).toMatchAriaSnapshot(`
    - row /Nordmark Cables NRDM SS Electrical Equipment Buy Ingrid Åkesson Download the model of Nordmark Cables \\w+ \\d+, \\d+ Download the tear sheet of Nordmark Cables SEK [\\d.]+ SEK [\\d.]+ \\S+/:
      - /children: deep-equal
      - rowheader "Nordmark Cables":
        - link "Nordmark Cables":
          - /url: /company_profile/2001/
      - cell "NRDM SS"
      - cell "Electrical Equipment"
      - cell "Buy"
      - cell "Ingrid Åkesson":
        - link "Ingrid Åkesson":
          - /url: /analyst_profile/\\d+/
      - cell "Download the model of Nordmark Cables":
        - button "Download the model of Nordmark Cables"
      - cell /\\w+ \\d+, \\d+/:
        - time: /\\w+ \\d+, \\d+/
      - cell "Download the tear sheet of Nordmark Cables":
        - button "Download the tear sheet of Nordmark Cables"
      - cell /SEK [\\d.]+/
      - cell /SEK [\\d.]+/
      - cell /[+−][\\d.]+%/
  `)
  await page.goto('/companies')
  await openFilters(page)
  await page.getByRole('combobox', { name: 'Region', exact: true }).click()
  await page.getByRole('option', { name: /^Nordics/ }).click()
  await expect(page.getByRole('dialog', { name: 'Region', exact: true })).toMatchAriaSnapshot(`
    - dialog "Region":
      - /children: deep-equal
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
        - option "Western Europe"
  `)
})

test('R213 the accessibility tree of a calendar with days chosen', async ({ page }) => {
  await page.goto('/dashboard?start_date=2021-02-08&end_date=2021-02-26')
  await feedIsReady(page)
  await openFilters(page)
  await page.locator('.r-date-range__button').click()
  await expect(page.getByRole('grid').first()).toMatchAriaSnapshot(`
    - grid "February 2021":
      - rowgroup:
        - row "Monday, February 1, 2021 Tuesday, February 2, 2021 Wednesday, February 3, 2021 Thursday, February 4, 2021 Friday, February 5, 2021 Saturday, February 6, 2021":
          - /children: deep-equal
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
        - row:
          - gridcell "Sunday, February 7, 2021":
            - button "Sunday, February 7, 2021": "7"
          - gridcell "Monday, February 8, 2021" [selected]:
            - button "Monday, February 8, 2021": "8"
        - row:
          - gridcell "Friday, February 26, 2021":
            - button "Friday, February 26, 2021": "26"
          - gridcell "Saturday, February 27, 2021":
            - button "Saturday, February 27, 2021" [disabled]: "27"
  `)
})

test('R101 R355 the accessibility tree of a dialog', async ({ page }) => {
  await openResearch(page)
  await card(page, 1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Deleting Distribution Preference 1":
      - /children: deep-equal
      - heading "Deleting Distribution Preference 1" [level=2]
      - button "Close"
      - paragraph: within Nordics covering Industrials
      - paragraph: You will no longer receive the research that this preference alone selects.
      - button "Cancel"
      - button "Confirm Delete"
  `)
})

test('R050 the accessibility tree of tabs', async ({ page }) => {
  await page.goto('/company_profile/2001')
  await page.getByRole('tab', { name: 'Company Financials' }).click()
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Company":
      - /children: deep-equal
      - tab "Research Covered"
      - tab "Company Financials" [selected]
      - tab "Analyst Questions"
  `)
  const id = await page.getByRole('tab', { selected: true }).getAttribute('id')
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', id ?? '')
})
