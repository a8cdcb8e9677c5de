// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Roadshow } from '../../../src/contract/roadshow.ts'
import { eventOf } from '../../../src/toolkit/event-card/event.ts'
import { EventCardView } from '../../../src/toolkit/event-card/event-card.view.tsx'
import { render } from '../../support/render.ts'

const show = (event: Partial<Roadshow>) => render(<EventCardView event={eventOf({ id: '1', ...event })} />)

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
      .all('.r-event__dot')[0]
      ?.getAttribute('style')
  expect(dot('#0b5c7a')).toMatch(/background-color:\s*#0b5c7a/)
  expect(dot(null)).toBeNull()
  expect(dot('url(https://evil.example)')).toBeNull()
})

test('R316 a promoted event has a star with its word', () => {
  expect(show({ ...full, promoted: true }).all('h3')[0]?.textContent).toBe(
    'Promoted: Nordmark Cables: management roadshow',
  )
})

test('R316 R323 an event that this reader may not attend has a lock that says why, and nothing to press', () => {
  const { text, all } = show({ ...full, permissioned: false, has_requested_slot: true })
  expect(text()).toContain('Not included in your subscription')
  expect(text()).not.toContain('*Request sent')
  expect(all('button, a')).toEqual([])
})

test('R325 a request that was sent is told', () => {
  expect(show({ ...full, has_requested_slot: true }).text()).toContain('*Request sent')
  expect(show(full).text()).not.toContain('*Request sent')
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
