/** The shadow root of an element; fails where there is none. */
export function rootOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root`)
  return element.shadowRoot
}

/** The one element that matches; fails when there is none. */
export function one<E extends Element = HTMLElement>(scope: ParentNode, selector: string): E {
  const found = scope.querySelector<E>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export const all = <E extends Element = HTMLElement>(scope: ParentNode, selector: string): E[] => [
  ...scope.querySelectorAll<E>(selector),
]

/** The text that a reader sees or hears, its white space as one. */
export const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)

function named<E extends Element>(scope: ParentNode, selector: string, name: string): E {
  const candidates = all<E>(scope, selector)
  const found = candidates.find((element) => nameOf(element) === name)
  if (!found) throw new Error(`no ${selector} "${name}" among: ${candidates.map(nameOf).join(' | ')}`)
  return found
}

/** A button by its name. */
export const button = (scope: ParentNode, name: string) => named<HTMLButtonElement>(scope, 'button', name)

/** A link by its name. */
export const link = (scope: ParentNode, name: string) => named<HTMLAnchorElement>(scope, 'a', name)

/** A field by the text of its label. */
export function field(scope: ParentNode, label: string): HTMLInputElement {
  const input = named<HTMLLabelElement>(scope, 'label', label).control
  if (!(input && 'value' in input)) throw new Error(`the label "${label}" has no field`)
  return input as HTMLInputElement
}

/** Types over what a field holds, as far as a page can see it. */
export function fill(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}
