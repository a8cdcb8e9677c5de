import { visitId } from '#lib/dom/visit.ts'
import { afterTransition } from './page-transition.ts'

/** How long to wait for the link to appear again. */
const TIMEOUT_MS = 5000

type Root = Document | ShadowRoot
/** Identifies a link or its host in a root: the n-th element with this name and href. */
type Step = { name: string; href: string | null; index: number }

/** The link by which each page was left, as steps through shadow roots. */
const links = new Map<string, readonly Step[]>()
let returning: AbortController | undefined

const alike = (root: Root, { name, href }: Omit<Step, 'index'>): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(name)].filter((element) => element.getAttribute('href') === href)

function stepsTo(element: Element): Step[] {
  const root = element.getRootNode() as Root
  const kind = { name: element.localName, href: element.getAttribute('href') }
  const step = { ...kind, index: alike(root, kind).indexOf(element as HTMLElement) }
  return root instanceof ShadowRoot ? [...stepsTo(root.host), step] : [step]
}

function elementAt([step, ...inner]: readonly Step[], root: Root): HTMLElement | undefined {
  const found = step && alike(root, step)[step.index]
  if (inner.length === 0) return found
  return found?.shadowRoot ? elementAt(inner, found.shadowRoot) : undefined
}

/** Whether the user has not focused anything on the page yet. */
const isNowhere = () => document.activeElement === document.body || document.activeElement?.id === 'content'

/** Focuses the link when it appears, unless the user acts first. */
function focusLink(steps: readonly Step[]) {
  returning = new AbortController()
  const { signal } = returning
  const end = () => returning?.abort()
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, end, { signal })
  const deadline = performance.now() + TIMEOUT_MS
  const look = () => {
    if (signal.aborted || performance.now() > deadline) return
    const link = elementAt(steps, document)
    if (!link) return requestAnimationFrame(look)
    // `scroll.ts` restores the scroll position.
    if (isNowhere()) link.focus({ preventScroll: true })
    end()
  }
  // In the next frame the previous page is shown and its content has the focus.
  requestAnimationFrame(look)
}

/** Back and Forward return the focus to the link by which the page was left (WCAG 2.4.3). */
export function restoreFocus(): void {
  const note = (event: Event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
    if (link instanceof HTMLAnchorElement) links.set(visitId(), stepsTo(link))
  }
  // In the capture phase, before the link starts a new visit.
  document.addEventListener('click', note, { capture: true })
  window.addEventListener('popstate', () => {
    returning?.abort()
    const steps = links.get(visitId())
    if (steps) afterTransition(() => focusLink(steps))
  })
}
