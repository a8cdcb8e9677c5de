// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { EventName } from '#entities/event/name/event-name.view.tsx'
import { render } from '../../../support/render.ts'

test('extras: the name of an event leads to its page, unless the host takes over', () => {
  const onNavigate = vi.fn(() => false)
  const { control, click } = render(<EventName id="a/7" name="Dinner" onNavigate={onNavigate} />)
  const link = control('Dinner')
  click(link)
  expect(link.getAttribute('href')).toBe('http://localhost:3000/events/a%2F7')
  expect(onNavigate).toHaveBeenCalledWith('http://localhost:3000/events/a%2F7')
})

test.each([
  ['for visitors, who have no page of it', { id: '7' }],
  ['with an id that the portal takes for a list', { id: 'past', onNavigate: () => true }],
])('extras: the name of an event is no link %s', (_claim, props) => {
  const { all } = render(<EventName name="Dinner" {...props} />)
  expect(all('a')).toEqual([])
})
