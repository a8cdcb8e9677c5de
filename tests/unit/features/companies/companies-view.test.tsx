// @vitest-environment happy-dom
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { $config } from '#config/config.ts'
import type { Tag } from '#contract/tag.ts'
import { companyColumns } from '#features/companies/companies.columns.tsx'
import type { CompaniesState } from '#features/companies/companies.store.ts'
import { CompaniesView } from '#features/companies/companies.view.tsx'
import { companies } from '../../../support/companies.ts'
import { render } from '../../../support/render.ts'

const settings = $config.get()
afterEach(() => $config.set(settings))

const ready = (list: Tag[], parts: Partial<CompaniesState & { state: 'ready' }> = {}): CompaniesState => ({
  state: 'ready',
  records: list,
  visible: 10,
  page: 1,
  pages: 1,
  more: 'idle',
  end: 'complete',
  ...parts,
})

function show(
  state: CompaniesState,
  { filtered = false, inProfile = false, term = '', columns = [] as string[] } = {},
) {
  const calls = {
    onNavigate: vi.fn(() => true),
    onDownload: vi.fn(),
    onLetter: vi.fn(),
    onSort: vi.fn(),
    onMore: vi.fn(),
    onRetry: vi.fn(),
    onStartOver: vi.fn(),
  }
  const view = render(
    <CompaniesView
      place={createRef()}
      state={state}
      letters={{ current: 'A', available: ['A', 'C'] }}
      columns={companyColumns(columns, calls, 'en')}
      sort={{ id: 'value', desc: false }}
      term={term}
      filtered={filtered}
      inProfile={inProfile}
      skeletons={10}
      {...calls}
    />,
  )
  const cells = () => view.all('.r-table__row > *').map((cell) => cell.textContent)
  return { ...view, ...calls, cells }
}

const acme: Tag = {
  id: '7',
  category: 'Company',
  value: 'Acme Industries',
  profile_link: '/company_profile/7',
  ticker: 'ACM',
  sector: 'Industrials',
  sub_sector: 'Machinery',
  equity_rating: 'Buy',
  related_analyst: { id: '1', value: 'Ada Lovelace', profile_link: '/analyst_profile/1' },
  last_updated: '2026-11-05',
  model: { download_url: '/api/files/companies/7/model.xlsx', has_access: true },
  tear_sheet: { download_url: '/api/files/companies/7/tear-sheet.pdf', has_access: false },
}

test('R274 R275 R276 R277 R278 R279 R280 R281 the eight columns and what they show', () => {
  const { all, cells } = show(ready([acme]))
  expect(all('[role=columnheader]').map((header) => header.textContent)).toEqual([
    'Company',
    'Ticker',
    'Sector',
    'Rating',
    'Author',
    'Model',
    'Last Updated',
    'Tear Sheet',
  ])
  expect(cells()).toEqual([
    expect.stringContaining('Acme Industries'),
    'ACM',
    'Machinery',
    'Buy',
    'Ada Lovelace',
    '',
    'November 05, 2026',
    '',
  ])
})

test.each([
  [{}, 'false'],
  [{ busy: true }, 'true'],
])('with %o the results tell whether they are being loaded: %s', (parts, told) => {
  const [results] = show(ready([acme], parts)).all('.r-companies__results')
  expect(results?.getAttribute('aria-busy')).toBe(told)
})

test('R274 R278 the company and its author lead to their profiles', () => {
  const { control, click, onNavigate } = show(ready([acme]))
  const link = control('Acme Industries')
  expect(link.getAttribute('href')).toBe('http://localhost:3000/company_profile/7')
  click(link)
  expect(onNavigate).toHaveBeenCalledWith('http://localhost:3000/company_profile/7')
  expect(control('Ada Lovelace').getAttribute('href')).toBe('http://localhost:3000/analyst_profile/1')
})

test('R052 with profile links off the names are text', () => {
  $config.set({ ...settings, disableProfileLinks: 'true' })
  const { all, cells } = show(ready([acme]))
  expect(all('a')).toEqual([])
  expect(cells()[0]).toContain('Acme Industries')
})

test('R279 C46 a model is forced to download', () => {
  const { control, click, onDownload } = show(ready([acme]))
  click(control('Download the model of Acme Industries'))
  const [[url]] = onDownload.mock.calls as [[URL]]
  expect(url.pathname + url.search).toBe('/api/files/companies/7/model.xlsx?force_download=true')
})

