// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { SaveOutcome } from '#features/preferences/save-outcome.ts'
import { openEditor, preferenceApi } from './editor-support.tsx'

const complete = { Region: ['Nordics'], Sector: ['Energy'] }
const changed = { ...complete, Sector: ['Energy', 'Banks'] }

beforeEach(() => void preferenceApi())

/** A save that ends when the test says how. */
function heldSave() {
  let end: (outcome: SaveOutcome) => void = () => {}
  const outcome = new Promise<SaveOutcome>((resolve) => {
    end = resolve
  })
  return { onSave: () => outcome, end: (given: SaveOutcome) => act(async () => end(given)) }
}

test('R354 what is saved closes the editor, and is not unsaved any more', async () => {
  const view = await openEditor({ mode: 'editing', preference: complete })
  await view.choose('Sector', 'Banks')
  expect(view.onDirty.mock.calls).toEqual([[true]])
  await view.press('Save')
  expect(view.saved.mock.calls).toEqual([[changed]])
  expect(view.isOpen()).toBe(false)
  expect(view.onDirty.mock.calls).toEqual([[true], [false]])
  expect(view.mayLeave).not.toHaveBeenCalled()
})

test('R354 Cancel Changes closes at once', async () => {
  const view = await openEditor({ mode: 'editing', preference: complete, mayLeave: async () => false })
  await view.choose('Sector', 'Banks')
  await view.press('Cancel Changes')
  expect(view.isOpen()).toBe(false)
  expect([view.saved, view.mayLeave].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(view.onDirty.mock.calls.at(-1)).toEqual([false])
})

test.each(['Escape', 'the close button'])('R371 %s asks about a draft, and about nothing else', async (way) => {
  const answers = [false, true]
  const leave = (view: Awaited<ReturnType<typeof openEditor>>) =>
    way === 'Escape' ? view.key('Escape') : view.press('Close editor')
  const view = await openEditor({ preference: complete, mayLeave: async () => answers.shift() ?? false })
  await view.choose('Sector', 'Banks')
  await leave(view)
  expect([view.isOpen(), view.chips('Sector')]).toEqual([true, ['Energy', 'Banks']])
  await leave(view)
  expect([view.isOpen(), view.mayLeave.mock.calls.length]).toEqual([false, 2])
  const unchanged = await openEditor({ preference: complete })
  await leave(unchanged)
  expect([unchanged.isOpen(), unchanged.mayLeave.mock.calls.length]).toEqual([false, 0])
})

test('choices that come back to where they were are no changes', async () => {
  const view = await openEditor({ preference: complete })
  await view.choose('Sector', 'Banks')
  await view.press('Remove Sector: Banks')
  expect(view.onDirty.mock.calls).toEqual([[true], [false]])
})

test('R354 an unchanged preference is sent like any other', async () => {
  const view = await openEditor({ mode: 'editing', preference: complete })
  await view.press('Save')
  expect([view.isOpen(), view.saved.mock.calls]).toEqual([false, [[complete]]])
})

test('R354 Save is sent once, however often it is pressed; until its end nothing closes or changes', async () => {
  const { onSave, end } = heldSave()
  const view = await openEditor({ preference: complete, onSave })
  await view.press('Save')
  expect(view.control('Save').getAttribute('aria-busy')).toBe('true')
  await view.press('Save')
  await view.press('Cancel Changes')
  await view.key('Escape')
  await view.press('Remove Sector: Energy')
  expect([view.isOpen(), view.chips('Sector'), view.saved.mock.calls.length]).toEqual([true, ['Energy'], 1])
  await end({ state: 'saved' })
  expect(view.isOpen()).toBe(false)
})

test('R360 R361 a refusal, with every fault that was found, stands in the editor, which keeps the draft and saves again', async () => {
  const messages = ['Distribution Preference 1: not today.', 'Distribution Preference 2: not today.']
  const onSave = async (): Promise<SaveOutcome> => ({ state: 'failed', messages })
  const view = await openEditor({ mode: 'editing', preference: complete, onSave })
  await view.choose('Sector', 'Banks')
  await view.press('Save')
  expect(view.all('dialog footer [role=alert] p').map(({ textContent }) => textContent)).toEqual(messages)
  expect([view.isOpen(), view.chips('Sector')]).toEqual([true, ['Energy', 'Banks']])
  expect(view.onDirty.mock.calls).toEqual([[true]])
  expect(view.control('Save').getAttribute('aria-disabled')).toBe('false')
  view.saved.mockResolvedValue({ state: 'saved' })
  await view.press('Save')
  expect([view.isOpen(), view.saved.mock.calls.at(-1)]).toEqual([false, [changed]])
})

test('R354 a list that was changed elsewhere: the draft stays, the title follows, and Save sends it', async () => {
  const view = await openEditor({
    mode: 'editing',
    number: 3,
    preference: complete,
    onSave: async () => ({ state: 'changed-elsewhere' }),
  })
  await view.choose('Sector', 'Banks')
  await view.press('Save')
  view.change({ mode: 'creating', number: 2, preference: { Region: ['Asia'] } })
  expect(view.title()).toBe('Creating Distribution Preference 2')
  expect(view.one('dialog [role=alert]').textContent).toContain('changed in another window')
  expect(view.chips('Sector')).toEqual(['Energy', 'Banks'])
  view.saved.mockResolvedValue({ state: 'saved' })
  await view.press('Save')
  expect(view.saved.mock.calls.at(-1)).toEqual([changed])
  expect(view.isOpen()).toBe(false)
})

test.each(['ctrlKey', 'metaKey'])(
  'Enter with %s on a link inside is the browser’s: a new page, and no save',
  async (key) => {
    const view = await openEditor({ preference: complete })
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, [key]: true })
    act(() => void view.one('dialog').dispatchEvent(pressed))
    expect([pressed.defaultPrevented, view.saved.mock.calls, view.isOpen()]).toEqual([false, [], true])
  },
)

test('an editor that is taken away while it saves closes nothing any more', async () => {
  const { onSave, end } = heldSave()
  const view = await openEditor({ preference: complete, onSave })
  await view.press('Save')
  const next = await openEditor({ preference: complete })
  await end({ state: 'saved' })
  expect(next.isOpen()).toBe(true)
})
