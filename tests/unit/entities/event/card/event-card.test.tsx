// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { EventCardView } from '#entities/event/card/event-card.view.tsx'
import { render } from '../../../../support/render.ts'

function show(event: Partial<Roadshow>) {
  const onAsk = vi.fn()
  return {
    ...render(<EventCardView event={toEventCard({ id: '1', ...event }, 'en')} onAsk={onAsk} onFailure={() => {}} />),
    onAsk,
  }
}

const full: Partial<Roadshow> = {
  name: 'Nordmark Cables: management roadshow',
  daterange: 'November 30 – December 1, 2026',
  start_date: '2026-11-30T09:00:00-05:00',
  type: { name: 'Management Roadshow', colour: '#0b5c7a' },
  location: 'Toronto;New York',
  format: 'In person',
  permissioned: true,
}

test('R297 a card says when, what, of which kind, where and how', () => {
  const { all } = show(full)
  expect(all('time').map((time) => [time.textContent, time.getAttribute('datetime')])).toEqual([
    ['November 30 – December 1, 2026', '2026-11-30T09:00:00-05:00'],
  ])
  expect(all('h3').map(({ textContent }) => textContent)).toEqual(['Nordmark Cables: management roadshow'])
  expect(all('li').map(({ textContent }) => textContent)).toEqual(['Toronto', 'New York'])
  expect(all('.r-event__facts')[0]?.textContent).toBe('Management RoadshowTorontoNew YorkIn person')
})

test('R317 the dot has the colour of the type, and none of its own where the data have none', () => {
  const dot = (colour: string | null) =>
    show({ type: { name: 'Dinner', colour } })
      .all('.r-event-type')[0]
      ?.getAttribute('style')
  expect(dot('#0b5c7a')).toMatch(/^color:\s*#0b5c7a/)
  expect(dot(null)).toBeNull()
  expect(dot('url(https://evil.example)')).toBeNull()
})

test('an event that is running says so, unless it is cancelled or its end is not known', () => {
  const told = (more: Partial<Roadshow>) => show({ ...full, start_date: '2020-01-01T09:00:00Z', ...more }).text()
  const end_date = '2999-01-01T09:00:00Z'
  expect(told({ end_date })).toMatch(/^Running now/)
  for (const more of [{}, { end_date: '2020-01-02T09:00:00Z' }, { end_date, cancelled: true }])
    expect(told(more)).not.toContain('Running now')
})

test('R316 a promoted event has a star with its word', () => {
  expect(show({ ...full, promoted: true }).all('h3')[0]?.textContent).toBe(
    'Promoted: Nordmark Cables: management roadshow',
  )
})

test('R316 R323 an event that this reader may not attend, and that takes nobody, has a lock that says why', () => {
  const { text, all } = show({ name: 'Dinner', permissioned: false, has_requested_slot: true })
  expect(text()).toBe('DinnerNot included in your subscription')
  expect(all('button, a')).toEqual([])
})

test('R328 C68 to an event that this reader may not attend access can be asked for, beside a lock', () => {
  const { control, click, all, onAsk } = show({ ...full, permissioned: false, can_register: true })
  const button = control('Request access for Nordmark Cables: management roadshow')
  expect([button.textContent, button.querySelectorAll('svg').length]).toEqual(['Request access', 1])
  expect(all('.r-event__locked')).toEqual([])
  click(button)
  expect(onAsk.mock.calls).toEqual([
    [expect.objectContaining({ id: '1', name: 'Nordmark Cables: management roadshow', kind: 'request' }), button],
  ])
})

test('R327 C68 at an event that takes registrations there is Register', () => {
  const { control, click, onAsk } = show({ ...full, can_register: true })
  click(control('Register for Nordmark Cables: management roadshow'))
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ id: '1', kind: 'register' })
})

test('R326 an event with a page of its own takes registrations there, in a new tab that is told nothing', () => {
  const { control } = show({ ...full, can_register: true, meeting_url: 'https://meet.example/7' })
  const link = control('Register for Nordmark Cables: management roadshow, opens in a new tab')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://meet.example/7',
    '_blank',
    'noopener noreferrer',
  ])
})

test('R325 a request that was sent is told, and nothing is offered besides', () => {
  const { text, all } = show({ ...full, start_date: null, has_requested_slot: true, can_register: true })
  expect(text()).toContain('*Request sent')
  expect(all('button, a')).toEqual([])
  expect(show(full).text()).not.toContain('*Request sent')
})

test('embedding 24: an event with a start can be put into a calendar', () => {
  expect(show(full).control('Add Nordmark Cables: management roadshow to a calendar')).toBeTruthy()
  expect(show({ ...full, start_date: 'soon' }).all('button')).toEqual([])
})

test('R403 an event without anything is shown without stray labels', () => {
  expect(show({}).text()).toBe('Unnamed event')
  expect(show({ name: null, type: null, location: null, format: null, daterange: null }).text()).toBe('Unnamed event')
})

test('embedding 5: markup in a name is text', () => {
  const { all, text } = show({ name: '<img src=x onerror="alert(1)">', location: '<b>Oslo</b>' })
  expect(all('img, b')).toEqual([])
  expect(text()).toBe('<img src=x onerror="alert(1)"><b>Oslo</b>')
})
