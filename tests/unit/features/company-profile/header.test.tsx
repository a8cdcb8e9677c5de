// @vitest-environment happy-dom
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import type { Tag } from '#contract/tag.ts'
import { About } from '#features/company-profile/about.view.tsx'
import { Analysts } from '#features/company-profile/analysts.view.tsx'
import { FiguresTable } from '#features/company-profile/financials/figures-table.view.tsx'
import { getFigures } from '#features/company-profile/financials/financials.ts'
import { CompanyHeader } from '#features/company-profile/header.view.tsx'
import { toSummary } from '#features/company-profile/summary.ts'
import { render } from '../../../support/render.ts'
import { bare, nordmark } from './companies.ts'

function header(company: Tag) {
  const onDownload = vi.fn()
  return {
    ...render(<CompanyHeader summary={toSummary(company, 'en')} headerRef={createRef()} onDownload={onDownload} />),
    onDownload,
  }
}

test('R286 R289 the header has each figure under its label', () => {
  const { all } = header(nordmark)
  const figures = all('dl > div').map((item) => [...item.children].map((part) => part.textContent?.trim()))
  expect(figures).toEqual([
    ['Rating', 'Buy', 'Hold→ now Buy up', 'September 24, 2026'],
    ['Price target', 'SEK\u00a0120.00', 'SEK\u00a0110.00→ now SEK\u00a0120.00 up +9.1%'],
    ['Upside', '+20.0%'],
    ['Last close', 'SEK\u00a0100.00', 'Trading currency SEK', 'Accounts in EUR'],
    ['Market cap', 'SEK\u00a039.2bn'],
  ])
  expect(all('h1')[0]?.textContent).toBe('Nordmark Cables')
})

test('R289 a target of another day than the rating has its own day', () => {
  const { all } = header({ ...nordmark, target_price_date: '2026-10-01' })
  expect(all('dl time').map(({ textContent }) => textContent)).toEqual(['September 24, 2026', 'October 01, 2026'])
})

test('R286 C62 a company of which nothing is known has a name, no rating, and nothing empty', () => {
  const { all, text } = header(bare)
  expect(text()).toBe('UCUnnamed companyRatingNot rated')
  expect(all('li, button, img')).toEqual([])
})

test('R290 R291 a file is loaded, and one without access is greyed and does nothing', () => {
  const { control, click, onDownload } = header(nordmark)
  click(control('Download the model of Nordmark Cables'))
  expect(onDownload.mock.calls[0]?.[0]?.pathname).toBe('/api/files/2001.xlsx')
  const locked = control('Not included in your subscription: the tear sheet of Nordmark Cables')
  expect(locked.getAttribute('aria-disabled')).toBe('true')
  click(locked)
  expect(onDownload).toHaveBeenCalledTimes(1)
})

test('R288 the lead analyst can be written to and called, the others are named', () => {
  const { all, control, text } = render(
    <Analysts analysts={toSummary(nordmark, 'en').analysts} onNavigate={vi.fn(() => true)} />,
  )
  expect(control('Ingrid Åkesson').getAttribute('href')).toBe('http://localhost:3000/analyst_profile/1001')
  expect(all('a').map((link) => link.getAttribute('href'))).toContain('mailto:ingrid@example.com')
  expect(all('a').map((link) => link.getAttribute('href'))).toContain('tel:+442079460101')
  expect(text()).toContain('Head of Industrials')
  expect(text()).toContain('Also covering Yuki Morishita')
})

test('embedding 24: what is the data’s own keeps its own direction', () => {
  const { all } = header({ ...nordmark, value: 'live\u202e+1', ticker: 'T\u202eX' })
  expect(all('h1 bdi, li bdi').map(({ textContent }) => textContent)).toEqual([
    'live\u202e+1',
    'T\u202eX',
    'Electrical Equipment',
    'Sweden',
  ])
})

test('R288 without an analyst there is no card', () => {
  expect(render(<Analysts analysts={[]} onNavigate={() => true} />).text()).toBe('')
})

test('R287 C64 years are actual or estimated, losses have a true minus, and what is missing is a dash', () => {
  const figures = getFigures(nordmark)
  const { all } = render(figures && <FiguresTable caption="Key figures" figures={figures} corner="EUR" />)
  const cells = all('tr').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells[0]).toEqual(['EUR', '2023A Actual', '2024A Actual', '2025A Actual', '2026E Estimate', '2027E Estimate'])
  expect(cells[2]).toEqual(['EBITDA', '−678.50', '54.90', '35.00', '70.40', '28.25'])
  expect(cells[3]).toEqual(['EPS', '−11.50', '11.40', '15.55', '15.68', '18.00'])
  expect(cells[4]?.[1]).toBe('–')
  expect(all('th[scope=row]')).toHaveLength(4)
})

test.each([
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['https://example.com/disclosures', 'https://example.com/disclosures'],
])('R292 C65 risks have a link to the disclosures where there are some: %j', (disclosuresUrl, href) => {
  configure({ disclosuresUrl })
  const { all, text } = render(<About summary={toSummary(nordmark, 'en')} />)
  expect(text()).toContain('New Asian entrants.')
  expect(all('a')[0]?.getAttribute('href') ?? undefined).toBe(href)
  configure({ disclosuresUrl: '' })
})

test('R292 without risks, description and disclosures there is no such part', () => {
  expect(render(<About summary={toSummary(bare, 'en')} />).text()).toBe('')
})
