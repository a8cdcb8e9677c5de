// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { ResearchView } from '#features/company-profile/research/research.view.tsx'
import { toResearchRow } from '#features/company-profile/research/research-rows.ts'
import { ResearchTable } from '#features/company-profile/research/research-table.view.tsx'
import { $messages } from '#i18n/texts.ts'
import { documents } from '../../../../support/documents.ts'
import { render } from '../../../../support/render.ts'
import { analyst } from '../companies.ts'

const actions = () => ({
  onNavigate: vi.fn(() => true),
  onOpen: vi.fn(() => true),
  onDownload: vi.fn(),
  onLocked: vi.fn(),
})

function table(records: WebDocument[], href?: string) {
  const requested = actions()
  return { ...render(<ResearchTable name="Nordmark" href={href} documents={records} actions={requested} />), requested }
}

const full: WebDocument = {
  id: '1',
  title: 'Good <b>news</b>',
  external_reference: 'HR-1',
  document_type: 'Company Note',
  publication_date: '2026-11-20',
  primary_focus: { value: 'Nordmark Cables', profile_link: '/company_profile/2001', image: 'javascript:alert(1)' },
  analysts: [{ id: '9', value: ' ' }, analyst],
}

test('R293 a row has the focus, the name, the type, the first analyst and the long date', () => {
  const { all } = table([full])
  const [row] = all('tbody tr').map((cells) => [...cells.children].map((cell) => cell.textContent))
  expect(row).toEqual(['Nordmark Cables', 'Good <b>news</b>', 'Company Note', 'Ingrid Åkesson', 'November 20, 2026'])
  expect(all('img')).toEqual([])
})

test('R293 a focus that is a sector has its name in the language of the element', () => {
  $messages.set({ 'de:values.Sector.Electrical Equipment': 'Elektrotechnik' })
  const sector = { ...full, primary_focus: { type: 'Sector', value: 'Electrical Equipment' } }
  expect(toResearchRow(sector, undefined, 'de').focus?.name).toBe('Elektrotechnik')
  expect(toResearchRow(full, undefined, 'de').focus?.name).toBe('Nordmark Cables')
  $messages.set({})
})

test('R293 R263 the focus and the author lead to their profiles, the name opens the document', () => {
  const { control, click, requested } = table([full])
  click(control('Good <b>news</b>'))
  expect(requested.onOpen).toHaveBeenCalledWith({
    id: '1',
    reference: 'HR-1',
    href: 'http://localhost:3000/document/HR-1',
  })
  click(control('Nordmark Cables'))
  click(control('Ingrid Åkesson'))
  expect(requested.onNavigate.mock.calls).toEqual([
    ['http://localhost:3000/company_profile/2001'],
    ['http://localhost:3000/analyst_profile/1001'],
  ])
})

test('R293 the page one is on is named, and no link', () => {
  const { all, text } = table([full], 'http://localhost:3000/company_profile/2001')
  expect(text()).toContain('Nordmark Cables')
  expect(all('a').map(({ textContent }) => textContent)).toEqual(['Good <b>news</b>', 'Ingrid Åkesson'])
})

test('R293 embedding 24: names and titles keep their own direction', () => {
  expect(table([full]).all('tbody :is(bdi, [dir=auto])')).toHaveLength(3)
})

test('R262 a document that is not permitted says so instead of opening', () => {
  const { control, click, requested, all } = table([{ ...full, permissioned: false }])
  click(control('Good <b>news</b>'))
  expect(requested.onLocked).toHaveBeenCalledTimes(1)
  expect(all('a').map(({ textContent }) => textContent)).not.toContain('Good <b>news</b>')
})

test('R293 what a document does not tell is a dash', () => {
  const [row] = table([{ id: '1' }]).all('tbody tr')
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(['–', 'Untitled document', '–', '–', '–'])
})

const buildView = () => ({
  name: 'Nordmark',
  href: undefined,
  pageSize: 10,
  actions: actions(),
  term: '',
  onSearch: vi.fn(),
  recovering: { term: '', lockedFilters: new URLSearchParams(), update: vi.fn() },
  onLoadMore: vi.fn(),
  onRetry: vi.fn(),
})

test('R299 R265 at the limit the way to the Research Library takes the place of Load More', () => {
  const ready = { state: 'ready', records: documents(1, 10), page: 1, pages: 1, more: 'idle' } as const
  const view = buildView()
  const limit = render(<ResearchView {...view} state={{ ...ready, end: 'limit' }} />)
  expect(limit.text()).toContain("Can't find what you're looking for? Try viewing more content in our Research Library")
  expect(limit.control('Research Library').getAttribute('href')).toBe('http://localhost:3000/library')
  const more = render(<ResearchView {...view} state={{ ...ready, end: 'more' }} />)
  more.click(more.control('Load More'))
  expect(view.onLoadMore).toHaveBeenCalledTimes(1)
})

test('R116 R232 C40 without research one sentence says so', () => {
  const empty = {
    state: 'ready' as const,
    records: [],
    page: 1,
    pages: 0,
    more: 'idle' as const,
    end: 'complete' as const,
  }
  const view = buildView()
  expect(render(<ResearchView {...view} state={empty} />).text()).toBe('No data available.')
  const searched = render(<ResearchView {...view} state={empty} term="margin" />)
  expect(searched.text()).toBe('No research on Nordmark matches this search.')
})
