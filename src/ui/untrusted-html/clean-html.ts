import type { Config, DOMPurify } from 'dompurify'
import { portalLink } from '#config/config.ts'
import { withoutInlineCode } from '#lib/format/without-inline-code.ts'

/**
 * Allows text, formatting, tables and pictures, but no scripts, styles, frames or forms, and only the addresses of
 * links and pictures (C37).
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

/** Links open in a new tab without an opener. A link with an unsafe address becomes text. */
function guardLink(link: Element, isTarget: (name: string) => boolean) {
  const address = link.getAttribute('href')?.trim() ?? ''
  const place = address.startsWith('#')
  if (place && isTarget(address.slice(1))) return link.setAttribute('href', address)
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
 * Sanitizes foreign HTML (C37). Addresses are resolved against the portal on any page. Links to `#name` become text,
 * because the address of the page cannot name a place in a shadow root, unless `isTarget` knows it.
 */
export function cleanHtml(purifier: DOMPurify, html: string, isTarget: (name: string) => boolean = nowhere) {
  const fragment = purifier.sanitize(withoutInlineCode(html), allowed)
  for (const link of fragment.querySelectorAll('a[href]')) guardLink(link, isTarget)
  for (const picture of fragment.querySelectorAll('[src]')) guardPicture(picture)
  return fragment
}
