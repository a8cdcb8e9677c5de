import { textOf } from './dom.ts'

/** Where something may stand: within its element, or within the window where it is in the top layer. */
type Bounds = { left: number; right: number }

/** So far, in px, the padding of a button without a frame hangs out, so that what it shows stands in line. */
const HANGING = 8

const TOP_LAYER = 'dialog, [popover]'

type Placed = { element: HTMLElement; bounds: Bounds; isScrolled: boolean }

const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)

/** What is there for screen readers alone has a pixel. */
const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
}

/** Elements of a page inside the test's are of classes of their own. */
const isHtml = (element: Element): element is HTMLElement =>
  element instanceof (element.ownerDocument.defaultView ?? window).HTMLElement

/** Everything that can be seen in a root and the roots inside it, but for what pictures are made of. */
function placedIn(scope: ParentNode, around: Omit<Placed, 'element'>): Placed[] {
  return [...scope.children].flatMap((child) => {
    if (!isHtml(child)) return []
    const isTop = child.matches(TOP_LAYER)
    if (isTop && !child.matches(':modal, :popover-open')) return []
    const here = isTop
      ? { bounds: { left: 0, right: child.ownerDocument.defaultView?.innerWidth ?? 0 }, isScrolled: false }
      : around
    const inside = { ...here, isScrolled: here.isScrolled || scrolls(child) }
    const below = [...placedIn(child, inside), ...(child.shadowRoot ? placedIn(child.shadowRoot, inside) : [])]
    return isSeen(child) ? [{ ...here, element: child }, ...below] : below
  })
}

const placed = (host: HTMLElement): Placed[] => {
  const { left, right } = host.getBoundingClientRect()
  return host.shadowRoot ? placedIn(host.shadowRoot, { bounds: { left, right }, isScrolled: false }) : []
}

const nameOf = (element: Element) => `${element.localName}.${element.className} "${textOf(element).slice(0, 40)}"`

/** Whether a text of its own, or of anything in it, reaches beyond its sides. */
function isSpilled(element: HTMLElement, whose: 'own' | 'any'): boolean {
  const box = element.getBoundingClientRect()
  const page = element.ownerDocument
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const { parentElement: parent } = text
    if (textOf(text) === '' || !parent || !isSeen(parent) || (whose === 'own' && parent !== element)) continue
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left < box.left - 1 || right > box.right + 1) return true
  }
  return false
}

/** Whether something that can be seen ends below it. */
const isBelow = (element: HTMLElement) =>
  [...element.children].some(
    (child) => isSeen(child) && child.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom + 1,
  )

function faultOf({ element, bounds, isScrolled }: Placed): string | undefined {
  const { left, right } = element.getBoundingClientRect()
  if (!isScrolled && (left < bounds.left - HANGING || right > bounds.right + HANGING))
    return `stands ${Math.round(Math.max(bounds.left - left, right - bounds.right))} px outside`
  const style = getComputedStyle(element)
  const isWider = element.scrollWidth > element.clientWidth + 1
  const isHigher = element.scrollHeight > element.clientHeight + 1
  if (element.matches('input, textarea, select') || style.display === 'inline' || element.clientWidth === 0)
    return undefined
  const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis'
  if (isWider && isCut && isSpilled(element, 'any')) return 'is cut at its side'
  if (isHigher && /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none' && isBelow(element))
    return 'is cut below'
  if (isWider && style.overflowX === 'visible' && isSpilled(element, 'own')) return 'is too narrow for its words'
  return undefined
}

/** What stands outside the element, or is cut without an ellipsis or a way to scroll. */
export const layoutFaults = (host: HTMLElement): string[] =>
  placed(host).flatMap((each) => {
    const fault = faultOf(each)
    return fault ? [`${nameOf(each.element)} ${fault}`] : []
  })

const displayOf = (element: Element) => getComputedStyle(element).display

/** How far each box stands from the edge where its lines begin; what keeps its own direction, as figures do, has none. */
export function startsIn(host: HTMLElement): Map<HTMLElement, number> {
  const { direction } = getComputedStyle(host)
  // What is open in front was placed when it opened.
  const boxes = placed(host).filter(
    ({ element }) =>
      !element.closest('[popover]') &&
      getComputedStyle(element).direction === direction &&
      !/^(inline|contents)$/.test(displayOf(element)),
  )
  return new Map(
    boxes.map(({ element, bounds }) => {
      const { left, right } = element.getBoundingClientRect()
      return [element, direction === 'rtl' ? bounds.right - right : left - bounds.left]
    }),
  )
}

/** What does not stand at the same place from there. */
export const misplaced = (before: ReturnType<typeof startsIn>, now: ReturnType<typeof startsIn>): string[] =>
  [...now].flatMap(([element, start]) => {
    const was = before.get(element)
    if (was === undefined) return [`${nameOf(element)} was not there`]
    return Math.abs(was - start) > 2
      ? [`${nameOf(element)} begins at ${Math.round(start)}, not ${Math.round(was)}`]
      : []
  })
