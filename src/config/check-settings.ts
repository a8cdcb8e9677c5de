import { safeUrl } from '#lib/url/safe-url.ts'
import { defaults, type PartialSettings, type Settings } from './settings.ts'

export const getKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const isTexts = (value: object) => Object.values(value).every((item) => typeof item === 'string')

/** The base of relative addresses in the settings. */
export const pageAddress = () => globalThis.document?.baseURI ?? 'http://localhost/'

const isWebAddress = (text: string, base: string) => safeUrl(text, base)?.protocol.startsWith('http') === true

/** Whether a value has the type of its default. Addresses and enumerations are checked further. */
export function fits(key: keyof Settings, value: unknown): boolean {
  if (key === 'getAccessToken') return value === null || typeof value === 'function'
  if (value === null || getKind(value) !== getKind(defaults[key])) return false
  if (typeof value === 'object')
    return (
      isTexts(value) &&
      (key !== 'trustedOrigins' || Object.values(value).every((item) => isWebAddress(item, 'about:blank')))
    )
  if (typeof value === 'number') return value >= 0
  if (key === 'apiBaseUrl' || key === 'portalUrl') return isWebAddress(String(value) || '/', pageAddress())
  if (key === 'signedOutRedirect') return value === 'login' || value === 'landing_auth'
  if (key === 'analytics') return value === 'on' || value === 'off'
  if (key === 'fileTokens') return value === 'access' || value === 'exchange'
  if (key === 'refreshCookie') return value === 'readable' || value === 'http-only'
  if (key === 'session') return value === 'cookie' || value === 'memory' || value === 'host'
  return key !== 'locale' || isLocale(String(value))
}

function isLocale(value: string) {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

export const isKey = (key: string): key is keyof Settings => Object.hasOwn(defaults, key)

/** Keeps known keys with valid values, and warns about the others. Origins are normalized. */
export function checkSettings(given: unknown, source: string): PartialSettings {
  const warn = (text: string) => console.warn(`research-portal: ${source}: ${text}`)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    warn('not an object, ignored.')
    return {}
  }
  const good = Object.entries(given).filter(([key, value]) => {
    if (!isKey(key)) warn(`unknown key "${key}", ignored.`)
    else if (fits(key, value)) return true
    else warn(`"${key}" is not a valid ${getKind(defaults[key])}, ignored.`)
    return false
  })
  const settings: PartialSettings = Object.fromEntries(good)
  if (settings.trustedOrigins) settings.trustedOrigins = settings.trustedOrigins.map((item) => new URL(item).origin)
  return settings
}
