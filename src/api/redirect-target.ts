import { apiBase } from '#config/config.ts'
import { isTrusted } from './authorised-link.ts'
import { fileUrl } from './links.ts'

/** `https://…`, or a path of the API's own origin; `//host`, `\\host`, `https:host`, blanks and control characters are neither. */
const PLAIN = /^(?:https?:\/\/[^/\\]|\/(?![/\\]))[^\\\s\p{C}]*$/iu

/**
 * Where a link in a query may lead, to be followed with the session's token: an http(s) address of the API's origin or of a
 * trusted one, without a name or password in it, forced to download for spreadsheets (R156, R157, C45, C46). Anything else
 * is undefined.
 */
export function redirectTarget(link: string | null): URL | undefined {
  if (!link || !PLAIN.test(link)) return undefined
  const url = fileUrl(new URL(link, apiBase().origin).href)
  return url && isTrusted(url) ? url : undefined
}
