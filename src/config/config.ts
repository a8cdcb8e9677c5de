import { atom } from 'nanostores'
import { $messages } from '#i18n/texts.ts'
import { shared } from '#lib/dom/runtime.ts'
import { safeUrl } from '#lib/url/safe-url.ts'
import { checkSettings, pageAddress } from './check-settings.ts'
import { settingsQueue } from './configure.ts'
import { defaults, type PartialSettings, type Settings } from './settings.ts'

/**
 * Merges settings, section by section. A label for sectors also names sub-sectors, if these have no label of their own
 * (R208).
 */
export function layer(base: Settings, over: PartialSettings): Settings {
  const labels = { ...base.labels, ...over.labels }
  const unnamed = [defaults.labels.subSector, base.labels.sector].includes(base.labels.subSector)
  if (over.labels?.sector && !over.labels.subSector && unnamed) labels.subSector = over.labels.sector
  return {
    ...base,
    ...over,
    labels,
    mail: { ...base.mail, ...over.mail },
    messages: { ...base.messages, ...over.messages },
    paths: { ...base.paths, ...over.paths },
  }
}

/** The settings in the page's `<script type="application/json" id="research-config">`. */
function pageSettings(): PartialSettings {
  const script = globalThis.document?.getElementById('research-config')?.textContent
  if (!script) return {}
  try {
    return checkSettings(JSON.parse(script), 'research-config script')
  } catch {
    console.warn('research-portal: the research-config script is not valid JSON, ignored.')
    return {}
  }
}

/** The page's settings, shared by all elements and all copies of the bundle. */
export const $config = shared('config', () => {
  const start = atom(layer(layer(defaults, __BUILD_SETTINGS__), pageSettings()))
  $messages.set(start.get().messages)
  return start
})

export const config = (): Settings => $config.get()

function apply(settings: PartialSettings) {
  const next = layer(config(), checkSettings(settings, 'configure() call'))
  $config.set(next)
  $messages.set(next.messages)
}

settingsQueue.apply ??= apply
for (const settings of settingsQueue.waiting.splice(0)) settingsQueue.apply(settings)

/** Whether names of analysts and companies link to their profiles. Only the text `true` turns the links off (R052). */
export const profileLinksEnabled = (): boolean => config().disableProfileLinks !== 'true'

/** The API's address, ending in a slash. */
export function apiBase(): URL {
  const base = new URL(config().apiBaseUrl, pageAddress())
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

/** The base of portal links: the portal itself, or `portalUrl` on a host page. */
const portalBase = (): URL => new URL(config().portalUrl || '/', pageAddress())

/**
 * A link of the portal for an address from data: a path in the portal, or an absolute address. Undefined if it is
 * unsafe.
 */
export const portalLink = (address: string | null | undefined): URL | undefined => safeUrl(address, portalBase().href)
