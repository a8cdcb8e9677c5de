// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeldEnter } from '#portal/palette/use-held-enter.ts'
import { render } from '../../support/render.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Enter = ReturnType<typeof useHeldEnter>
type PaletteProps = { isReady: boolean; open: (inTab: boolean) => void; tell: (enter: Enter) => void }

function Palette({ isReady, open, tell }: PaletteProps) {
  const enter = useHeldEnter(isReady, open)
  useEffect(() => tell(enter))
  return null
}

function show() {
  const open = vi.fn()
  let enter: Enter | undefined
  const tell = (current: Enter) => {
    enter = current
  }
  const view = render(<Palette isReady={false} open={open} tell={tell} />)
  return {
    open,
    hold: (inTab: boolean) => act(() => enter?.hold(inTab)),
    drop: () => act(() => enter?.drop()),
    answer: () => view.show(<Palette isReady open={open} tell={tell} />),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  }
}

test.each([true, false])('Enter that is held opens with the answer, in a tab: %s', (inTab) => {
  const { open, hold, answer, wait } = show()
  hold(inTab)
  wait(400)
  expect(open).not.toHaveBeenCalled()
  answer()
  wait(1000)
  expect(open.mock.calls).toEqual([[inTab]])
})

test('a slow answer is not waited for longer than half a second', () => {
  const { open, hold, answer, wait } = show()
  hold(false)
  wait(500)
  answer()
  expect(open).toHaveBeenCalledTimes(1)
})

test('what is taken back opens nothing', () => {
  const { open, hold, drop, answer, wait } = show()
  hold(false)
  drop()
  answer()
  wait(1000)
  expect(open).not.toHaveBeenCalled()
})
