import { atom } from 'nanostores'
import { $messages } from '#i18n/texts.ts'
import { shared } from '#lib/dom/runtime.ts'
import { safeUrl } from '#lib/url/safe-url.ts'
import { checkSettings, pageAddress } from './check-settings.ts'
import { door } from './configure.ts'
import { defaults, type PartialSettings, type Settings } from './settings.ts'

/** Lays settings over others, section by section; a sector label alone also names a sub-sector without a name of its own (R208). */
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
    console.warn('research-portal: the research-config script is not JSON.')
    return {}
  }
}

/** The page's settings, one for all elements and all copies of the bundle. */
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

door.apply ??= apply
for (const settings of door.waiting.splice(0)) door.apply(settings)

/** Whether names of analysts and companies link to their profiles; the text `true` alone turns that off (R052). */
export const profileLinksEnabled = (): boolean => config().disableProfileLinks !== 'true'

/** The API's address with a slash at its end. */
export function apiBase(): URL {
  const base = new URL(config().apiBaseUrl, pageAddress())
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

/** Where a path of the portal leads from this page: into the portal itself, or from a host page to `portalUrl`. */
const portalBase = (): URL => new URL(config().portalUrl || '/', pageAddress())

/** An address from data as a link of the portal: a path within it, or an absolute address; anything unsafe is undefined. */
export const portalLink = (address: string | null | undefined): URL | undefined => safeUrl(address, portalBase().href)
