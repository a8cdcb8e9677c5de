import { fits, getKind, isKey } from '#config/check-settings.ts'
import { defaults } from '#config/settings.ts'
import { didYouMean } from './closest.ts'
import { error, type Finding, ok, shown, warning } from './finding.ts'
import { addressOf, configScripts, home, loaderScripts, settings } from './page.ts'

const example = '<script type="application/json" id="research-config">{ "apiBaseUrl": "https://…/api/" }</script>'

/** Checks the page's settings: present, readable, and valid. */
export function checkSettings(): Finding[] {
  const scripts = configScripts()
  const [script] = scripts
  const found = script ? [...placeOf(script, scripts.length), ...contentOf(script)] : missing()
  return found.length > 0 ? found : [ok('config', 'The settings are valid.')]
}

function missing(): Finding[] {
  const api = addressOf(settings().apiBaseUrl)
  if (home().origin === origin || api?.origin !== origin) return []
  return [
    error(
      'config-missing',
      'The page has no settings.',
      `The elements come from ${home().origin} and ask ${api.href}, on this page’s own host, for their data.`,
      `Put this before the script of the elements, with the address of your API: ${example}`,
    ),
  ]
}

function placeOf(script: HTMLElement, count: number): Finding[] {
  const found: Finding[] = []
  if (count > 1)
    found.push(
      error(
        'config-twice',
        'There are several settings.',
        `${count} elements have the id “research-config”; only the first one is read.`,
        'Put all settings into one of them, and remove the others.',
      ),
    )
  if (!(script instanceof HTMLScriptElement) || script.type !== 'application/json')
    found.push(
      error(
        'config-type',
        'The settings are no JSON script.',
        `They stand in ${shown(script)}, which a browser shows or runs.`,
        `Write them so: ${example}`,
      ),
    )
  const early = loaderScripts().find(
    (loader) => loader.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (early) {
    const waits = early.type === 'module' && !early.async
    const say = waits ? warning : error
    found.push(
      say(
        'config-after-loader',
        'The settings stand after the script.',
        `${shown(early)} ${waits ? 'may start before they are there.' : 'starts before they are there.'}`,
        'Move <script type="application/json" id="research-config"> before it.',
      ),
    )
  }
  return found
}

function contentOf(script: HTMLElement): Finding[] {
  let given: unknown
  try {
    given = JSON.parse(script.textContent ?? '')
  } catch (reason) {
    return [
      error(
        'config-not-json',
        'The settings are not JSON.',
        `${reason instanceof Error ? reason.message : reason}. None of them holds.`,
        'Write keys and texts in "double quotes", no comma after the last one, and no comments.',
      ),
    ]
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return [error('config-not-json', 'The settings are no object.', 'None of them holds.', 'Write { "key": "value" }.')]
  return Object.entries(given).flatMap(([key, value]) => faultOf(key, value))
}

function faultOf(key: string, value: unknown): Finding[] {
  if (!isKey(key))
    return [
      warning(
        'config-unknown-key',
        `There is no setting “${key}”.`,
        'It is left out.',
        `${didYouMean(key, Object.keys(defaults))}`,
      ),
    ]
  if (fits(key, value)) return []
  return [
    error(
      'config-bad-value',
      `The setting “${key}” has a bad value.`,
      `${JSON.stringify(value)} is left out; ${JSON.stringify(defaults[key])} holds.`,
      `Give it a valid ${getKind(defaults[key])}, as ${JSON.stringify(exampleOf[key] ?? defaults[key])}, or leave it out.`,
    ),
  ]
}

const exampleOf: Readonly<Record<string, unknown>> = {
  apiBaseUrl: 'https://research.example/api/',
  portalUrl: 'https://research.example/',
  trustedOrigins: ['https://files.example'],
  cookieDomain: 'example.com',
}
