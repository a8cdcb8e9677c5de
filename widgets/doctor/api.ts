import { error, type Finding, ok, warning } from './finding.ts'
import { addressOf, settings } from './page.ts'

const CLOCK_MINUTES = 5

/** A call that needs no session: the content of the landing page. */
const PUBLIC_CALL = 'get_home_page_slots'

/** Checks whether the API answers this page. */
export async function checkApi(): Promise<Finding[]> {
  const { apiBaseUrl, paths } = settings()
  const base = addressOf(apiBaseUrl)
  if (!base) return [unreachable(apiBaseUrl)]
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  if (location.protocol === 'https:' && base.protocol === 'http:' && !isHere(base)) return [mixed(base)]
  const url = new URL(paths[PUBLIC_CALL] ?? PUBLIC_CALL, base)
  const stopped = violation(url.origin)
  const answer = await fetch(url).catch(() => undefined)
  if (answer) return judge(answer, url)
  const directive = await stopped
  if (directive)
    return [
      error(
        'csp-connect-src',
        'The policy stops the API.',
        `${url.origin} is not allowed by the page’s Content Security Policy.`,
        `Add ${url.origin} to connect-src in the page’s Content-Security-Policy: “connect-src ${url.origin}”.`,
      ),
    ]
  return [(await hasServer(url)) ? notAllowed(url) : unreachable(url.href)]
}

/**
 * Whether there is a server that only keeps its answers from this page. An API may forbid other origins to load its answers at all;
 * the script of the elements is for every page.
 */
async function hasServer(url: URL): Promise<boolean> {
  const addresses = [url, new URL('/widgets/loader.js', url)]
  const answers = await Promise.all(addresses.map((one) => fetch(one, { mode: 'no-cors' }).catch(() => undefined)))
  return answers.some((answer) => answer !== undefined)
}

const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The directive that blocks a call to this origin in the next moments, if any. */
const violation = (origin: string) =>
  new Promise<string | undefined>((resolve) => {
    const told = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      const isCall = effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)
      if (isCall && disposition === 'enforce') resolve(effectiveDirective)
    }
    document.addEventListener('securitypolicyviolation', told)
    setTimeout(() => {
      document.removeEventListener('securitypolicyviolation', told)
      resolve(undefined)
    }, 300)
  })

function judge(answer: Response, url: URL): Finding[] {
  const found: Finding[] = []
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status >= 500)
    found.push(error('api-failing', 'The API fails.', `${url} answers ${answer.status}.`, 'Look into its own log.'))
  else if (!type.includes('json'))
    found.push(
      error(
        'api-not-there',
        'There is no API at its address.',
        `${url} answers ${answer.status}${type && ` with ${type}`} in place of JSON.`,
        'Set “apiBaseUrl” to the address below which the API answers, such as https://research.example/api/.',
      ),
    )
  const date = Date.parse(answer.headers.get('date') ?? '')
  const minutes = Math.round(Math.abs(Date.now() - date) / 60_000)
  if (minutes > CLOCK_MINUTES)
    found.push(
      warning(
        'clock',
        'The clock of this computer is wrong.',
        `It is ${minutes} minutes away from the API’s; times of events may be shown wrongly.`,
        'Set the clock of this computer by the network, or that of the server.',
      ),
    )
  return found.length > 0 ? found : [ok('api', `${url.origin} answers to this page.`)]
}

const mixed = (base: URL) =>
  error(
    'mixed-content',
    'The API is asked without encryption.',
    `${base} is http, and this page https: browsers refuse that.`,
    `Set “apiBaseUrl” to https://${base.host}${base.pathname}.`,
  )

const notAllowed = (url: URL) =>
  error(
    'api-cors',
    'The API does not answer to this page.',
    `${url.origin} answers, but does not allow origin ${origin}.`,
    `Add ${origin} to ALLOWED_ORIGINS of the API.`,
  )

const unreachable = (address: string) =>
  error(
    'api-unreachable',
    'The API does not answer.',
    `Nothing answers at ${address}.`,
    'Check “apiBaseUrl” in the settings, and that the API is up and can be reached from here.',
  )
