// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { OutageNotice } from '#portal/outage/outage-notice.tsx'
import { recoverTogether } from '#session/recover-together.ts'
import { Failed } from '#ui/states/failed.tsx'
import { render } from '../../support/render.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  render(null)
})

const away = new ApiError('network', 'Network Error')
const broken = new ApiError('server', 'Oh no', 500)
const refused = new ApiError('forbidden', 'No', 403)

async function show(...errors: ApiError[]) {
  const retries = errors.map((error) => {
    const $state = atom({ state: 'failed' as const, error, retrying: false })
    const retry = vi.fn(() => $state.set({ state: 'failed' as const, error, retrying: true }))
    stops.push(recoverTogether($state, retry))
    return retry
  })
  const view = render(
    <>
      {errors.map((error, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
        <Failed key={place} text={`Section ${place + 1} is missing.`} error={error} onRetry={() => {}} />
      ))}
      <OutageNotice />
    </>,
  )
  await act(async () => {})
  return { view, retries }
}

const told = ({ view }: Awaited<ReturnType<typeof show>>) =>
  view.all('.portal-outage p').map(({ textContent }) => textContent)

test('embedding 12: sections that fail for one reason name what is missing, and the page says the reason once', async () => {
  const shown = await show(away, away, away)
  expect(shown.view.all('[role=alert]')).toEqual([])
  expect(shown.view.all('.r-missing').map(({ textContent }) => textContent)).toEqual([
    'Section 1 is missing.',
    'Section 2 is missing.',
    'Section 3 is missing.',
  ])
  expect(told(shown)).toEqual(["We couldn't reach the research server."])
})

test('embedding 12: one press loads all of them again, and the message stays meanwhile', async () => {
  const shown = await show(away, away)
  const { view, retries } = shown
  view.click(view.control('Try again'))
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
  expect(view.control('Try again').getAttribute('aria-busy')).toBe('true')
  expect(told(shown)).toHaveLength(1)
})

test('embedding 12: a server that can be reached and answers nothing is told as that', async () => {
  expect(told(await show(broken, broken))).toEqual(['Parts of this page could not be loaded.'])
})

test('embedding 12: a section that fails alone says it, with its own retry', async () => {
  const shown = await show(away, refused)
  expect(told(shown)).toEqual([])
  expect(shown.view.all('[role=alert] button')).toHaveLength(2)
})
