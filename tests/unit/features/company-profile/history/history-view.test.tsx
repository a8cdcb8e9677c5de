// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#entities/company/history/history.ts'
import { HistoryView } from '#features/company-profile/history/history.view.tsx'
import { render } from '../../../../support/render.ts'

const onOpen = vi.fn(() => false)
beforeEach(() => onOpen.mockClear())

const calls: Call[] = [
  { day: '2025-01-02', target: 90, rating: 'Hold', changed: false },
  { day: '2026-09-24', target: 99.5, rating: 'Buy', changed: true },
]

function show(price: number | undefined) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  return render(<HistoryView name="Nordmark" history={{ currency: 'SEK', calls, price }} onOpen={onOpen} />)
}

test('R289 the chart says in one sentence what it shows', () => {
  const label = (price?: number) => show(price).all('[role=img]')[0]?.getAttribute('aria-label')
  const target =
    'Price target of Nordmark: from SEK\u00a090.00 on January 02, 2025 to SEK\u00a099.50 on September 24, 2026.'
  expect(label(95)).toBe(`${target} The rating is Buy. The last close is SEK\u00a095.00.`)
  expect(label()).toBe(`${target} The rating is Buy.`)
})

test('R289 the same figures stand in a table, the newest first', () => {
  const rows = show(95).all('tbody tr')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['September 24, 2026', 'SEK\u00a099.50', 'Buy'],
    ['January 02, 2025', 'SEK\u00a090.00', 'Hold'],
  ])
})

const note = { id: '7', title: 'Up to Buy', reference: 'r7', href: 'https://portal.example/document/r7' }
const noted = calls.map((call, index) => (index === 0 ? call : { ...call, note }))

const showNoted = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  return render(<HistoryView name="Nordmark" history={{ currency: 'SEK', calls: noted, price: 95 }} onOpen={onOpen} />)
}

function press(slider: HTMLElement | undefined, ...keys: string[]) {
  for (const key of keys)
    act(() => void slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

test('R289 each call leads to its document in the table', () => {
  const { all } = showNoted()
  const [link] = all('table a')
  expect(link?.getAttribute('href')).toBe(note.href)
  act(() => void link?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(onOpen.mock.calls).toEqual([[note]])
})

test('R289 the arrow keys lead from call to call, and one value says each', () => {
  const { all } = showNoted()
  const [slider] = all('[role=slider]')
  const value = () => ['now', 'max', 'text'].map((name) => slider?.getAttribute(`aria-value${name}`))
  press(slider, 'ArrowLeft')
  expect(value()).toEqual(['2', '3', 'September 24, 2026: price target SEK\u00a099.50. The rating is Buy. Up to Buy'])
  press(slider, 'Home')
  expect(value()).toEqual(['1', '3', 'January 02, 2025: price target SEK\u00a090.00. The rating is Hold.'])
  press(slider, 'End')
  expect(value()[2]).toContain('The last close is SEK\u00a095.00.')
})

test('R289 Enter opens the note of the call, and Escape closes the tooltip', () => {
  const { all } = showNoted()
  const [slider] = all('[role=slider]')
  press(slider, 'ArrowLeft', 'Enter')
  expect(onOpen.mock.calls).toEqual([[note]])
  press(slider, 'Escape')
  expect(all('.r-history__tip')).toEqual([])
})

test('R289 the dot of a call leads to its document', () => {
  const { all } = showNoted()
  expect(all('.r-history__link')).toEqual([])
  press(all('[role=slider]')[0], 'ArrowLeft')
  expect(all('.r-history__link').map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([[note.href, -1]])
})

test('R289 a range shows its calls, and the table keeps all', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00'), toFake: ['Date'] })
  const { all, click } = showNoted()
  expect(all('[type=radio]').map((input) => input.parentElement?.textContent)).toEqual([
    '3M 3 months',
    '1Y 1 year',
    'All since the first target',
  ])
  const [quarter] = all('[type=radio]')
  if (quarter) click(quarter)
  expect(all('[role=img]')[0]?.getAttribute('aria-label')).toContain('on August 29, 2026 to')
  expect(all('.r-history__dot')).toHaveLength(1)
  expect(all('tbody tr')).toHaveLength(2)
  vi.useRealTimers()
})

test('R289 a rating that is not known is a dash in the table', () => {
  const rated = calls.map((call) => ({ ...call, rating: '' }))
  const { all } = render(
    <HistoryView name="Nordmark" history={{ currency: 'SEK', calls: rated, price: undefined }} onOpen={onOpen} />,
  )
  expect(all('.r-missing')).toHaveLength(2)
})

test('R289 the line of the price is there when the price is', () => {
  expect(show(95).all('.r-history__price')).toHaveLength(1)
  expect(show(undefined).all('.r-history__price')).toHaveLength(0)
})
