// How a place, `<div data-research-widget="feed" data-page-size="5">`, is read: for what fills it, and for what examines a page.

export const PLACE = 'data-research-widget'

/** The tag that a place asks for: `feed`, or `research-feed`, whatever an editor put around it. */
export function tagOf(place: Element): string | undefined {
  const name = place.getAttribute(PLACE)?.replace(/[^\w-]+/g, '')
  return name && `research-${name.toLowerCase().replace(/^research-/, '')}`
}

const bare = (name: string) => name.replace(/[-_]/g, '')

/** The attribute behind one of a place: editors write all in lower case, `data-pageSize` becomes `data-pagesize`. */
export const attributeAmong = (names: readonly string[], name: string): string | undefined =>
  names.find((each) => bare(each) === bare(name.slice('data-'.length)))
