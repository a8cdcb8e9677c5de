// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUnsaved } from '#features/preferences/use-unsaved.tsx'
import { render } from '../../../support/render.ts'

type Detail = { unsaved: boolean; ask: () => Promise<boolean> }

const told: Detail[] = []
const discarded = vi.fn()
let parts: Omit<ReturnType<typeof useUnsaved<string>>, 'dialog'>

function Part() {
  const [onUnsaved] = useState(() => (detail: Detail) => void told.push(detail))
  const { dialog, ...rest } = useUnsaved<string>({ onUnsaved, onDiscard: discarded })
  parts = rest
  return dialog
}

beforeEach(() => {
  // The one of the test before tells that it is gone.
  render(null)
  told.length = 0
  discarded.mockClear()
})

const asked = (view: ReturnType<typeof render>) => view.all('dialog').length > 0
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function start(question: () => Promise<boolean>) {
  let given: Promise<boolean> = Promise.resolve(false)
  await act(async () => {
    given = question()
  })
  return given
}

/** Asks without waiting for the answer. */
async function begin(question: () => Promise<boolean>) {
  const outcome: { leaves?: boolean } = {}
  await act(async () => {
    question().then((leaves) => {
      outcome.leaves = leaves
    })
  })
  return outcome
}

test('R370 without changes nobody is asked, and the window closes', async () => {
  const view = render(<Part />)
  expect(await start(parts.ask)).toBe(true)
  expect([asked(view), closes()]).toEqual([false, true])
})

test('R371 with changes the reader is asked in these words', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  await begin(parts.ask)
  expect(view.text()).toContain('You have unsaved changes. Are you sure you want to leave?')
  expect(view.all('dialog footer button').map(({ textContent }) => textContent)).toEqual(['No', 'Yes'])
})

test('R371 No keeps the changes', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const outcome = await begin(parts.ask)
  await act(async () => view.control('No').click())
  expect(outcome.leaves).toBe(false)
  expect(discarded).not.toHaveBeenCalled()
  expect([asked(view), closes()]).toEqual([false, false])
})

test('R371 Yes throws them away, and the window closes', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const outcome = await begin(parts.ask)
  await act(async () => view.control('Yes').click())
  expect(outcome.leaves).toBe(true)
  expect(discarded.mock.calls.map(([part]) => part)).toEqual(['one'])
  expect([asked(view), closes()]).toEqual([false, true])
})

test('R371 a part that throws its changes away itself is not thrown away besides', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const outcome = await begin(parts.mayLeave)
  await act(async () => view.control('Yes').click())
  expect(outcome.leaves).toBe(true)
  expect(discarded).not.toHaveBeenCalled()
})

test('R371 two who ask at once share one question', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const first = await begin(parts.ask)
  const second = await begin(parts.mayLeave)
  expect(view.all('dialog')).toHaveLength(1)
  await act(async () => view.control('No').click())
  expect([first.leaves, second.leaves]).toEqual([false, false])
})

test('R370 the host is told when there are changes, and when there are none any more', async () => {
  render(<Part />)
  act(() => parts.onDirty('one', true))
  act(() => parts.onDirty('one', false))
  expect(told.map(({ unsaved }) => unsaved)).toEqual([true, false])
})

test('R370 what one part has saved leaves the changes of another unsaved, and only those are thrown away', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  act(() => parts.onDirty('other', true))
  act(() => parts.onDirty('other', false))
  expect([closes(), told.map(({ unsaved }) => unsaved)]).toEqual([false, [true]])
  await begin(parts.ask)
  await act(async () => view.control('Yes').click())
  expect(discarded.mock.calls.map(([part]) => part)).toEqual(['one'])
})

test('R371 while it is being saved nobody is asked; what is saved then may be left', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  let end = () => {}
  parts.onSaving(
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  const outcome = await begin(parts.ask)
  expect([asked(view), outcome.leaves]).toEqual([false, undefined])
  await act(async () => parts.onDirty('one', false))
  await act(async () => end())
  expect([asked(view), outcome.leaves, discarded.mock.calls]).toEqual([false, true, []])
})

test('R371 a save that fails leaves something to ask about', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  parts.onSaving(Promise.resolve())
  await begin(parts.ask)
  expect(asked(view)).toBe(true)
})

test('R371 the question goes when there is nothing to lose any more, and whoever waits may leave', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const outcome = await begin(parts.ask)
  await act(async () => parts.onDirty('one', false))
  expect([asked(view), outcome.leaves]).toEqual([false, true])
})

test('R371 an element that is gone keeps nobody', async () => {
  const view = render(<Part />)
  act(() => parts.onDirty('one', true))
  const outcome = await begin(parts.ask)
  render(null)
  await act(async () => {})
  expect(outcome.leaves).toBe(true)
  expect(await told[0]?.ask()).toBe(true)
  expect([asked(view), closes()]).toEqual([false, true])
})
