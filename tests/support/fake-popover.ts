import { act } from 'react'

const open = new Set<Element>()

const tell = (element: HTMLElement, type: string, oldState: string, newState: string) =>
  element.dispatchEvent(Object.assign(new Event(type), { oldState, newState }))

/** The popover of HTML for happy-dom, which has none: buttons, methods, events and `:popover-open`, without light dismiss; `:focus-within` too. */
export function fakePopover() {
  open.clear()
  const { prototype } = HTMLElement
  const { matches } = prototype
  Object.assign(prototype, {
    matches(this: HTMLElement, selector: string) {
      if (selector === ':popover-open') return open.has(this)
      return selector === ':focus-within' ? this.contains(document.activeElement) : matches.call(this, selector)
    },
    showPopover(this: HTMLElement) {
      if (open.has(this)) return
      tell(this, 'beforetoggle', 'closed', 'open')
      open.add(this)
      queueMicrotask(() => act(() => void tell(this, 'toggle', 'closed', 'open')))
    },
    hidePopover(this: HTMLElement) {
      if (!open.delete(this)) return
      tell(this, 'beforetoggle', 'open', 'closed')
      queueMicrotask(() => act(() => void tell(this, 'toggle', 'open', 'closed')))
    },
    togglePopover(this: HTMLElement, force: boolean) {
      if (force) this.showPopover()
      else this.hidePopover()
    },
  })
  document.removeEventListener('click', invoke)
  document.addEventListener('click', invoke)
}

function invoke(event: Event) {
  const target = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const popover = target && document.getElementById(target.getAttribute('popovertarget') ?? '')
  if (popover) popover.togglePopover(!open.has(popover))
}
