// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { EventCardsView } from '#features/event-cards/event-cards.view.tsx'
import type { ResourceState } from '#session/resource.ts'
import { render } from '../../../support/render.ts'

function show(state: ResourceState<Roadshow[]>, count = 6) {
  const onNavigate = vi.fn(() => false)
  const onRetry = vi.fn()
  return {
    ...render(
      <EventCardsView
        state={state}
        count={count}
        isPublic={false}
        isBrief={false}
        onNavigate={onNavigate}
        onAsk={() => {}}
        onRetry={onRetry}
        onFailure={() => {}}
      />,
    ),
    onNavigate,
    onRetry,
  }
}

test('R297 each event is a card of a list, in the order of the API', () => {
  const { all } = show({
    state: 'ready',
    value: [
      { id: '2', name: 'Dinner' },
      { id: '1', name: 'Site Visit' },
    ],
  })
  expect(all('li > article h3').map(({ textContent }) => textContent)).toEqual(['Dinner', 'Site Visit'])
})

test('R297 R243 C04 without events it says so', () => {
  expect(show({ state: 'ready', value: [] }).text()).toBe('No Upcoming Events')
})

test('R231 R297 while they load there are as many skeletons as events', () => {
  const [status] = show({ state: 'loading' }, 4).all('[role=status][aria-busy=true]')
  expect(status?.childElementCount).toBe(4)
  expect(status?.getAttribute('aria-label')).toBe('Loading events')
})

test('embedding 12: a failure is said, with being offline, and can be tried again', () => {
  const { control, click, text, onRetry } = show({
    state: 'failed',
    error: Object.assign(new Error('Network Error'), { code: 'network' }),
    retrying: false,
  })
  expect(text()).toContain("We couldn't reach the research server.")
  click(control('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('R025 signed out there is an invitation to sign in', () => {
  const { control, click, onNavigate } = show({ state: 'signed-out' })
  const link = control('Sign In')
  click(link)
  expect(onNavigate.mock.calls).toEqual([[link.getAttribute('href')]])
})
