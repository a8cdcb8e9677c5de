// @vitest-environment happy-dom
import { act, type ComponentProps, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preference } from '#features/preferences/preference.ts'
import { PreferencePreview } from '#features/preferences/preview/preview.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { documents } from '../../../../support/documents.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../../support/fake-api.ts'
import { ada } from '../../../../support/people.ts'
import { render } from '../../../../support/render.ts'

const CALL = 'GET all_documents'
const nordics: Preference = { Region: ['Nordics'], Sector: ['Oil; Gas'] }
let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 31, 12), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const answer = (count: number) =>
  json({
    records: documents(1, Math.min(count, 3)),
    pagination_metadata: { page: 1, num_pages: 9, max_records: count },
  })

type Props = ComponentProps<typeof PreferencePreview>
type Change = (next: Preference) => void

/** A draft that changes, with its preview. */
function Draft({ onStart, ...props }: Props & { onStart: (change: Change) => void }) {
  const [preference, setPreference] = useState(props.preference)
  useEffect(() => onStart(setPreference), [onStart])
  return <PreferencePreview {...props} preference={preference} />
}

function show(preference: Preference) {
  const props = { preference, onNavigate: vi.fn(() => false), onFailure: vi.fn() }
  let change: Change = () => {}
  const keep = (given: Change) => {
    change = given
  }
  const shown = render(<Draft {...props} onStart={keep} />)
  return { ...shown, ...props, change: (next: Preference) => act(() => change(next)) }
}
const regions = () => api.sent(CALL).map(({ url }) => url.searchParams.get('filter_Region'))

test('R363 it counts what the preference would have sent in the last 30 days, and names the newest', async () => {
  api.script(CALL, answer(1234))
  const { text, all, control, click, onNavigate } = show(nordics)
  expect(all('[aria-busy=true]')[0]?.getAttribute('aria-label')).toBe('Counting documents')
  await pass(0)
  expect(text()).toContain('1,234 documents in the last 30 days')
  expect(all('li')).toHaveLength(3)
  expect(Object.fromEntries(api.sent(CALL)[0]?.url.searchParams ?? [])).toEqual({
    filter_Region: 'Nordics',
    filter_Sector: 'Oil%3B Gas',
    start_date: '2026-05-01',
    hide_unentitled: 'true',
    page: '1',
    page_size: '3',
    limit: '10000',
  })
  const link = control('document 2')
  click(link)
  expect(link.getAttribute('href')).toMatch(/\/document\/2$/)
  expect(onNavigate.mock.calls).toEqual([[link.getAttribute('href')]])
})

test('R363 one document is one, and none is said', async () => {
  api.script(CALL, answer(1))
  const one = show(nordics)
  await pass(0)
  expect(one.text()).toContain('1 document in the last 30 days')
  api.script(CALL, json({ records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } }))
  const none = show(nordics)
  await pass(0)
  expect(none.text()).toBe('None in the last 30 days')
})

test('R350 R363 a preference without a region or a sector says nothing, and nothing is asked', async () => {
  const { text, change } = show({ Region: ['Nordics'] })
  await pass(1000)
  change({ Sector: ['Energy'] })
  await pass(1000)
  expect([text(), api.requests]).toEqual(['', []])
})

test('R363 a draft is asked about once it has rested; until then the last answer stays', async () => {
  api.script(CALL, answer(7), answer(8))
  const { text, all, change } = show(nordics)
  await pass(0)
  change({ ...nordics, Region: ['Asia'] })
  await pass(200)
  change({ ...nordics, Region: ['Oceania'] })
  await pass(200)
  expect(regions()).toEqual(['Nordics'])
  expect([text().includes('7 documents'), all('[aria-busy=true]').length]).toEqual([true, 1])
  await pass(100)
  expect(regions()).toEqual(['Nordics', 'Oceania'])
  expect([text().includes('8 documents'), all('[aria-busy=true]').length]).toEqual([true, 0])
})

test('R153 R363 the newest preference has the last word', async () => {
  const late = held()
  api.script(CALL, late.reply, answer(8))
  const { text, change } = show(nordics)
  await pass(0)
  change({ ...nordics, Region: ['Asia'] })
  await pass(300)
  late.answer(answer(7))
  await pass(0)
  expect(text()).toContain('8 documents')
  change({ Region: ['Asia'] })
  expect(text()).toBe('')
})

test('R363 a failure is quiet, told to the host, and can be tried again', async () => {
  api.script(CALL, refusal(400), answer(7))
  const { text, all, control, click, onFailure } = show(nordics)
  await pass(0)
  expect(text()).toContain('The documents could not be counted.')
  expect(all('[role=alert]')).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
  click(control('Try again'))
  await pass(0)
  expect(text()).toContain('7 documents')
})

test('R363 as there may be many in a page it is no landmark, but a group with a name', async () => {
  api.script(CALL, answer(7))
  const { all } = show(nordics)
  await pass(0)
  expect(all('section, [role=region]')).toEqual([])
  expect(all('[role=group]')[0]?.getAttribute('aria-label')).toBe('Sent under this preference')
})
