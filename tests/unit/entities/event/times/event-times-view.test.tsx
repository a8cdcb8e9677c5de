// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { EventTimesView } from '#entities/event/times/event-times.view.tsx'
import { render } from '../../../../support/render.ts'

const show = (words: string, start: string, yours: string) => render(<EventTimesView times={{ words, start, yours }} />)

test('R315 embedding 24: the words of the event come first, the time of the reader below', () => {
  const { all } = show('November 5, 2026, 2:00 PM GMT', '2026-11-05T14:00:00Z', '3:00 PM')
  expect(all('p').map(({ textContent }) => textContent)).toEqual(['November 5, 2026, 2:00 PM GMT', '3:00 PM your time'])
  expect(all('time')[0]?.getAttribute('datetime')).toBe('2026-11-05T14:00:00Z')
})

test('R315 embedding 24: the times alone are kept in their own direction, the words beside them are the page’s', () => {
  const { all } = show('', '', 'Nov 5, 3:00 PM – Nov 6, 1:00 AM')
  const line = all('.r-event-times__yours')[0]
  expect(line?.textContent).toBe('Nov 5, 3:00 PM – Nov 6, 1:00 AM your time')
  expect([...(line?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['bdi', 'Nov 5, 3:00 PM – Nov 6, 1:00 AM'],
    ['span', 'your time'],
  ])
})

test('R315 without words, or an instant, there is no stray markup', () => {
  expect(show('', '', '').all('*')).toEqual([])
  expect(show('November 2026', '', '').all('time, p + p')).toEqual([])
})

test('R315 the hours of a day, and whatever follows it, can stand in a line of their own', () => {
  const parts = (words: string) =>
    show(words, '', '')
      .all('span')
      .map(({ textContent }) => textContent)
  expect(parts('November 5, 2026, 2:00 PM GMT')).toEqual(['November 5, 2026,', '2:00 PM GMT'])
  expect(parts('5. November 2026, 14:00 – 6. November 2026, 9:00')).toEqual([
    '5. November 2026,',
    '14:00 – 6. November 2026, 9:00',
  ])
  expect(parts('November 19 – 21, 2026')).toEqual([])
})
