// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { HistoryChart } from '#features/company-profile/history/history-chart.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../../support/fake-api.ts'
import { ada } from '../../../../support/people.ts'
import { render } from '../../../../support/render.ts'
import { nordmark } from '../companies.ts'

const call = 'GET web_documents_by_tag'
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  // All that is watched is near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function show(company: Tag) {
  const onFailure = vi.fn()
  const view = render(<HistoryChart company={company} onOpen={() => true} onFailure={onFailure} />)
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    })
  return { ...view, onFailure, until, place: () => view.all('.r-company__history')[0] }
}

const single = { ...nordmark, prior_target_price: null }

test('R289 embedding 13: a course that the company tells itself keeps its room from the beginning', async () => {
  const slow = held()
  api.script(call, slow.reply)
  const { all, until, text } = show(nordmark)
  expect(all('[aria-busy=true]')).toHaveLength(1)
  await until(() => expect(api.sent(call)).toHaveLength(1))
  expect(all('[aria-busy=true]')).toHaveLength(1)
  slow.answer(json([]))
  await until(() => expect(text()).toContain('Price target and rating'))
})

test('R289 embedding 13: a target without a past has no room, neither before nor when it is known', async () => {
  const slow = held()
  api.script(call, slow.reply)
  const { all, until, place } = show(single)
  await until(() => expect(api.sent(call)).toHaveLength(1))
  expect(place()?.childNodes).toHaveLength(0)
  slow.answer(json([]))
  await until(() => expect(all('*')).toEqual([]))
})

test('R289 a past that only the documents tell is drawn', async () => {
  const note = { id: '1', target_price: 90, target_price_currency: 'SEK', target_price_date: '2026-01-05' }
  api.script(call, json([note]))
  const { until, all } = show(single)
  await until(() => expect(all('tbody tr')).toHaveLength(2))
})

test('R289 embedding 12 14: a course that cannot be had says so, is told, and comes with another try', async () => {
  api.script(call, refusal(500), json([]))
  const { until, text, control, click, all, onFailure, place } = show(nordmark)
  await until(() => expect(text()).toContain('The price target over time could not be loaded.'))
  expect(all('.r-history')).toEqual([])
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'server' }]])
  control('Try again').focus()
  click(control('Try again'))
  await until(() => expect(all('.r-history')).toHaveLength(1))
  expect(document.activeElement).toBe(place())
})

test('R289 without a target nothing is asked for', () => {
  expect(show({ ...nordmark, target_price: null }).all('*')).toEqual([])
  expect(api.requests).toEqual([])
})
