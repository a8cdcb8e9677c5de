// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { fakePopover } from '../../support/fake-popover.ts'
import { render } from '../../support/render.ts'

beforeEach(fakePopover)

function Page({ onClose, stays }: { onClose: () => void; stays: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(stays)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Overlay title="A page" closeLabel="Close" footer={<button type="button">Save</button>} onClose={close}>
          <input />
        </Overlay>
      )}
    </>
  )
}

function show({ stays = false } = {}) {
  const asked: string[] = []
  const view = render(<Page stays={stays} onClose={() => asked.push('close')} />)
  view.control('Open').focus()
  view.click(view.control('Open'))
  const dialog = () => view.all('dialog')[0] as HTMLDialogElement
  const tell = (event: Event, target: Element = dialog()) => {
    act(() => void target.dispatchEvent(event))
    return event
  }
  return { ...view, asked, dialog, tell }
}

const escapeKey = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

test('R346 it is modal, called by its title, which has the focus', () => {
  const { all, dialog } = show()
  expect(dialog().open).toBe(true)
  expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('A page')
  expect(document.activeElement).toBe(all('h2')[0])
})

test.each(['Escape', 'cancel', 'button'])('%s asks to close it, once', (way) => {
  const { all, asked, tell, control, click } = show()
  if (way === 'Escape') expect(tell(escapeKey()).defaultPrevented).toBe(true)
  if (way === 'cancel') tell(new Event('cancel', { cancelable: true }))
  if (way === 'button') click(control('Close'))
  expect([asked, all('dialog')]).toEqual([['close'], []])
})

test('a press beside it, and an Escape that something inside has taken, leave it alone', () => {
  const { all, asked, dialog, tell } = show()
  tell(new MouseEvent('mousedown', { bubbles: true }))
  act(() => dialog().click())
  all('input')[0]?.addEventListener('keydown', (event) => event.preventDefault())
  tell(escapeKey(), all('input')[0])
  expect([asked, dialog().open]).toEqual([[], true])
})

test('one that the browser closes is asked about, and stays where the answer is no', () => {
  const { asked, dialog, tell } = show({ stays: true })
  act(() => dialog().close())
  if (asked.length === 0) tell(new Event('close'))
  expect([asked, dialog().open]).toEqual([['close'], true])
})
