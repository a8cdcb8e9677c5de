import { apiBase } from '#config/config.ts'
import { isTrusted } from './authorised-link.ts'
import { fileUrl } from './links.ts'

/**
 * `https://…`, or a path of the API's origin. Excluded are `//host`, `\\host`, `https:host`, blanks and control
 * characters.
 */
const PLAIN = /^(?:https?:\/\/[^/\\]|\/(?![/\\]))[^\\\s\p{C}]*$/iu

/**
 * Checks the target of a link in a query, which is followed with the session's token. It must be an http(s) address of
 * the API's origin or a trusted one, without a name or password. Spreadsheets are forced to download (R156, R157, C45,
 * C46). Anything else is undefined.
 */
export function redirectTarget(link: string | null): URL | undefined {
  if (!link || !PLAIN.test(link)) return undefined
  const url = fileUrl(new URL(link, apiBase().origin).href)
  return url && isTrusted(url) ? url : undefined
}
