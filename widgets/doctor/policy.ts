import { error, type Finding, ok, warning } from './finding.ts'
import { addressOf, elements, home, isRunning, settings } from './page.ts'
import { allows, deciding, pagePolicies } from './policies.ts'

/** A resource that the elements load, and what is lost without it. */
type Need = { directive: string; source: string; address: string; who: string; minor?: boolean }

function needs(): Need[] {
  const api = addressOf(settings().apiBaseUrl)
  const on = new Set(elements().map(({ localName }) => localName))
  const all: (Need | undefined)[] = [
    // A running script has been allowed, perhaps by a nonce.
    isRunning() ? undefined : { directive: 'script-src', ...from(home()), who: 'the elements' },
    api && { directive: 'connect-src', ...from(api), who: 'the elements' },
    api && { directive: 'img-src', ...from(api), who: 'pictures' },
    on.has('research-replay') && api ? { directive: 'media-src', ...from(api), who: '<research-replay>' } : undefined,
    on.has('research-replay')
      ? {
          directive: 'media-src',
          source: 'blob:',
          address: 'blob:',
          who: 'playlists in <research-replay>',
          minor: true,
        }
      : undefined,
    on.has('research-document')
      ? {
          directive: 'frame-src',
          source: 'blob:',
          address: 'blob:',
          who: 'PDF files in <research-document>',
          minor: true,
        }
      : undefined,
  ]
  return all.filter((need) => need !== undefined)
}

const from = ({ origin, href }: URL) => ({ source: origin, address: href })

/** Checks what the page's Content Security Policy would block, or has blocked. */
export async function checkPolicy(): Promise<Finding[]> {
  const policies = await pagePolicies()
  const found: Finding[] = []
  for (const policy of policies) {
    for (const need of needs()) {
      const { directive, source, address, who, minor } = need
      if (allows(policy, directive, address)) continue
      const say = minor ? warning : error
      found.push(say(`csp-${directive}`, `The policy stops ${who}.`, whatStops(policy, need), fixOf(directive, source)))
    }
    const types = policy.get('trusted-types')
    if (types && !types.includes('dompurify') && !types.includes('*'))
      found.push(
        error(
          'csp-trusted-types',
          'The policy stops texts of documents.',
          'The elements clean HTML under the Trusted Types policy “dompurify”, which the page does not allow.',
          `Add dompurify to trusted-types: “trusted-types ${[...types.filter((name) => name !== "'none'"), 'dompurify'].join(' ')}”.`,
        ),
      )
  }
  found.push(...blocked(await seen()))
  return found.length > 0 ? unique(found) : [ok('policy', 'The Content Security Policy stops nothing.')]
}

function whatStops(policy: Parameters<typeof deciding>[0], { directive, source }: Need) {
  const deciderName = deciding(policy, directive) ?? directive
  const because = deciderName === directive ? '' : `; there is no ${directive}, so ${deciderName} decides`
  return `${source} is not allowed by “${deciderName} ${(policy.get(deciderName) ?? []).join(' ')}”${because}.`
}

const fixOf = (directive: string, source: string) =>
  `Add ${source} to ${directive} in the page’s Content-Security-Policy: “${directive} ${source}”.`

type Violation = {
  effectiveDirective: string
  blockedURL: string | null
  sourceFile: string | null
  disposition: SecurityPolicyViolationEventDisposition
}

/** What was blocked since the doctor started, for browsers without buffered reports. */
const since: Violation[] = []
if (typeof document !== 'undefined')
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, disposition }) => {
      since.push({ effectiveDirective, blockedURL: blockedURI, sourceFile, disposition })
    },
  )

/** All reports of the browser since the page started. */
function seen(): Promise<Violation[]> {
  if (typeof ReportingObserver === 'undefined') return Promise.resolve(since)
  return new Promise((resolve) => {
    const all: Report[] = []
    const observer = new ReportingObserver((reports) => all.push(...reports), {
      types: ['csp-violation'],
      buffered: true,
    })
    observer.observe()
    // Buffered reports arrive in a separate task.
    setTimeout(() => {
      all.push(...observer.takeRecords())
      observer.disconnect()
      resolve(all.map(({ body }) => body as unknown as Violation))
    }, 50)
  })
}

/** The blocked requests of our files and our API. */
function blocked(violations: readonly Violation[]): Finding[] {
  const ours = [home().origin, addressOf(settings().apiBaseUrl)?.origin]
  return violations.flatMap(({ effectiveDirective, blockedURL, sourceFile, disposition }) => {
    // Report-only violations are not blocked, and only the doctor requests the page's own address.
    if (disposition === 'report' || blockedURL === location.href) return []
    const origin = blockedURL && URL.canParse(blockedURL) ? new URL(blockedURL).origin : undefined
    const isOurs =
      origin === undefined || origin === 'null' ? sourceFile?.startsWith(home().href) : ours.includes(origin)
    if (!isOurs) return []
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '')
    const source = origin && origin !== 'null' ? origin : (blockedURL ?? 'it')
    return [
      error(
        `csp-${directive}`,
        'The policy has stopped something.',
        `${directive} has blocked ${blockedURL}.`,
        fixOf(directive, source === 'blob' ? 'blob:' : source),
      ),
    ]
  })
}

/** Removes duplicates: what would be blocked has often been blocked too. */
const unique = (findings: readonly Finding[]) =>
  findings.filter(({ fix }, index) => findings.findIndex((other) => other.fix === fix) === index)
