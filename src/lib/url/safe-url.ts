const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address from data or a query, checked before it becomes a link: http, https, mailto or tel, and no name or password
 * inside it. Resolved against `base`; anything else is undefined.
 */
export function safeUrl(address: string | null | undefined, base: string): URL | undefined {
  if (!address || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return PROTOCOLS.has(url.protocol) && !url.username && !url.password ? url : undefined
}
