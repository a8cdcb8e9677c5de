// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { companyColumns, toCompanyRow } from '#features/companies/companies.columns.tsx'
import { Coverage } from '#features/companies/coverage.view.tsx'
import { render } from '../../../support/render.ts'

const rated = (id: string, equity_rating: string | null = null): Tag => ({ id, category: 'Company', equity_rating })

test.each([
  [[rated('1', 'Sell'), rated('2', 'Buy'), rated('3', 'Hold'), rated('4', 'Buy')], '4 companies2 Buy1 Hold1 Sell'],
  [[rated('1', 'Buy')], '1 company1 Buy'],
  [[rated('1', 'Buy'), rated('2')], '2 companies1 Buy'],
  [[rated('1')], ''],
  [[], ''],
])('R304 the coverage of an analyst is counted, the best rating first: %#', (companies, words) => {
  expect(render(<Coverage companies={companies} />).text()).toBe(words)
})

test.each([
  ['1001', '', true],
  ['1002', 'Maria Lind', false],
])('R278 R304 in the profile of %s the author is a link only if it is another analyst', (relatedTo, link, isHidden) => {
  const related_analyst = {
    id: '1001',
    category: 'Analyst',
    value: 'Maria Lind',
    profile_link: '/analyst_profile/1001',
  }
  const actions = { onNavigate: vi.fn(), onDownload: vi.fn(), relatedTo }
  const author = companyColumns([], actions, 'en').find(({ id }) => id === 'related_analyst')
  const { all, text } = render(<p>{author?.cell(toCompanyRow({ id: '1', related_analyst }, 'en'))}</p>)
  expect(text()).toContain('Maria Lind')
  expect(
    all('a')
      .map(({ textContent }) => textContent)
      .join(),
  ).toBe(link)
  expect(all('.r-companies__same-author')).toHaveLength(isHidden ? 1 : 0)
})
