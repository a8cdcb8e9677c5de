import { defaults, type Settings } from '#config/settings.ts'
import { widgets } from '#widgets/all-specs.ts'
import { type AttributeSpec, commonAttributes } from '#widgets/runtime/widget-spec.ts'

/** The attributes of all elements, by tag. */
export const known: ReadonlyMap<string, Readonly<Record<string, AttributeSpec>>> = new Map(
  widgets.map(({ spec }) => [spec.tag, { ...spec.attributes, ...commonAttributes }]),
)

/** The state that all copies of the bundle share on a page. It is read directly, in case no copy has started. */
type Runtime = { versions: readonly string[]; slots: ReadonlyMap<string, unknown> }
const KEY = Symbol.for('research-portal.runtime')

function runtime() {
  const holder: typeof globalThis & { [KEY]?: Runtime } = globalThis
  return holder[KEY]
}

/** The versions of the package that have started on this page. */
export const versions = (): readonly string[] => runtime()?.versions ?? []

/** The page's settings script, and duplicates that are ignored. */
export const configScripts = () => document.querySelectorAll<HTMLElement>('[id="research-config"]')

/** The settings of the running elements, else those in the page's script. */
export function settings(): Settings {
  const running = runtime()?.slots.get('config') as { get(): Settings } | undefined
  if (running) return running.get()
  try {
    return { ...defaults, ...JSON.parse(configScripts()[0]?.textContent ?? '{}') }
  } catch {
    return defaults
  }
}

/** Resolves an address as the elements do; undefined if it is invalid. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text || '/', document.baseURI)
  } catch {
    return undefined
  }
}

/** The page and its open shadow roots, except those of our own elements. */
function roots(root: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const hosts = [...root.querySelectorAll('*')].filter(({ localName }) => !localName.startsWith('research-'))
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))]
}

/** All elements with our tag prefix, in document order. */
export const tagged = (): HTMLElement[] =>
  roots().flatMap((root) =>
    [...root.querySelectorAll<HTMLElement>('*')].filter(
      ({ localName }) => localName.startsWith('research-') && localName !== 'research-doctor',
    ),
  )

/** The known elements among them. */
export const elements = (): HTMLElement[] => tagged().filter(({ localName }) => known.has(localName))

export const CLASSIC = 'research-widgets.iife.js'

/** The scripts that define elements: the loader, or the classic script. */
export const loaderScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) => {
    const { pathname } = new URL(src, document.baseURI)
    return pathname.endsWith(`/${CLASSIC}`) || (pathname.includes('/widgets/') && pathname.endsWith('/loader.js'))
  })

/** The directory of the elements: that of their script, else the doctor's own. */
export function home(): URL {
  const address = loaderScripts()[0]?.src ?? import.meta.url
  return new URL('.', URL.canParse('.', address) ? address : document.baseURI)
}

/** Whether any element is defined. */
export const isRunning = (): boolean =>
  versions().length > 0 || elements().some((element) => element.matches(':defined'))
