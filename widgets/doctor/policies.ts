/** A policy: directives and their sources. */
type Policy = ReadonlyMap<string, readonly string[]>

/** Parses `default-src 'none'; img-src a b`; a header may hold several policies, separated by commas. */
export const readPolicies = (text: string): Policy[] =>
  text
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => {
      const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
      // The first directive of a name counts.
      return new Map(
        directives
          .reverse()
          .filter(([name]) => name)
          .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
      )
    })

/** The policies in the page's markup and in its headers, if these can be requested again. */
export async function pagePolicies(): Promise<Policy[]> {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')
  const texts = [...metas].map(({ content }) => content)
  if (location.protocol.startsWith('http')) {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'force-cache' }).catch(() => undefined)
    texts.push(answer?.headers.get('content-security-policy') ?? '')
  }
  return texts.flatMap(readPolicies)
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'require-trusted-types-for': ['require-trusted-types-for'],
}

/** The directive that applies to `name`, if there is one. */
export function deciding(policy: Policy, name: string): string | undefined {
  return (fallbacks[name] ?? [name, 'default-src']).find((each) => policy.has(each))
}

/** Whether a policy allows an address, `https://api.example/api/`, or a scheme, `blob:`. */
export function allows(policy: Policy, name: string, address: string): boolean {
  const directive = deciding(policy, name)
  if (directive === undefined) return true
  const sources = policy.get(directive) ?? []
  // Scripts that are trusted by other means may load anything, which cannot be checked here.
  if (name === 'script-src' && sources.includes("'strict-dynamic'")) return true
  return sources.some((source) => fits(source, address))
}

function fits(source: string, address: string): boolean {
  const url = new URL(address.endsWith(':') ? `${address}x` : address)
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (source === "'self'") return url.origin === origin
  if (/^[a-z][\w+.-]*:$/i.test(source)) return upgraded(source.toLowerCase(), url.protocol)
  const match = source.match(/^(?:([a-z][\w+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i)
  if (!match || source.startsWith("'")) return false
  const [, scheme = new URL(document.baseURI).protocol, host = '', port, path] = match
  if (!upgraded(scheme.toLowerCase(), url.protocol)) return false
  const isHost = host.startsWith('*')
    ? host === '*' || url.hostname.endsWith(host.slice(1).toLowerCase())
    : url.hostname === host.toLowerCase()
  const usual = url.protocol === 'https:' ? '443' : '80'
  const isPort = port === '*' || (url.port || usual) === (port ?? usual)
  const isPath = !path || path === '/' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
  return isHost && isPort && isPath
}

/** `http:` in a policy also allows `https:`. */
const upgraded = (scheme: string, protocol: string) =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:')
