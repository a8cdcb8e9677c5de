/** What every element is built on: asked for together with the first element's own module, not after it. */
const core = () => import('../src/elements/define-widget.tsx')

/** The modules of the elements; each defines its own when it is loaded. */
const modules: Record<string, () => Promise<unknown>> = {
  'research-sign-in': () => import('./sign-in.ts'),
  'research-feed': () => import('./feed.ts'),
  'research-document': () => import('./document.ts'),
  'research-companies': () => import('./companies.ts'),
  'research-company-profile': () => import('./company-profile.ts'),
  'research-analyst-profile': () => import('./analyst-profile.ts'),
  'research-events': () => import('./events.ts'),
  'research-event-cards': () => import('./event-cards.ts'),
  'research-preferences': () => import('./preferences.ts'),
  'research-replay': () => import('./replay.ts'),
  'research-landing': () => import('./landing.ts'),
  'research-reset-password': () => import('./reset-password.ts'),
  'research-change-password': () => import('./change-password.ts'),
  'research-suggestion': () => import('./suggestion.ts'),
}

const selector = Object.keys(modules).join(',')
const started = new Map<string, Promise<unknown>>()

function define(element: Element) {
  const tag = element.localName
  const load = modules[tag]
  if (!load || started.has(tag)) return
  started.set(
    tag,
    Promise.all([core(), load()]).catch((reason: unknown) => {
      // The next element of this kind tries again; until then its own fallback content shows.
      started.delete(tag)
      console.warn(`research-portal: <${tag}> could not be loaded.`, reason)
    }),
  )
}

function defineIn(node: Node) {
  if (!(node instanceof Element || node instanceof Document || node instanceof ShadowRoot)) return
  if (node instanceof Element) define(node)
  for (const element of node.querySelectorAll(selector)) define(element)
}

/** Defines the elements that occur below `root`, and those that are added later. A shadow root is observed by itself. */
export function observe(root: Document | ShadowRoot | Element): void {
  defineIn(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(defineIn)
  }).observe(root, { childList: true, subtree: true })
}

/** Resolves when every element found so far is defined. */
export async function allDefined(): Promise<void> {
  await Promise.all(started.values())
}
