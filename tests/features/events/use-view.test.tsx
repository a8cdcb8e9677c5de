// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { EventsView } from '../../../src/api/roadshows.ts'
import { useView } from '../../../src/features/events/use-view.ts'

function Shown({ attribute }: { attribute: EventsView }) {
  const [view, choose] = useView(attribute)
  return (
    <button type="button" onClick={() => choose('past')}>
      {view}
    </button>
  )
}

test('R308 the attribute begins, the reader chooses, and a later attribute has the last word', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const set = (attribute: EventsView) => act(() => root.render(<Shown attribute={attribute} />))
  set('upcoming')
  expect(place.textContent).toBe('upcoming')
  act(() => place.querySelector('button')?.click())
  expect(place.textContent).toBe('past')
  set('upcoming')
  expect(place.textContent).toBe('past')
  set('past')
  expect(place.textContent).toBe('past')
  set('upcoming')
  expect(place.textContent).toBe('upcoming')
  act(() => root.unmount())
})
