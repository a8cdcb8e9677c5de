// How placeholders such as `<div data-research-widget="feed" data-page-size="5">` are read, for the code that fills
// them and for the doctor.

export const PLACE = 'data-research-widget'

/** The tag of a placeholder: `feed` or `research-feed`, with any quotes that an editor has added. */
export function getTag(place: Element): string | undefined {
  const name = place.getAttribute(PLACE)?.replace(/[^\w-]+/g, '')
  return name && `research-${name.toLowerCase().replace(/^research-/, '')}`
}

const bare = (name: string) => name.replace(/[-_]/g, '')

/** The attribute for one of a placeholder. Editors convert to lower case: `data-pageSize` becomes `data-pagesize`. */
export const findAttribute = (names: readonly string[], name: string): string | undefined =>
  names.find((each) => bare(each) === bare(name.slice('data-'.length)))
