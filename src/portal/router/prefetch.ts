import { pages } from '../pages/pages.tsx'
import { getPath } from './location.ts'
import { matchRoute } from './routes.ts'

type Connection = { saveData?: boolean }

const isThrifty = () => (navigator as { connection?: Connection }).connection?.saveData === true

/** The link under the pointer or with the focus, also in shadow roots. */
const findLink = (event: Event) =>
  event.composedPath().find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement)

/** How many milliseconds the pointer must stay on a link: a moving pointer crosses many. */
const DWELL = 60

let pointedAt: HTMLAnchorElement | undefined
let dwelling: ReturnType<typeof setTimeout> | undefined

function fetchPage(link: HTMLAnchorElement) {
  // Failures are reported when the page is opened.
  pages[matchRoute(getPath(link)).page].elements().catch(() => {})
}

function follow(event: Event) {
  const link = findLink(event)
  if (link === pointedAt) return
  clearTimeout(dwelling)
  pointedAt = link
  if (!link?.href || link.target || link.download || link.origin !== location.origin || isThrifty()) return
  dwelling = setTimeout(fetchPage, DWELL, link)
}

/** Loads a page's code when its link is hovered or focused; never if the user saves data. */
export function prefetchPages(): () => void {
  const types = ['pointerover', 'focusin'] as const
  for (const type of types) document.addEventListener(type, follow, { passive: true })
  return () => {
    clearTimeout(dwelling)
    pointedAt = undefined
    for (const type of types) document.removeEventListener(type, follow)
  }
}
