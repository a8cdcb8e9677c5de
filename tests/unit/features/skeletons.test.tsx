// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { AnalystSkeleton } from '#features/analyst-profile/analyst-skeleton.view.tsx'
import { companyColumns } from '#features/companies/companies.columns.tsx'
import { CompanySkeleton } from '#features/company-profile/company-skeleton.view.tsx'
import { DocumentSkeleton } from '#features/document/document.view.tsx'
import { AccessSkeleton } from '#features/preferences/access/access-table.view.tsx'
import { DistributionToolsSkeleton } from '#features/preferences/distribution/distribution-tools.view.tsx'
import { ReplaySkeleton } from '#features/replay/replay.view.tsx'
import { render } from '../../support/render.ts'

test('R231 R304 R305 an analyst on their way has the heads of the companies covered and the room of the research, and it is told', () => {
  const { all } = render(<AnalystSkeleton />)
  expect(all('[role=status][aria-busy=true]').map((status) => status.getAttribute('aria-label'))).toEqual([
    'Loading the profile',
  ])
  const actions = { onNavigate: vi.fn(), onDownload: vi.fn() }
  const heads = companyColumns([], actions, 'en').map(({ header }) => header)
  expect(all('.r-table__header').map(({ textContent }) => textContent)).toEqual(heads)
  expect(all('.r-table__row')).toHaveLength(10)
  expect(all('.r-analyst__title').map(({ textContent }) => textContent)).toEqual([
    'Covered Companies',
    'Related Research',
  ])
  expect(all('.r-analyst__document > .r-tile')).toHaveLength(5)
})

test('R284 embedding 13: a company on its way has the room of its buttons, its side column, its texts and its tabs', () => {
  const { all } = render(<CompanySkeleton pageSize={3} />)
  expect(all('.r-company-head__files > .r-button')).toHaveLength(3)
  expect(all('.r-company > .r-company__analysts, .r-company > .r-company__events')).toHaveLength(2)
  expect(all('.r-company-about > .r-company__section')).toHaveLength(2)
  expect(all('.r-company__events .r-company__event')).toHaveLength(6)
  expect(all('.r-company__glance .r-history > .r-history__chart-area')).toHaveLength(1)
  expect(all('.r-tabs__row > .r-tabs__tab')).toHaveLength(3)
  expect(all('.r-company-research .r-table__row')).toHaveLength(3)
  expect(all('[role=status]')).toHaveLength(1)
})

test('R338 embedding 13: a document on its way has the room of its tools above its text', () => {
  const { all } = render(<DocumentSkeleton />)
  expect(all('.r-document__tools > .r-button')).toHaveLength(5)
  expect(all('.r-document__byline ~ .r-document__lines')).toHaveLength(1)
})

test('R333 embedding 13: a replay on its way has the room of both lines of its times, and of its picture', () => {
  const { all } = render(<ReplaySkeleton />)
  expect(all('.r-event-times > .r-skeleton')).toHaveLength(2)
  expect(all('.r-replay__room[role=status]')).toHaveLength(1)
})

test('R364 embedding 13: email preferences on their way have the room of the bar that saves them', () => {
  expect(render(<AccessSkeleton />).all('.r-access__table ~ .r-access__actions > .r-button')).toHaveLength(2)
})

test('R344 embedding 13: preferences on their way have the room of the search and of the button above them', () => {
  const { all } = render(<DistributionToolsSkeleton />)
  expect(all('.r-distribution__search > .r-skeleton')).toHaveLength(1)
  expect(all('.r-distribution__buttons > .r-button')).toHaveLength(1)
})
