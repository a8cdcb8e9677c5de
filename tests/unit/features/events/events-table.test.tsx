// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { EventsView } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventColumns } from '#features/events/events.columns.tsx'
import type { EventsState } from '#features/events/events.store.ts'
import { EventsResults } from '#features/events/events.view.tsx'
import { render } from '../../../support/render.ts'
import { events } from './support.ts'

type Ready = EventsState & { state: 'ready' }

const ready = (records: Roadshow[], parts: Partial<Ready> = {}): EventsState => ({
  state: 'ready',
  records,
  page: 1,
  pages: 1,
  end: 'complete',
  more: 'idle',
  ...parts,
})

type Options = { view?: EventsView; filtered?: boolean; columns?: string[]; paging?: 'more' | 'pages' }

function show(state: EventsState, { view = 'past', filtered = false, columns = [], paging = 'more' }: Options = {}) {
  const calls = {
    onNavigate: vi.fn(() => false),
    hasPages: true,
    onDownload: vi.fn(),
    onAsk: vi.fn(),
    onLoadMore: vi.fn(),
    onPage: vi.fn(),
    onRetry: vi.fn(),
    onStartOver: vi.fn(),
    onFailure: vi.fn(),
  }
  const page = render(
    <EventsResults
      state={state}
      view={view}
      columns={eventColumns(view, columns, calls, 'en')}
      paging={paging}
      filtered={filtered}
      pageSize={10}
      elsewhere={<button type="button">elsewhere</button>}
      {...calls}
    />,
  )
  const headers = () => page.all('[role=columnheader]').map(({ textContent }) => textContent)
  const cells = () => page.all('.r-table__row > *').map(({ textContent }) => textContent)
  /** The cell of the only row under a header. */
  const cell = (header: string) => {
    const found = page.all('.r-table__row > *')[headers().indexOf(header)]
    if (!found) throw new Error(`no column "${header}"`)
    return found
  }
  return { ...page, ...calls, headers, cells, cell }
}

const dinner: Roadshow = {
  id: '7',
  name: 'Dinner with Halden',
  daterange: 'October 14, 2026',
  type: { name: 'Dinner', colour: '#8a2c3e' },
  location: 'Oslo; London',
  format: 'In person',
  invitation_url: '/api/files/roadshows/7/invitation',
  schedule_url: 'https://files.broker.example/7.xlsx',
  feedback_url: '/document/R-12',
  replay_details: { video_id: 'vid 1/2' },
  promoted: true,
  permissioned: true,
  can_register: true,
}

test('R319 C46 invitation and schedule open by the element, and never by the bare address', () => {
  const { control, click, onDownload } = show(ready([dinner]))
  const invitation = control('Invitation: Dinner with Halden')
  expect(invitation.getAttribute('href')).toBe('http://localhost:3000/api/files/roadshows/7/invitation')
  click(invitation)
  const schedule = control('Schedule: Dinner with Halden')
  for (const press of [
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
  ]) {
    schedule.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
  }
  const menu = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 })
  schedule.dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(false)
  expect(onDownload.mock.calls.map(([url]) => String(url))).toEqual([
    'http://localhost:3000/api/files/roadshows/7/invitation',
    'https://files.broker.example/7.xlsx?force_download=true',
    'https://files.broker.example/7.xlsx?force_download=true',
  ])
})

const noVideos = [null, '', ' ', '.', '..', {}, [], ...[null, '', ' ', '.', '..', {}].map((video_id) => ({ video_id }))]

test.each(noVideos)('R320 with the details %j there is no replay', (details) => {
  const { cell } = show(ready([{ ...dinner, replay_details: details as { video_id: string } }]))
  expect(cell('Replay').textContent).toBe('–')
})

test('R323 words about a locked event are no link and stay', () => {
  const { cell } = show(ready([{ ...dinner, permissioned: false, feedback_url: 'Well received' }]))
  expect(cell('Feedback').textContent).toBe('Well received')
})

const meeting_url = 'https://meet.example/7'

