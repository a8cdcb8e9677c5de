// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { searchBox, standIn } from './support.tsx'

beforeEach(() => {
  standIn()
  return () => vi.useRealTimers()
})

// In a file of its own: what has been loaded once is there at once.
test('R168 the input is the same element before and after the suggestions have loaded', async () => {
  const view = searchBox()
  act(() => view.input.focus())
  view.enterText('go')
  expect(view.all('[aria-live]')).toEqual([])
  await view.pass(0)
  await view.pass(300)
  expect(view.isOpen()).toBe(true)
  expect(view.all('input')[0]).toBe(view.input)
  expect(view.input.value).toBe('go')
  expect(document.activeElement).toBe(view.input)
})
