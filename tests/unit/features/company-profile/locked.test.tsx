// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import type { Tag } from '#contract/tag.ts'
import { CompanyProfileView } from '#features/company-profile/company-profile.view.tsx'
import { render } from '../../../support/render.ts'
import { nordmark } from './companies.ts'

/** As the API answers a company that the subscription does not cover. */
const outside: Tag = {
  ...(Object.fromEntries(Object.keys(nordmark).map((field) => [field, null])) as Partial<Tag>),
  id: '2001',
  category: 'Company',
  value: 'Nordmark Cables',
  ticker: 'NRDM SS',
  sub_sector: 'Electrical Equipment',
  country: 'Sweden',
  in_scope: false,
  model: { download_url: '/files/2001/model.xlsx', has_access: false },
  tear_sheet: null,
}

const nothing = () => true
const research = vi.fn(() => 'the research')

function open(company: Tag, tab = 'research-covered') {
  research.mockClear()
  return render(
    <CompanyProfileView
      company={company}
      tab={tab}
      research={research}
      onTab={nothing}
      onOpen={nothing}
      onNavigate={nothing}
      onDownload={nothing}
      onFailure={nothing}
    />,
  )
}

afterEach(() => {
  render(null)
  configure({ mail: { clientServices: '' } })
})

test('R286 R291 C72 a company out of scope says what it is, why the rest is locked and whom to ask', () => {
  configure({ mail: { clientServices: 'clients@halden.example' } })
  const { all, text } = open(outside)
  expect(all('h1')[0]?.textContent).toBe('Nordmark Cables')
  expect(all('header li').map((item) => item.textContent)).toEqual(['NRDM SS', 'Electrical Equipment', 'Sweden'])
  expect(all('h2').map((title) => title.textContent)).toEqual(['Not included in your subscription'])
  expect(text()).toContain('Your subscription does not cover Nordmark Cables')
  const [mail] = all('.r-company-locked a')
  expect(mail?.textContent).toBe('Email client services')
  expect(mail?.getAttribute('href')).toBe('mailto:clients@halden.example?subject=Access%20to%20Nordmark%20Cables')
})

test('R289 R293 R294 R295 nothing of it stands empty, says "Not rated" or asks for research', () => {
  const { all, text } = open(outside)
  expect(all('dl, [role=tablist], table, svg.r-history__chart')).toEqual([])
  expect(text()).not.toContain('Not rated')
  expect(text()).not.toContain('No data available')
  expect(text()).toContain('Please email client services')
  expect(research).not.toHaveBeenCalled()
})

/** The table of figures comes with a file of its own. */
const loaded = () =>
  act(async () => {
    await import('#features/company-profile/financials/financials.view.tsx')
    await new Promise((resolve) => setTimeout(resolve))
  })

test('R294 within the scope, the financials say that the estimates are left out', async () => {
  const flags = { '2024': 'A', '2025': 'A' }
  const table = { Revenue: { '2024': 100, '2025': 110 } }
  const locked = { download_url: '/files/2001/model.xlsx', has_access: false }
  const reported = { ...nordmark, year_flags: flags, company_financials_table: table, model: locked }
  const { text } = open(reported, 'company-financials')
  await loaded()
  expect(text()).toContain('Estimates come with the model')
  const whole = open({ ...nordmark, model: locked }, 'company-financials')
  await loaded()
  expect(whole.all('.r-financials table')).toHaveLength(1)
  expect(whole.text()).not.toContain('Estimates come with the model')
})
