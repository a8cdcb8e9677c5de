const REDACTED = '[redacted]'

/** Lower case and decoded, as routes and query parsers read it; text that cannot be decoded stays as it is. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

/** Hides the ticket of a replay's address and the token of a reset link: both are segments of the path. */
function cleanPath(path: string): string {
  const segments = path.split('/')
  const names = segments.map(readable)
  const isSecret = (index: number) =>
    names[index - 1] === 'reset_password' || (names[index - 2] === 'replays' && names[index - 3] === 'files')
  return segments.map((segment, index) => (segment !== '' && isSecret(index) ? REDACTED : segment)).join('/')
}

/** What a sign-in at the provider of a firm carries through addresses. */
const PASSED_ON = new Set(['code', 'request', 'state'])

const isSecret = (name: string) => name.includes('token') || PASSED_ON.has(name)

/** Hides everything after the first name of a secret, in what stands between two `&`. */
function cleanParameter(parameter: string): string {
  let end = parameter.indexOf('=')
  for (let start = 0; end >= 0; end = parameter.indexOf('=', start)) {
    if (isSecret(readable(parameter.slice(start, end)))) return `${parameter.slice(0, end)}=${REDACTED}`
    start = end + 1
  }
  return parameter
}

const cleanQuery = (query: string) => query.replace(/[^&#]+/g, cleanParameter)

/**
 * An address with no token in it: hidden are the values of query parameters whose names hold "token" or are those of a sign-in
 * elsewhere, and the segments of a path that are tokens. The time it takes grows with the length alone, since anybody may send 64 kB of it.
 */
export function withoutTokens(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? cleanPath(url) : cleanPath(url.slice(0, end)) + url[end] + cleanQuery(url.slice(end + 1))
}
