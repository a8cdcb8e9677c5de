// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $config } from '#config/config.ts'
import { Events } from '#features/events/events.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, noContent } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'
import { eventList, events, PAST, UPCOMING } from './support.ts'

const settings = $config.get()
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script(UPCOMING, eventList(events(1, 3)))
  api.script(PAST, eventList(events(101, 102)))
})
afterEach(() => {
  $config.set(settings)
  history.replaceState(null, '', '/')
})

type Props = Partial<ComponentProps<typeof Events>>

const requests = {
  onNavigate: vi.fn(() => false),
  onDownload: async () => true,
  onRegistered: vi.fn(),
  onFailure: () => {},
}
beforeEach(() => {
  requests.onNavigate.mockClear()
  requests.onRegistered.mockClear()
})

const element = (props: Props) => (
  <Events
    view="upcoming"
    filters=""
    columns=""
    pageSize={10}
    limit={300}
    paging="more"
    hideViews={false}
    hideSearch={false}
    hideFilters={false}
    anonymous={false}
    urlState="memory"
    {...requests}
    {...props}
  />
)

const show = (props: Props = {}) => render(element(props))

/** Lets what is under way come, and shows it. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  })

const shows = (shown: ReturnType<typeof show>, words: string) => eventually(() => expect(shown.text()).toContain(words))

/** A step of the page's history, as the portal tells it. */
const goTo = (address: string) =>
  act(async () => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

const current = ({ all }: ReturnType<typeof show>) => all('[aria-current]').map(({ textContent }) => textContent)

test('R308 in an embed the quick buttons switch inside the element and leave the host alone', async () => {
  const address = location.href
  const shown = show()
  await shows(shown, 'event 3')
  expect(current(shown)).toEqual(['Upcoming Events'])
  const button = shown.control('Past Events')
  button.focus()
  shown.click(button)
  await shows(shown, 'event 102')
  expect(current(shown)).toEqual(['Past Events'])
  expect(document.activeElement).toBe(button)
  expect(location.href).toBe(address)
  expect(requests.onNavigate).not.toHaveBeenCalled()
})

test('R308 R313 what was asked for outlives the switch; With Replay is offered for past events alone', async () => {
  const shown = show({ view: 'past' })
  await shows(shown, 'event 102')
  const [toggle] = shown.all('.r-checkbox input')
  if (!toggle) throw new Error('no toggle')
  shown.click(toggle)
  await eventually(() => expect(api.sent(PAST).at(-1)?.url.searchParams.get('replay_filter')).toBe('true'))
  shown.click(shown.control('Upcoming Events'))
  await shows(shown, 'event 3')
  expect(shown.text()).not.toContain('With Replay')
  expect(api.sent(UPCOMING).at(-1)?.url.searchParams.has('replay_filter')).toBe(false)
  shown.click(shown.control('Past Events'))
  await shows(shown, 'event 102')
  expect(api.sent(PAST).at(-1)?.url.searchParams.get('replay_filter')).toBe('true')
})

test('R313 a host that fixes With Replay leaves nothing to choose', async () => {
  const shown = show({ view: 'past', filters: 'replay_filter=true' })
  await shows(shown, 'event 102')
  expect(shown.text()).not.toContain('With Replay')
  expect(api.sent(PAST).at(-1)?.url.searchParams.get('replay_filter')).toBe('true')
})

test('R308 embedding 14: from an empty list the way leads to the other view, and the focus along', async () => {
  api.script(UPCOMING, eventList([]))
  const shown = show()
  await shows(shown, 'No Upcoming Events')
  const [, inList] = shown.all('button').filter(({ textContent }) => textContent === 'Past Events')
  if (!inList) throw new Error('no way')
  inList.focus()
  shown.click(inList)
  await shows(shown, 'event 102')
  expect(document.activeElement).toBe(shown.all('.r-events__results')[0])
})

test('R307 R308 at an address of its own the views are links that keep the query except the page', async () => {
  history.replaceState(null, '', '/events/past?search_term=grid&replay_filter=true&page=2&utm=x')
  const shown = show({ view: 'past', urlState: 'page', paging: 'pages' })
  await eventually(() => expect(current(shown)).toEqual(['Past Events']))
  const link = shown.control('Upcoming Events')
  const href = 'http://localhost:3000/events/upcoming?search_term=grid&replay_filter=true&utm=x'
  expect(link.getAttribute('href')).toBe(href)
  shown.click(link)
  expect(requests.onNavigate).toHaveBeenCalledWith(href)
})

test.each(['/events', '/events/upcoming', '/events/past/'])(
  'R187 R307 C66 at %s, one of its paths, the list follows the address',
  async (path) => {
    history.replaceState(null, '', '/events/upcoming')
    const shown = show({ urlState: 'page' })
    await shows(shown, 'event 3')
    await goTo(`${path}?search_term=grid`)
    await eventually(() => expect(api.sent(UPCOMING).at(-1)?.url.searchParams.get('search_term')).toBe('grid'))
  },
)

test('R187 the query of another page is none of its business', async () => {
  history.replaceState(null, '', '/events/upcoming')
  const shown = show({ urlState: 'page' })
  await shows(shown, 'event 3')
  await goTo('/companies?search_term=grid')
  expect(api.sent(UPCOMING)).toHaveLength(1)
})

test.each([
  ['upcoming', 'Next 30 Days', 'Last 30 Days'],
  ['past', 'Last 30 Days', 'Next 30 Days'],
] as const)(
  'R309 R310 R312 the panel of %s events: its dates, and its tags in groups',
  async (view, ranges, others) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
    api.script('GET tags/by_category', json({}))
    const shown = show({ view, filters: 'filter_Sector=Energy' })
    await shows(shown, 'event')
    shown.click(shown.control('Filters'))
    await shows(shown, 'Filter Events')
    expect(shown.all('h3').map(({ textContent }) => textContent)).toEqual(['Tag Filters'])
    for (const category of ['Region', 'Company', 'Roadshow Type']) expect(shown.text()).toContain(category)
    expect(shown.all('.r-filter-panel__fields')[0]?.textContent).not.toContain('Sector')
    const [dates] = shown.all('.r-date-range__button')
    if (!dates) throw new Error('no dates')
    shown.click(dates)
    await shows(shown, ranges)
    expect(shown.text()).not.toContain(others)
  },
)

