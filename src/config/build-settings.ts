import { checkSettings } from './check-settings.ts'
import type { PartialSettings } from './settings.ts'

type Environment = Readonly<Record<string, string | boolean | undefined>>

const without = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** The settings a build was made with, from its `VITE_…` variables (R052, R208). */
export function buildSettings(env: Environment): PartialSettings {
  const text = (name: string) => (typeof env[name] === 'string' && env[name] !== '' ? env[name] : undefined)
  const sector = text('VITE_LABEL_SECTOR')
  const settings = without({
    apiBaseUrl: text('VITE_API_BASE_URL'),
    portalUrl: text('VITE_PORTAL_URL'),
    signedOutRedirect: text('VITE_SIGNED_OUT_REDIRECT'),
    analytics: text('VITE_ANALYTICS'),
    disableProfileLinks: text('VITE_DISABLE_PROFILE_LINKS'),
    fileTokens: text('VITE_FILE_TOKENS'),
    xsrfCookieName: text('VITE_XSRF_COOKIE_NAME'),
    xsrfHeaderName: text('VITE_XSRF_HEADER_NAME'),
    session: text('VITE_SESSION'),
    refreshCookie: text('VITE_REFRESH_COOKIE'),
    cookieDomain: text('VITE_COOKIE_DOMAIN'),
    locale: text('VITE_LOCALE'),
    trustedOrigins: text('VITE_TRUSTED_ORIGINS')
      ?.split(',')
      .map((origin) => origin.trim()),
    labels: without({
      analyst: text('VITE_LABEL_ANALYST'),
      company: text('VITE_LABEL_COMPANY'),
      sector,
      subSector: text('VITE_LABEL_SUB_SECTOR'),
    }),
  })
  return checkSettings(settings, 'build settings')
}
