import type { PartialSettings, Settings } from './settings.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText)
const isTextMap: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText)

const checks: Record<keyof Settings, { is: Check; wanted: string }> = {
  apiBaseUrl: { is: isText, wanted: 'a text' },
  portalUrl: { is: isText, wanted: 'a text' },
  signedOutRedirect: { is: (v) => v === 'login' || v === 'landing_auth', wanted: '"login" or "landing_auth"' },
  labels: { is: isTextMap, wanted: 'an object of texts' },
  disableProfileLinks: { is: isText, wanted: 'a text' },
  semanticYearsLimit: { is: (v) => Number.isFinite(v) && Number(v) >= 0, wanted: 'a number of years, 0 or more' },
  trustedOrigins: { is: isTextList, wanted: 'a list of origins' },
  xsrfCookieName: { is: isText, wanted: 'a text' },
  xsrfHeaderName: { is: isText, wanted: 'a text' },
  cookieDomain: { is: isText, wanted: 'a text' },
  startDateKey: { is: isText, wanted: 'a text' },
  endDateKey: { is: isText, wanted: 'a text' },
  locale: { is: (v) => isText(v) && isLocale(v as string), wanted: 'a language tag' },
  messages: { is: isTextMap, wanted: 'an object of texts' },
  mail: { is: isTextMap, wanted: 'an object of texts' },
  pricingPdfUrl: { is: isText, wanted: 'a text' },
  disclosuresUrl: { is: isText, wanted: 'a text' },
  paths: { is: isTextMap, wanted: 'an object of texts' },
}

function isLocale(value: string) {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

/** Keeps what is known and well-formed; each other key earns a warning and is left out. */
export function checkSettings(given: unknown, source: string): PartialSettings {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    console.warn(`research-portal: the ${source} is not an object and was ignored.`)
    return {}
  }
  const good = Object.entries(given).filter(([key, value]) => {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof Settings] : undefined
    if (!check) console.warn(`research-portal: unknown key "${key}" in the ${source}.`)
    else if (!check.is(value)) console.warn(`research-portal: "${key}" in the ${source} must be ${check.wanted}.`)
    return check?.is(value)
  })
  return Object.fromEntries(good)
}
