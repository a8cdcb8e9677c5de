// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HistoryView } from '#features/company-profile/history/history.view.tsx'
import { render } from '../../../../support/render.ts'

const calls = [
  { day: '2025-01-02', target: 90, rating: 'Hold', changed: false },
  { day: '2026-09-24', target: 99.5, rating: 'Buy', changed: true },
]

function show(price: number | undefined) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  return render(<HistoryView name="Nordmark" history={{ currency: 'SEK', calls, price }} />)
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

test('R289 the ring of the first rating has its legend too, and without a rating there is neither', () => {
  const legend = (ratings: [string, string]) => {
    const rated = calls.map((call, index) => ({ ...call, rating: ratings[index] ?? '', changed: false }))
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    const { all } = render(
      <HistoryView name="Nordmark" history={{ currency: 'SEK', calls: rated, price: undefined }} />,
    )
    return [all('circle').length, all('.r-history__legend')[0]?.textContent]
  }
  expect(legend(['Hold', 'Hold'])).toEqual([1, 'Price targetRating'])
  expect(legend(['', ''])).toEqual([0, 'Price target'])
})

test('R289 a rating that is not known is a dash in the table', () => {
  const rated = calls.map((call) => ({ ...call, rating: '' }))
  const { all } = render(<HistoryView name="Nordmark" history={{ currency: 'SEK', calls: rated, price: undefined }} />)
  expect(all('.r-missing')).toHaveLength(2)
})

test('R289 the line of the price is there when the price is', () => {
  expect(show(95).all('.r-history__price')).toHaveLength(1)
  expect(show(undefined).all('.r-history__price')).toHaveLength(0)
})