test('R314 C65 Contact Investor Access is a mail link, and nothing where no address is set', async () => {
  const hidden = show()
  await shows(hidden, 'event 3')
  expect(hidden.text()).not.toContain('Contact Investor Access')
  $config.set({ ...settings, mail: { ...settings.mail, investorAccess: 'access@broker.example' } })
  const shown = show()
  await shows(shown, 'event 3')
  expect(shown.control('Contact Investor Access').getAttribute('href')).toBe('mailto:access@broker.example')
})

test('R327 R329 R330 a registration is told to the host, and the list follows', async () => {
  api.script(UPCOMING, eventList([{ id: '7', name: 'Dinner', permissioned: true, can_register: true }]))
  api.script('POST roadshows/7/register', noContent)
  const shown = show()
  await shows(shown, 'Dinner')
  api.script(
    UPCOMING,
    eventList([{ id: '7', name: 'Dinner', permissioned: true, can_register: true, has_requested_slot: true }]),
  )
  const [register] = shown.all('.r-registration button')
  if (!register) throw new Error('no button')
  shown.click(register)
  await shows(shown, 'Yes')
  shown.click(shown.control('Yes'))
  await shows(shown, '*Request sent')
  expect(requests.onRegistered).toHaveBeenCalledWith({ id: '7', kind: 'register' })
})

test('a host can leave out the views, the search box and the filters', async () => {
  const shown = show({ hideViews: true, hideSearch: true, hideFilters: true })
  await shows(shown, 'event 3')
  expect(shown.all('nav, input')).toEqual([])
  expect(shown.text()).not.toContain('Filters')
})

test('signed out there is an invitation to sign in, and nothing to search', async () => {
  signOut()
  const shown = show()
  await shows(shown, 'Sign in to see our events.')
  expect(shown.all('nav, input')).toEqual([])
  shown.click(shown.control('Sign In'))
  expect(requests.onNavigate).toHaveBeenCalledWith('http://localhost:3000/login')
})

test('anonymous: who looked at past events and signs out sees those to come', async () => {
  const shown = show({ anonymous: true })
  await shows(shown, 'event 3')
  shown.click(shown.control('Past Events'))
  await shows(shown, 'event 102')
  await act(async () => signOut())
  await shows(shown, 'event 3')
  expect(api.sent(UPCOMING).at(-1)?.url.searchParams.get('public')).toBe('true')
})

test('embedding 26: under a prefix the view stands in the address, and a link with it shows it', async () => {
  history.replaceState(null, '', '/page?view=theirs')
  const first = show({ urlState: 'prefixed' })
  await shows(first, 'event 3')
  first.click(first.control('Past Events'))
  await shows(first, 'event 102')
  expect(location.search).toBe('?view=theirs&research-view=past')
  const second = show({ urlState: 'prefixed' })
  await shows(second, 'event 102')
  expect(current(second)).toEqual(['Past Events'])
  second.click(second.control('Upcoming Events'))
  await shows(second, 'event 3')
  expect(location.search).toBe('?view=theirs')
})

test('anonymous: signed out, coming events with a search box; what is for clients is left out', async () => {
  signOut()
  const shown = show({ anonymous: true })
  await shows(shown, 'event 3')
  expect(shown.all('[role=columnheader]').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Event',
    'Type',
    'Location',
    'Format',
    'Registration',
  ])
  expect(shown.all('nav')).toEqual([])
  expect(shown.text()).not.toContain('Filters')
  expect(shown.all('input[type=search], search input')).not.toEqual([])
  expect(shown.all('[role=combobox]')).toEqual([])
})
