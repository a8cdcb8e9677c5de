// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LockedOption } from '#ui/multi-select/locked-option.tsx'
import { fakePopover } from '../../support/fake-popover.ts'
import { render } from '../../support/render.ts'

beforeEach(fakePopover)

const words = 'Access to this option is outside your permissions. Please email client services.'
const writeTo = { label: 'Email client services', href: 'mailto:clients@example.com' }

function show({ mail }: { mail: typeof writeTo | undefined } = { mail: writeTo }) {
  const view = render(
    <>
      <LockedOption label="Japan, Daily Email: outside your permissions" text={words} mail={mail} />
      <a href="/next">Next</a>
    </>,
  )
  const lock = view.control('Japan, Daily Email: outside your permissions')
  const bubble = view.all('[popover]')[0] as HTMLElement
  const point = (type: string, pointerType: string) =>
    act(() => void lock.parentElement?.dispatchEvent(new PointerEvent(type, { pointerType })))
  return {
    ...view,
    lock,
    bubble,
    point,
    isOpen: () => bubble.matches(':popover-open'),
    focus: (element: HTMLElement) => act(() => element.focus()),
    pressEscape() {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
      return event
    },
  }
}

test('R367 R353 C72 a press says why, with the link to client services', () => {
  const { lock, bubble, click, control, isOpen } = show()
  expect(isOpen()).toBe(false)
  expect(lock.getAttribute('aria-expanded')).toBe('false')
  click(lock)
  expect(isOpen()).toBe(true)
  expect(lock.getAttribute('aria-expanded')).toBe('true')
  expect(bubble.textContent).toContain(words)
  expect(bubble.contains(control('Email client services'))).toBe(true)
  expect(control('Email client services').getAttribute('href')).toBe('mailto:clients@example.com')
})

test('R367 another press takes the words away', () => {
  const { lock, click, isOpen } = show()
  click(lock)
  click(lock)
  expect(isOpen()).toBe(false)
})

test('R367 the words describe the lock for those who hear it', () => {
  const { lock } = show()
  expect(document.getElementById(lock.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
})

test('R367 C72 without an address there are the words alone', () => {
  const { bubble, all } = show({ mail: undefined })
  expect(bubble.textContent).toContain(words)
  expect(all('[popover] a')).toEqual([])
})

test('R367 the focus opens the words, which stay while it goes on to their link, and close as it leaves', () => {
  const { lock, control, focus, isOpen } = show()
  focus(lock)
  expect(isOpen()).toBe(true)
  focus(control('Email client services'))
  expect(isOpen()).toBe(true)
  focus(control('Next'))
  expect(isOpen()).toBe(false)
})

test('R367 a lock is one stop of the keyboard until it is pressed; then the link is the next', () => {
  const { lock, control, click, focus, isOpen } = show()
  focus(lock)
  expect([isOpen(), control('Email client services').tabIndex]).toEqual([true, -1])
  click(lock)
  expect([isOpen(), control('Email client services').tabIndex]).toEqual([true, 0])
})

test('R367 Escape closes the words alone and brings the focus back to the lock', () => {
  const { lock, control, focus, pressEscape, isOpen } = show()
  focus(lock)
  focus(control('Email client services'))
  const around = vi.fn()
  document.body.addEventListener('keydown', around, { once: true })
  expect(pressEscape().defaultPrevented).toBe(true)
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(lock)
  expect(around).not.toHaveBeenCalled()
  pressEscape()
  expect(around).toHaveBeenCalledOnce()
})

test('R367 a mouse that rests on the lock opens the words, and takes them away as it leaves', () => {
  vi.useFakeTimers()
  try {
    const { point, isOpen } = show()
    point('pointerenter', 'mouse')
    expect(isOpen()).toBe(false)
    act(() => void vi.advanceTimersByTime(400))
    expect(isOpen()).toBe(true)
    point('pointerleave', 'mouse')
    expect(isOpen()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('R367 words that were pressed for stay when the mouse leaves, until a press elsewhere', () => {
  const { lock, click, point, isOpen } = show()
  click(lock)
  point('pointerleave', 'mouse')
  expect(isOpen()).toBe(true)
  act(() => void lock.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  expect(isOpen()).toBe(true)
  act(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  expect(isOpen()).toBe(false)
})