test('R281 R291 without access the tear sheet is greyed, says why and does nothing', () => {
  const { control, click, onDownload } = show(ready([acme]))
  const button = control('Not included in your subscription: the tear sheet of Acme Industries')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  click(button)
  expect(onDownload).not.toHaveBeenCalled()
})

test('a company of which only the id is known is still a row', () => {
  const { cells } = show(ready([{ id: '9' }]))
  expect(cells()).toEqual(['UCUnnamed company', '–', '–', '–', '–', '–', '–', '–'])
})

test('R274 a picture that cannot be shown gives way to initials', () => {
  const { all, click } = show(ready([{ ...acme, thumbnail_url: '/api/files/images/tags/7.svg' }]))
  const [image] = all('img')
  if (!image) throw new Error('no picture')
  expect(image.getAttribute('src')).toBe('http://localhost:3000/api/files/images/tags/7.svg')
  click(image)
  image.dispatchEvent(new Event('error'))
  return vi.waitFor(() => expect(all('.r-avatar')[0]?.textContent).toBe('AI'))
})

test('R274 an address that is no picture is not loaded', () => {
  const { all } = show(ready([{ ...acme, thumbnail_url: 'javascript:alert(1)' }]))
  expect(all('img')).toEqual([])
})

test('R229 a press on a header asks for an order', () => {
  const { control, click, onSort } = show(ready([acme]))
  click(control('Ticker'))
  expect(onSort).toHaveBeenCalledWith({ id: 'ticker', desc: false })
  click(control('Company'))
  expect(onSort).toHaveBeenCalledWith({ id: 'value', desc: true })
})

test('R279 R281 files are nothing to sort by', () => {
  const { all } = show(ready([acme]))
  expect(all('[role=columnheader] button').map((button) => button.textContent)).not.toContain('Model')
})

test('R272 C63 ten of a letter are shown, and a button brings more', () => {
  const { all, control, click, onMore } = show(ready(companies('A', 23), { end: 'more' }))
  expect(all('[role=rowheader]')).toHaveLength(10)
  click(control('Load More'))
  expect(onMore).toHaveBeenCalledOnce()
})

test('R219 R272 letters without data are disabled', () => {
  const { control, click, onLetter } = show(ready([acme]))
  expect(control('B').getAttribute('aria-disabled')).toBe('true')
  click(control('B'))
  expect(onLetter).not.toHaveBeenCalled()
  click(control('C'))
  expect(onLetter.mock.calls[0]?.[0]).toBe('C')
})

test('R282 while the companies load there are as many skeleton rows as a page has', () => {
  expect(show({ state: 'loading' }).all('.r-table[aria-busy=true] .r-table__row')).toHaveLength(10)
})

test('R116 R232 C40 an empty list says so, and how to go on', () => {
  expect(show(ready([]), { inProfile: true }).text()).toContain('No data available.')
  expect(show(ready([])).text()).toContain("It looks like we don't have anything to show you right now.")
  const { text, control, click, onStartOver } = show(ready([]), { filtered: true })
  expect(text()).toContain("We can't find what you're looking for. Try using a different search term or filter.")
  click(control('Clear search and filters'))
  expect(onStartOver).toHaveBeenCalledOnce()
})

test('a failure offers another try', () => {
  const { control, click, onRetry } = show({ state: 'failed', error: new Error('x'), retrying: false })
  click(control('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('signed out there is an invitation', () => {
  const { control, text } = show({ state: 'signed-out' })
  expect(text()).toContain('Sign in to see the companies we cover.')
  expect(control('Sign In').getAttribute('href')).toBe('http://localhost:3000/login')
})

test('a host chooses the columns; the company always leads', () => {
  const { all } = show(ready([acme]), { columns: ['ticker', 'equity_rating', 'no_such'] })
  expect(all('[role=columnheader]').map((header) => header.textContent)).toEqual(['Company', 'Ticker', 'Rating'])
})

test('R272 letters have their room while the list loads, where there will be any', () => {
  const { all } = render(
    <CompaniesView
      place={createRef()}
      state={{ state: 'loading' }}
      letters={undefined}
      expectsLetters
      term=""
      columns={[]}
      sort={{ id: 'value', desc: false }}
      filtered={false}
      inProfile={false}
      skeletons={1}
      onNavigate={() => true}
      onLetter={vi.fn()}
      onSort={vi.fn()}
      onMore={vi.fn()}
      onRetry={vi.fn()}
      onStartOver={vi.fn()}
    />,
  )
  expect(all('.r-letters__room')).toHaveLength(1)
})
