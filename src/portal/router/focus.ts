import { visitId } from '#lib/dom/visit.ts'
import { onceTurned } from './turn.ts'

/** How long a page may take until the link is there again. */
const PATIENCE_MS = 5000

type Root = Document | ShadowRoot
/** What a link, or an element around it, is in its root: the n-th with this name and address. */
type Step = { name: string; href: string | null; index: number }

/** The links that pages were last left by, each as the steps through shadow roots that lead to it. */
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

/** Whether the reader has not yet gone to anything on the page. */
const isNowhere = () => document.activeElement === document.body || document.activeElement?.id === 'content'

/** Gives the focus to the link once it is there; a reader who acts first has the last word. */
function giveBack(steps: readonly Step[]) {
  returning = new AbortController()
  const { signal } = returning
  const end = () => returning?.abort()
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, end, { signal })
  const deadline = performance.now() + PATIENCE_MS
  const look = () => {
    if (signal.aborted || performance.now() > deadline) return
    const link = elementAt(steps, document)
    if (!link) return requestAnimationFrame(look)
    // The scroll has a position of its own (`scroll.ts`).
    if (isNowhere()) link.focus({ preventScroll: true })
    end()
  }
  // By the next frame the page shown is the one that was come back to, and its content has the focus.
  requestAnimationFrame(look)
}

/** Back and Forward give the focus to the link that the page was left by (WCAG 2.4.3). */
export function restoreFocus(): void {
  const note = (event: Event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
    if (link instanceof HTMLAnchorElement) links.set(visitId(), stepsTo(link))
  }
  // Before the link is followed, which is another visit.
  document.addEventListener('click', note, { capture: true })
  window.addEventListener('popstate', () => {
    returning?.abort()
    const steps = links.get(visitId())
    if (steps) onceTurned(() => giveBack(steps))
  })
}
