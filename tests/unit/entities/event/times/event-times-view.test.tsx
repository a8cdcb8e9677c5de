// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import type { EventTimes } from '#entities/event/times/event-times.ts'
import { EventTimesView } from '#entities/event/times/event-times.view.tsx'
import { render } from '../../../../support/render.ts'

const none: EventTimes = {
  words: '',
  start: '',
  yours: '',
  yourDays: '',
  theirs: '',
  spansDays: false,
  isSameDays: false,
  isSameClock: false,
}
const words = 'November 5, 2026, 2:00 PM GMT'

type Shows = ComponentProps<typeof EventTimesView>['shows']

function show(times: Partial<EventTimes>, shows?: Shows) {
  const view = render(<EventTimesView times={{ ...none, ...times }} {...(shows && { shows })} />)
  const seen = () => {
    for (const hidden of view.all('.r-visually-hidden')) hidden.remove()
    return view.all('p').map(({ textContent }) => textContent?.trim())
  }
  return { ...view, lines: view.all('p').map(({ textContent }) => textContent), seen }
}

test('R315 embedding 24: the time of the user comes first, the words of the event below', () => {
  const { all, lines } = show({ words, start: '2026-11-05T14:00:00Z', yours: '3:00 PM GMT+1', yourDays: 'Thu, Nov 5' })
  expect(lines).toEqual(['Thu, Nov 5, 3:00 PM GMT+1 your time', words])
  expect(all('time')[0]?.getAttribute('datetime')).toBe('2026-11-05T14:00:00Z')
})

const same = { words, yours: '3:00 PM GMT+1', yourDays: 'Thu, Nov 5', isSameDays: true }

test.each<[string, Partial<EventTimes>, Shows, string[]]>([
  ['the event has the same day', same, 'both', ['Thu, Nov 5, 3:00 PM GMT+1', '2:00 PM GMT']],
  ['a heading has it', same, 'both-under-day', ['3:00 PM GMT+1', '2:00 PM GMT']],
  ['the event is over', same, 'yours', ['Thu, Nov 5, 3:00 PM GMT+1', '']],
  ['clocks are the same', { ...same, isSameClock: true }, 'both', ['Thu, Nov 5, 3:00 PM GMT+1', '']],
  ['the hours are not the user’s', { words }, 'both-under-day', ['2:00 PM GMT']],
  ['days are all that is known', { words: 'November 5 – 7, 2026' }, 'both-under-day', ['November 5 – 7, 2026']],
  [
    'the days are the same',
    {
      words: 'November 5 – 7, 2026',
      yours: '3:00 PM – 1:00 PM',
      yourDays: 'Nov 5 – 7',
      spansDays: true,
      isSameDays: true,
    },
    'both-under-day',
    ['Nov 5 – 7, 3:00 PM – 1:00 PM', ''],
  ],
  [
    'the day is another one',
    { ...same, isSameDays: false },
    'both-under-day',
    ['3:00 PM GMT+1', 'November 5, 2026, 2:00 PM GMT'],
  ],
])('R315 where %s, a day is shown once, and read in full', (_, times, shows, seen) => {
  const view = show(times, shows)
  expect(view.lines.at(-1)).toBe(times.words)
  expect(view.seen()).toEqual(seen)
})

test('R315 where the event has another day, both lines have one form, and screen readers hear its words', () => {
  const view = show({ ...same, isSameDays: false, theirs: 'Fri, Nov 6, 1:00 AM GMT+11' })
  expect(view.all('.r-visually-hidden').at(-1)?.textContent).toBe(words)
  expect(view.seen()).toEqual(['Thu, Nov 5, 3:00 PM GMT+1', 'Fri, Nov 6, 1:00 AM GMT+11'])
})

test.each([true, false])(
  'R315 where clocks are the same: %s, screen readers hear the time once or that there are two',
  (isSameClock) => {
    const { all } = show({ ...same, isSameClock })
    expect(all('[aria-hidden="true"]').map(({ className }) => className)).toEqual(
      isSameClock ? ['r-event-times__yours'] : [],
    )
  },
)

test('R315 embedding 24: the times alone are kept in their own direction, the words beside them are the page’s', () => {
  const { all } = show({ yours: '3:00 PM – 1:00 AM', yourDays: 'Nov 5 – 6' })
  const line = all('.r-event-times__yours')[0]
  expect(line?.textContent).toBe('Nov 5 – 6, 3:00 PM – 1:00 AM your time')
  expect([...(line?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['bdi', 'Nov 5 – 6, 3:00 PM – 1:00 AM'],
    ['span', ' your time'],
  ])
})

test('R315 without words, or an instant, there is no stray markup', () => {
  expect(show({}).all('*')).toEqual([])
  expect(show({ words: 'November 2026' }).all('time, p + p')).toEqual([])
})

test('R315 the hours of a day, and whatever follows it, can stand in a line of their own', () => {
  const parts = (words: string) =>
    show({ words })
      .all('span')
      .map(({ textContent }) => textContent)
  expect(parts('November 5, 2026, 2:00 PM GMT')).toEqual(['November 5, 2026,', '2:00 PM GMT'])
  expect(parts('5. November 2026, 14:00 – 6. November 2026, 9:00')).toEqual([
    '5. November 2026,',
    '14:00 – 6. November 2026, 9:00',
  ])
  expect(parts('November 19 – 21, 2026')).toEqual([])
})
