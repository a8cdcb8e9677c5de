// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { render } from '../../support/render.ts'

function Page({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog
          title="Leave?"
          closeLabel="Close"
          onClose={close}
          actions={
            <button type="button" onClick={close}>
              Yes
            </button>
          }
        >
          Your changes are not saved.
        </Dialog>
      )}
    </>
  )
}

function open() {
  const asked: string[] = []
  const view = render(<Page onClose={() => asked.push('close')} />)
  view.click(view.control('Ask'))
  const [dialog] = view.all('dialog') as HTMLDialogElement[]
  if (!dialog) throw new Error('No dialog')
  return { ...view, asked, dialog }
}

const named = (dialog: Element, attribute: string) =>
  document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent

test('R097 a dialog is there or not, with a title and a content that name and describe it', () => {
  expect(render(<Page onClose={() => {}} />).all('dialog')).toEqual([])
  const { dialog } = open()
  expect(dialog.open).toBe(true)
  expect(named(dialog, 'aria-labelledby')).toBe('Leave?')
  expect(named(dialog, 'aria-describedby')).toBe('Your changes are not saved.')
})

test.each([
  'entities/event/registration/registration-dialog.view.tsx',
  'entities/document/not-authorised.tsx',
  'features/preferences/delete-dialog.tsx',
  'features/preferences/use-unsaved.tsx',
])('R100 R101 what %s asks or says is asked and said in such a dialog', (file) => {
  expect(readFileSync(`src/${file}`, 'utf8')).toMatch(/from '#ui\/dialog\/dialog\.tsx'/)
})

test('R101 it opens as a modal one: the focus cannot leave it', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  open()
  expect(showModal).toHaveBeenCalledOnce()
})

function Redrawn() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw
      </button>
      <Dialog title="Leave?" closeLabel="Close" onClose={() => {}}>
        Drawn {times} times
      </Dialog>
    </>
  )
}

test('embedding 10: drawn anew after a move, which takes it from the top layer, it is modal again', () => {
  const { all, control, click } = render(<Redrawn />)
  const [dialog] = all('dialog') as [HTMLDialogElement]
  const showModal = vi.spyOn(dialog, 'showModal')
  const matches = vi.spyOn(dialog, 'matches').mockReturnValue(true)
  click(control('Draw'))
  expect(showModal).not.toHaveBeenCalled()
  matches.mockImplementation((selector) => selector !== ':modal')
  click(control('Draw'))
  expect([showModal.mock.calls.length, dialog.open]).toEqual([1, true])
})

test.each(['Escape', 'the close button', 'an action', 'a press beside it'])(
  'R097 R101 %s runs the close callback, once, and it is gone',
  (way) => {
    const { dialog, control, click, asked, all } = open()
    if (way === 'Escape') act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    if (way === 'the close button') click(control('Close'))
    if (way === 'an action') click(control('Yes'))
    if (way === 'a press beside it')
      act(() => void dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })))
    expect([asked, all('dialog')]).toEqual([['close'], []])
  },
)

test.each([
  ['Escape', new Event('cancel', { cancelable: true })],
  ['a press beside it', new MouseEvent('mousedown', { bubbles: true, cancelable: true })],
])('%s does not close one that closes by its buttons only', (_, event) => {
  const onClose = vi.fn()
  const { all, click, control } = render(
    <Dialog title="Your codes" closeLabel="Close" byButtonOnly onClose={onClose}>
      They are not shown again.
    </Dialog>,
  )
  act(() => void all('dialog')[0]?.dispatchEvent(event))
  expect([onClose.mock.calls.length, event.defaultPrevented]).toEqual([0, true])
  click(control('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press inside it is no press beside it', () => {
  const { all, asked } = open()
  act(() => void all('h2')[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
  expect(asked).toEqual([])
})
