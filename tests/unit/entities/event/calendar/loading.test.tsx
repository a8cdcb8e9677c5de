// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddToCalendar } from '#entities/event/calendar/add-to-calendar.tsx'
import { fakePopover } from '../../../../support/fake-popover.ts'
import { render } from '../../../../support/render.ts'

const path = '#entities/event/calendar/calendar-menu.tsx'
const part = { load: (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')) }
vi.doMock(path, () => part.load())
beforeEach(fakePopover)

test('embedding 12: a menu that cannot be loaded says so where it was pressed, is told, and comes with the next press', async () => {
  const onFailure = vi.fn()
  const dinner = { id: '7', name: 'Dinner', start_date: '2026-11-05T09:00:00Z' }
  const { all, click, control } = render(<AddToCalendar roadshow={dinner} onFailure={onFailure} />)
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    })
  const button = control('Add Dinner to a calendar')
  click(button)
  await until(() => expect(all('[role=alert]')).toHaveLength(1))
  expect(button.parentElement?.contains(all('[role=alert]')[0] ?? null)).toBe(true)
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'load' }]])
  part.load = () => vi.importActual(path)
  click(button)
  await until(() => expect(all('[role=menu]')[0]?.matches(':popover-open')).toBe(true))
  expect(all('[role=alert]')).toEqual([])
})
