// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createEvents } from '#desk/events/events.store.ts'
import { EventsList } from '#desk/events/events-list.view.tsx'
import { render } from '../../support/render.ts'

test('extras: the link to a new event has words and no sign, as those to other new records have', () => {
  const { control } = render(
    <EventsList query={{ term: '', when: 'upcoming' }} state={{ state: 'loading' }} store={createEvents()} />,
  )
  expect(control('New event').querySelector('svg')).toBeNull()
})
