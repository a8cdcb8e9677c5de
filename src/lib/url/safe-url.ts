const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Checks an address from data or a query before it becomes a link, and resolves it against `base`. It must be http,
 * https, mailto or tel, without a name or password. Anything else is undefined.
 */
export function safeUrl(address: string | null | undefined, base: string): URL | undefined {
  if (!address || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return PROTOCOLS.has(url.protocol) && !url.username && !url.password ? url : undefined
}
