import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'

let root: Root | undefined

/** Shows markup in the document, in place of what was there; the result finds things in it. */
export function render(node: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => root?.unmount())
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const shown = createRoot(place)
  root = shown
  act(() => shown.render(node))

  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]
  const name = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
  return {
    all,
    /** Other markup in the same place: what stays keeps its state. */
    show: (next: ReactNode) => act(() => shown.render(next)),
    text: () => place.textContent ?? '',
    /** The first button or link of this name. */
    control(label: string): HTMLElement {
      const found = all('button, a').find((element) => name(element) === label)
      if (!found) throw new Error(`Nothing to press is called "${label}" in ${place.innerHTML}`)
      return found
    },
    click: (element: HTMLElement) => act(() => element.click()),
  }
}
