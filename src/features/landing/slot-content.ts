import type { PopupKind } from './sections.ts'

/** A text of a slot, split into heading and body; without `body` there is only a heading. */
export type SlotText = { title: string; body: DocumentFragment | undefined }

export type Popup = SlotText & { name: string }

const NAME = /^[a-z0-9-]+$/

const isBlank = (content: DocumentFragment) => !content.textContent?.trim() && !content.querySelector('img')

/** Extracts a leading heading. */
export function readText(content: DocumentFragment): SlotText {
  const first = content.firstElementChild
  const heading = first?.matches('h1, h2, h3, h4, h5, h6') ? first : undefined
  heading?.remove()
  return { title: heading?.textContent?.trim() ?? '', body: isBlank(content) ? undefined : content }
}

/** The popups of a slot: adjacent `<section data-popup="contact-london">`. */
function popupElements(content: DocumentFragment) {
  const found = new Map<string, Element>()
  for (const element of content.children) {
    const name = element.matches('section') ? (element.getAttribute('data-popup') ?? '') : ''
    if (NAME.test(name) && !found.has(name)) found.set(name, element)
  }
  return found
}

/** The names of a slot's popups, in order. A slot without sections is one popup, named after its group (R064). */
export function popupNames(content: DocumentFragment, kind: PopupKind): string[] {
  const names = [...popupElements(content).keys()]
  return names.length > 0 ? names : [kind]
}

/** The popups of a slot (R064). */
export function readPopups(content: DocumentFragment, kind: PopupKind): Popup[] {
  const elements = popupElements(content)
  if (elements.size === 0) return [{ name: kind, ...readText(content) }]
  return [...elements].map(([name, element]) => {
    const own = document.createDocumentFragment()
    own.append(...element.childNodes)
    return { name, ...readText(own) }
  })
}
