import type { Config, DOMPurify } from 'dompurify'
import { portalLink } from '#config/config.ts'
import { withoutInlineCode } from '#lib/format/without-inline-code.ts'

/**
 * Text with its usual marks, tables and pictures; nothing that runs, styles, frames or asks for input, and no addresses but
 * those of links and pictures (C37).
 */
const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
    ...['video', 'audio', 'source', 'map', 'area'],
  ],
  FORBID_ATTR: ['style', 'class', 'name', 'slot', 'part', 'srcset', 'background', 'cite', 'usemap'],
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

/** Links leave in a new tab that learns nothing of this page; one whose address fails the check becomes text. */
function guardLink(link: Element, isPlace: (name: string) => boolean) {
  const address = link.getAttribute('href')?.trim() ?? ''
  const place = address.startsWith('#')
  if (place && isPlace(address.slice(1))) return link.setAttribute('href', address)
  const url = place ? undefined : portalLink(address)
  if (!url) return link.removeAttribute('href')
  link.setAttribute('href', url.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function guardPicture(picture: Element) {
  const address = picture.getAttribute('src')
  if (address && /^data:image\//i.test(address)) return
  const url = portalLink(address)
  if (url) picture.setAttribute('src', url.href)
  else picture.removeAttribute('src')
}

const nowhere = () => false

/**
 * HTML from outside as nodes that can be shown (C37). Addresses are the portal's, whatever page this is. A link to a place in
 * the text, `#name`, becomes text, because the page's address cannot name it, except to the places that `isPlace` knows.
 */
export function cleanHtml(purifier: DOMPurify, html: string, isPlace: (name: string) => boolean = nowhere) {
  const fragment = purifier.sanitize(withoutInlineCode(html), allowed)
  for (const link of fragment.querySelectorAll('a[href]')) guardLink(link, isPlace)
  for (const picture of fragment.querySelectorAll('[src]')) guardPicture(picture)
  return fragment
}
