import { defaults, type Settings } from '#config/settings.ts'
import { widgets } from '#widgets/all-specs.ts'
import { type AttributeSpec, commonAttributes } from '#widgets/runtime/widget-spec.ts'

/** The attributes of every element, by its tag. */
export const known: ReadonlyMap<string, Readonly<Record<string, AttributeSpec>>> = new Map(
  widgets.map(({ spec }) => [spec.tag, { ...spec.attributes, ...commonAttributes }]),
)

/** What all copies of the bundle share on a page; read here as it lies there, in case no copy has started. */
type Runtime = { versions: readonly string[]; slots: ReadonlyMap<string, unknown> }
const KEY = Symbol.for('research-portal.runtime')

function runtime() {
  const holder: typeof globalThis & { [KEY]?: Runtime } = globalThis
  return holder[KEY]
}

/** The versions of the package that have started on this page. */
export const versions = (): readonly string[] => runtime()?.versions ?? []

/** The page's element of the settings, and another that nobody reads. */
export const configScripts = () => document.querySelectorAll<HTMLElement>('[id="research-config"]')

/** The settings in force: those of the running elements, else what the page's script asks for. */
export function settings(): Settings {
  const running = runtime()?.slots.get('config') as { get(): Settings } | undefined
  if (running) return running.get()
  try {
    return { ...defaults, ...JSON.parse(configScripts()[0]?.textContent ?? '{}') }
  } catch {
    return defaults
  }
}

/** An address of the settings as the elements use it; undefined when it is none. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text || '/', document.baseURI)
  } catch {
    return undefined
  }
}

/** The page and the open shadow roots on it, except those of our own elements. */
function roots(root: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const hosts = [...root.querySelectorAll('*')].filter(({ localName }) => !localName.startsWith('research-'))
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))]
}

/** Everything whose tag begins with ours, in the page's order. */
export const tagged = (): HTMLElement[] =>
  roots().flatMap((root) =>
    [...root.querySelectorAll<HTMLElement>('*')].filter(
      ({ localName }) => localName.startsWith('research-') && localName !== 'research-doctor',
    ),
  )

/** The elements that there are, of those on the page. */
export const elements = (): HTMLElement[] => tagged().filter(({ localName }) => known.has(localName))

export const CLASSIC = 'research-widgets.iife.js'

/** The scripts that bring the elements: the loader, or the classic script with all of them. */
export const loaderScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) => {
    const { pathname } = new URL(src, document.baseURI)
    return pathname.endsWith(`/${CLASSIC}`) || (pathname.includes('/widgets/') && pathname.endsWith('/loader.js'))
  })

/** The folder that the elements come from: that of their script, else the one that the doctor itself lies in. */
export function home(): URL {
  const address = loaderScripts()[0]?.src ?? import.meta.url
  return new URL('.', URL.canParse('.', address) ? address : document.baseURI)
}

/** Whether elements are at work, however they came. */
export const isRunning = (): boolean =>
  versions().length > 0 || elements().some((element) => element.matches(':defined'))