test.each([
  [{ has_requested_slot: true, meeting_url }, '*Request sent'],
  [{ meeting_url }, 'Register'],
  [{}, 'Register'],
  [{ permissioned: false, meeting_url }, 'Request access'],
  [{ permissioned: false, has_requested_slot: true }, 'Request access'],
  [{ can_register: false, meeting_url }, ''],
  [{ can_register: null }, ''],
])('R322 R325 R326 C68 registration of an event with %j reads "%s"', (parts, words) => {
  const { cell } = show(ready([{ ...dinner, ...parts }]), { view: 'upcoming' })
  expect(cell('Registration').textContent).toBe(words)
})

test('R326 with a meeting address Register opens it in a new tab; else it is asked for', () => {
  const first = show(ready([{ ...dinner, meeting_url }]), { view: 'upcoming' })
  const link = first.cell('Registration').querySelector('a')
  expect(link?.getAttribute('href')).toBe(meeting_url)
  expect(link?.target).toBe('_blank')
  const second = show(ready([{ ...dinner, meeting_url: 'javascript:alert(1)' }]), { view: 'upcoming' })
  const button = second.cell('Registration').querySelector('button')
  if (!button) throw new Error('no button')
  second.click(button)
  expect(second.onAsk).toHaveBeenCalledWith(
    expect.objectContaining({ id: '7', name: 'Dinner with Halden', kind: 'register' }),
    button,
  )
})

test('R403 an event of which only the id is known, or whose values are of other kinds, is still a row', () => {
  expect(show(ready([{ id: '9' }])).cells()).toEqual(['–', 'Unnamed event', '–', '–', '–', '–', '–', '–', '–'])
  const odd = {
    id: '9',
    name: {},
    daterange: [],
    type: 'x',
    location: 5,
    invitation_url: {},
    schedule_url: 'javascript:0',
  }
  expect(show(ready([odd as unknown as Roadshow])).cells()).toEqual([
    '–',
    'Unnamed event',
    '–',
    '5',
    '–',
    '–',
    '–',
    '–',
    '–',
  ])
  expect(
    show(ready([{ id: '9' }]), { view: 'upcoming' })
      .cells()
      .at(-1),
  ).toBe('')
})

test.each([
  [{ view: 'upcoming' as const }, 'No Upcoming Events', 'elsewhere'],
  [{ view: 'past' as const }, 'No Past Events', 'elsewhere'],
  [
    { view: 'past' as const, filtered: true },
    "We can't find what you're looking for. Try using a different search term or filter.",
    'Clear search and filters',
  ],
])('R114 R115 an empty list with %j says "%s" and what to do', (options, words, action) => {
  const { text, control } = show(ready([]), options)
  expect(text()).toContain(words)
  expect(control(action)).toBeDefined()
})

test('C30 a failure is said with another try', () => {
  const error = Object.assign(new Error('down'), { code: 'network' })
  const { text, control, click, onRetry } = show({ state: 'failed', error, retrying: false })
  expect(text()).toContain("We couldn't reach the research server.")
  click(control('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('R324 skeletons as many as a page has, under the same headers', () => {
  const { all, text } = show({ state: 'loading' })
  expect(all('tbody tr')).toHaveLength(10)
  expect(text()).toContain('Loading events')
})

test('R231 R324 Load More below the table, its failure, and what is said at the limit', () => {
  const { control, click, onLoadMore } = show(ready([dinner], { end: 'more' }))
  click(control('Load More'))
  expect(onLoadMore).toHaveBeenCalledOnce()
  const failed = show(ready([dinner], { end: 'more', more: 'failed' }))
  expect(failed.all('[role=alert]').map(({ textContent }) => textContent)).toEqual(['More events could not be loaded.'])
  failed.click(failed.control('Try again'))
  expect(failed.onLoadMore).toHaveBeenCalledOnce()
  const { text } = show(ready([dinner], { end: 'limit' }))
  expect(text()).toContain('Please refine your search criteria to see further results.')
})

test('R218 page by page the pages stand below the table', async () => {
  const { all, click, onPage } = show(ready(events(1, 2), { page: 2, pages: 3, end: 'more' }), { paging: 'pages' })
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(all('[aria-label="Page 3"]')).toHaveLength(1)
  })
  const [third] = all('[aria-label="Page 3"]')
  if (third) click(third)
  expect(onPage.mock.calls.map(([page]) => page)).toEqual([3])
})
