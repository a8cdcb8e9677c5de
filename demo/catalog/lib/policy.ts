/** Sources by directive, in the order in which a header names them. */
export type Policy = Readonly<Record<string, readonly string[]>>

export type PolicyOptions = {
  /** Where script, styles and the API come from: an origin, or `'self'`. */
  source: string
  /** Texts of inline scripts by their hash, `sha256-…`. */
  hashes?: readonly string[]
  trustedTypes?: boolean
}

/** What single elements need besides what all do. */
const own: Readonly<Record<string, (source: string) => Policy>> = {
  // A stream is put together from its segments in memory.
  'research-replay': (source) => ({ 'media-src': [source, 'blob:'] }),
  // A PDF in the page; without it the document offers the file.
  'research-document': () => ({ 'frame-src': ['blob:'] }),
}

/** The strictest policy under which a page with this element, and nothing else, works in full (embedding 2). */
export function policyFor(tag: string, { source, hashes = [], trustedTypes = false }: PolicyOptions): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': [source, ...hashes.map((hash) => `'${hash}'`)],
    'style-src': [source],
    'connect-src': [source],
    'img-src': [source],
    'font-src': [source],
    ...(Object.hasOwn(own, tag) && own[tag]?.(source)),
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['dompurify'] }),
  }
}

/** The value of a `Content-Security-Policy` header; with `separator` one directive a line, to read. */
export const policyText = (policy: Policy, separator = '; '): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(separator)

/** The hash of an inline script as a policy names it. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
