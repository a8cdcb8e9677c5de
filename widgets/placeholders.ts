import { shared } from '#lib/dom/runtime.ts'
import { findAttribute, getTag, PLACE } from './place-names.ts'

// `<div data-research-widget="feed" data-page-size="5">` stands for `<research-feed page-size="5">`: for editors that
// remove unknown tags and keep `data-` attributes.

/** Standard attributes that are passed on to every element. */
const general = ['lang', 'dir']

/** The element inside each placeholder, shared by all copies of the bundle. */
const filled = shared('places', () => new WeakMap<Element, HTMLElement>())
const told = new Set<string>()

function warnOnce(text: string) {
  if (told.has(text)) return
  told.add(text)
  console.warn(`research-portal: ${text}`)
}

function getAttributeName(element: Element, name: string): string | undefined {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] }
  return findAttribute([...observedAttributes, ...general], name)
}

function copyAttribute(place: Element, element: Element, name: string) {
  if (!name.startsWith('data-') || name === PLACE) return
  const attribute = getAttributeName(element, name)
  const value = place.getAttribute(name)
  if (!attribute) return warnOnce(`<${element.localName}> has no ${name.slice('data-'.length)}; ${name} is left out.`)
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

const changes = new MutationObserver((records) => {
  for (const { target, attributeName } of records) {
    const place = target as Element
    const element = filled.get(place)
    if (!element || !attributeName) continue
    if (attributeName !== PLACE) copyAttribute(place, element, attributeName)
    else if (!place.hasAttribute(PLACE)) empty(place)
  }
})

/** Restores the original content of a placeholder. */
function empty(place: Element) {
  const element = filled.get(place)
  if (!element) return
  filled.delete(place)
  element.replaceWith(...element.childNodes)
}

/**
 * Creates the element of a placeholder, after its module is loaded. The placeholder's content becomes the element's
 * content: its slots and its fallback. Later changes of the placeholder's attributes are passed on.
 * @param load returns undefined if there is no such element
 */
export async function fill(place: Element, load: (tag: string) => Promise<unknown> | undefined): Promise<void> {
  const tag = getTag(place)
  const loading = tag && load(tag)
  if (!tag || !loading) {
    empty(place)
    return warnOnce(`there is no element "${place.getAttribute(PLACE)}"; its ${PLACE} shows its own content.`)
  }
  await loading
  // The name may have changed meanwhile. If the module failed to load, the content stays.
  if (!customElements.get(tag) || getTag(place) !== tag || filled.get(place)?.localName === tag) return
  empty(place)
  const element = place.ownerDocument.createElement(tag)
  for (const name of place.getAttributeNames()) copyAttribute(place, element, name)
  element.append(...place.childNodes)
  filled.set(place, element)
  place.append(element)
  changes.observe(place, { attributes: true })
}

/**
 * Fills the placeholders below `root`, and those that are added or renamed later, with elements that are all defined.
 */
export function fillAll(root: Document): void {
  const load = (tag: string) => (customElements.get(tag) ? Promise.resolve() : undefined)
  const find = (node: Node) => {
    if (!(node instanceof Element || node instanceof Document)) return
    for (const place of node.querySelectorAll(`[${PLACE}]`)) fill(place, load)
    if (node instanceof Element && node.hasAttribute(PLACE)) fill(node, load)
  }
  find(root)
  new MutationObserver((records) => {
    for (const { addedNodes, target, attributeName } of records)
      if (attributeName) find(target)
      else addedNodes.forEach(find)
  }).observe(root, { childList: true, subtree: true, attributeFilter: [PLACE] })
}
