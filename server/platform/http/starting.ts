import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toPageLanguage } from './page-language.ts'

/** Seconds after which a caller may try again, and the page does. */
const PAUSE = 5

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:32em;margin:20vh auto 0;padding:0 16px}
h1{font-size:20px}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const texts = {
  en: {
    title: 'The portal is being set up',
    text: 'This takes about a minute the first time. The page reloads by itself.',
  },
  de: {
    title: 'Das Portal wird eingerichtet',
    text: 'Beim ersten Mal dauert das etwa eine Minute. Die Seite lädt sich von selbst neu.',
  },
}

function buildPage(language: keyof typeof texts): string {
  const { title, text } = texts[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${PAUSE}"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
}

const refusal = { errors: ['The service is being set up. Please try again soon.'], status: 503 }

const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

const isForReader = ({ method, headers }: IncomingMessage, path: string) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && headers.accept?.includes('text/html') === true

type Headers = Record<string, string | number>

function answer(response: ServerResponse, status: number, body: object | string, headers: Headers = {}): void {
  const isPage = typeof body === 'string'
  const text = isPage ? body : JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': isPage ? policy : "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(isPage ? { Vary: 'Accept-Language' } : {}),
    ...headers,
    ...(status === 503 ? { 'Retry-After': PAUSE } : {}),
  })
  response.end(text)
}

/**
 * Answers for a server that is not ready: `/healthz` with 200, `/readyz` with 503 and the step that it is at, a browser with a
 * page that reloads itself, everybody else with 503 in the contract's shape. `crossOrigin` gives the headers by which a page of
 * another origin may call the API and read that.
 */
export const answerWhileStarting =
  (getStep: () => string, crossOrigin?: (request: IncomingMessage) => Headers): RequestListener =>
  (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/healthz') return answer(response, 200, { status: 'ok' })
    if (path === '/readyz') return answer(response, 503, { status: 'starting', step: getStep() })
    const headers = path.startsWith('/api/') ? crossOrigin?.(request) : undefined
    if (headers && isPreflight(request)) return void response.writeHead(204, headers).end()
    if (!isForReader(request, path)) return answer(response, 503, refusal, headers)
    answer(response, 503, buildPage(toPageLanguage(request.headers['accept-language'])))
  }
