/** Longer than the path of any file. */
const LONGEST = 1024

/** Characters that one parser takes for a part of a path and another one for its end or for a step in it. */
const AMBIGUOUS = /^\.{0,2}$|[/\\\p{Cc}]/u

/**
 * The path of a file of this API, decoded once as the router does, so that whoever gives a token and whoever takes one read the
 * same. Undefined: it is none, or it could be read in two ways. Whether there is such a file is seen when it is loaded.
 */
function parseFilePath(path: string): string | undefined {
  if (path.length > LONGEST) return undefined
  try {
    const [start, ...parts] = path.split('/').map(decodeURIComponent)
    const named = parts.at(-1) === '' ? parts.slice(0, -1) : parts
    const isFile = named[0] === 'api' && named[1] === 'files' && named.length > 2
    return start === '' && isFile && !named.some((part) => AMBIGUOUS.test(part)) ? ['', ...parts].join('/') : undefined
  } catch {
    return undefined
  }
}

/** The path in a request's line, or in an address; what is no path of this server's is ''. */
const getPath = (url: string): string => /^\/[^?#]*/.exec(url)?.[0] ?? ''

/** The file that a request asks for. */
export const requestedFile = (url: string): string | undefined => parseFilePath(getPath(url))

/**
 * The file that an address names: a path, one from the API's own address on such as `files/…`, or an absolute http(s) address of
 * `host`. Of which scheme is left open, since a server behind a proxy may not know its own.
 */
export function addressedFile(address: string, host: string): string | undefined {
  const [, origin = '', rest = address] = /^(https?:\/\/[^/?#\\@\s]+)(.*)$/is.exec(address) ?? []
  if (origin === '' && !address.startsWith('/')) return requestedFile(`/api/${address}`)
  return origin === '' || isSameHost(origin, host) ? requestedFile(rest) : undefined
}

function isSameHost(origin: string, host: string): boolean {
  const [scheme = ''] = origin.split('//')
  const own = `${scheme}//${host}`
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host
}
