import { languageTag } from './words.ts'

export const hostOf = (root: Node) => (root instanceof ShadowRoot ? root.host : undefined)

/** The language of what is around an element, itself included: the nearest `lang`, through shadow roots. */
export function languageOf(element: Element): string {
  for (let place: Element | undefined = element; place; ) {
    // What an element says of its own words is not for the elements inside it.
    const named: Element | null = place.closest('[lang]:not(.r-root)')
    if (named) return languageTag(named.getAttribute('lang') ?? '')
    place = hostOf(place.getRootNode())
  }
  return languageTag()
}
