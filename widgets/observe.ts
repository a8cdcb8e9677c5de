import { languageOf } from '#i18n/language-of.ts'
import { loadWords } from '#i18n/words.ts'
import { callAhead } from './call-ahead.ts'

/** The base of all elements, requested together with the first element's own module. */
const core = () => import('./runtime/define-widget.tsx')

/** The modules of the elements; each defines its element when it is loaded. */
const modules: Record<string, () => Promise<unknown>> = {
  'research-sign-in': () => import('./sign-in/index.ts'),
  'research-feed': () => import('./feed/index.ts'),
  'research-document': () => import('./document/index.ts'),
  'research-companies': () => import('./companies/index.ts'),
  'research-company-profile': () => import('./company-profile/index.ts'),
  'research-analyst-profile': () => import('./analyst-profile/index.ts'),
  'research-events': () => import('./events/index.ts'),
  'research-event-cards': () => import('./event-cards/index.ts'),
  'research-event': () => import('./event/index.ts'),
  'research-preferences': () => import('./preferences/index.ts'),
  'research-replay': () => import('./replay/index.ts'),
  'research-landing': () => import('./landing/index.ts'),
  'research-reset-password': () => import('./reset-password/index.ts'),
  'research-change-password': () => import('./change-password/index.ts'),
  'research-suggestion': () => import('./suggestion/index.ts'),
  'research-lead': () => import('./lead/index.ts'),
  'research-changes': () => import('./changes/index.ts'),
  'research-most-read': () => import('./most-read/index.ts'),
  'research-follow': () => import('./follow/index.ts'),
  'research-following': () => import('./following/index.ts'),
  'research-inbox': () => import('./inbox/index.ts'),
  'research-usage': () => import('./usage/index.ts'),
  'research-account': () => import('./account/index.ts'),
  'research-notices': () => import('./notices/index.ts'),
}

// The build inserts the names of all files here, and for each tag a character per file that it loads first.
const lists = '__MODULES__' as unknown as Partial<Record<string, string>>
const names = lists.names?.split(' ')

/** Requests all modules of an element at once; nested imports would each cost a round trip. */
const together = (tag: string): Promise<unknown>[] =>
  [...(lists[tag] ?? '')].map((at) => import(/* @vite-ignore */ `./assets/${names?.[at.charCodeAt(0) - 48]}.js`))

/** A form of elements that editors accept; see `placeholders.ts`. */
const PLACEHOLDER = 'data-research-widget'
const selector = `${Object.keys(modules)},[${PLACEHOLDER}]`
const started = new Map<unknown, Promise<unknown>>()

/** Loads the modules of a tag once; undefined for an unknown element. */
function define(tag: string): Promise<unknown> | undefined {
  const load = modules[tag]
  if (load && !started.has(tag))
    started.set(
      tag,
      Promise.all([...together(tag), core(), load()]).catch((reason: unknown) => {
        // The next element of this kind tries again. Until then the fallback content shows.
        started.delete(tag)
        console.warn(`research-portal: <${tag}> could not be loaded.`, reason)
      }),
    )
  return started.get(tag)
}

function found(element: Element) {
  if (element.hasAttribute(PLACEHOLDER))
    started.set(
      element,
      import('./placeholders.ts')
        .then(({ fill }) => fill(element, define))
        .catch((reason: unknown) => console.warn(`research-portal: ${PLACEHOLDER} could not be loaded.`, reason))
        .finally(() => started.delete(element)),
    )
  else if (modules[element.localName]) {
    // Without the texts of its language an element shows nothing.
    void loadWords(languageOf(element))
    callAhead(element)
    define(element.localName)
    // Content rendered before the script is hydrated; see `mountWhenReady`.
    if (element.shadowRoot && element.matches(':not(:defined)'))
      import('./runtime/hydrate-placeholder.ts').catch(() => {})
  }
}

function findIn(node: Node) {
  if (!(node instanceof Element || node instanceof Document || node instanceof ShadowRoot)) return
  if (node instanceof Element) found(node)
  for (const element of node.querySelectorAll(selector)) found(element)
}

/** Defines the elements below `root`, and those that are added later. Shadow roots are observed separately. */
export function observe(root: Document | ShadowRoot | Element): void {
  findIn(root)
  new MutationObserver((changes) => {
    for (const { addedNodes, target, attributeName } of changes)
      if (attributeName) found(target as Element)
      else addedNodes.forEach(findIn)
  }).observe(root, { childList: true, subtree: true, attributeFilter: [PLACEHOLDER] })
}

/** Resolves when every element found so far is defined. */
export async function allDefined(): Promise<void> {
  await Promise.all(started.values())
}
