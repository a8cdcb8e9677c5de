// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Call } from '#entities/company/history/history.ts'
import { HistoryView } from '#features/company-profile/history/history.view.tsx'
import { render } from '../../../../support/render.ts'

const onOpen = vi.fn(() => false)

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

test('R289 each call leads to its document, in the chart by pointer and in the table by keyboard too', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  const note = { id: '7', title: 'Up to Buy', reference: 'r7', href: 'https://portal.example/document/r7' }
  const said = calls.map((call, index) => (index === 0 ? call : { ...call, note }))
  const { all } = render(
    <HistoryView name="Nordmark" history={{ currency: 'SEK', calls: said, price: undefined }} onOpen={onOpen} />,
  )
  expect(all('a').map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
    [note.href, -1],
    [note.href, 0],
  ])
  for (const link of all('a')) act(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(onOpen.mock.calls).toEqual([[note], [note]])
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
