// @ts-check
import {
  brokenEscapes,
  contentTypes,
  fieldNames,
  hostileHeaders,
  hostileTexts,
  parameterNames,
  repeatedPieces,
} from './hostile-words.mjs'

/**
 * @typedef {object} HostileRequest
 * @property {string} method
 * @property {string} url as it goes over the line
 * @property {Record<string, string>} headers
 * @property {Buffer | undefined} payload
 */

/** Bytes: just below Node's limit for an address and headers together. */
const LARGEST_HEAD = 62_000
/** Bytes: just below the API's limit for a body. */
const LARGEST_BODY = 250_000
/** Characters of one text of a refusal, with what it repeats. */
const LONGEST_TEXT = 310

/** Of all requests. */
const LARGE_SHARE = 0.1

/** As a header may have them. */
const HEADER_PIECES = [
  'a',
  ',',
  'a, ',
  '; ',
  ';a=b',
  '=',
  '"',
  '" "',
  '-',
  'Bearer ',
  '0-1,',
  '1.2.3.4, ',
  ':',
  'x ',
  '::ffff:',
  '0:',
  'token=',
]
const LARGE_HEADERS = [
  'authorization',
  'cookie',
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-none-match',
  'x-forwarded-for',
  'forwarded',
  'origin',
  'host',
  'referer',
  'user-agent',
  'x-request-id',
  'content-type',
  'x-xsrf-token',
]

const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST']

/** Pseudo-random numbers from 0 to 1, determined by a seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A lone surrogate cannot be encoded. @param {string} text */
const encoded = (text) => encodeURIComponent(Buffer.from(text).toString())

/**
 * Malformed and hostile requests over the given routes, `GET /api/tags/:id`; a seed decides them all.
 * @param {readonly string[]} routes
 * @param {number} seed
 * @returns {(token: string | undefined) => HostileRequest} the next one
 */
export function hostileRequests(routes, seed) {
  const random = randomFrom(seed)
  const chance = (/** @type {number} */ share) => random() < share
  /** @template T @param {readonly T[]} list @returns {T} */
  const oneOf = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)])
  const several = (/** @type {number} */ most, /** @type {() => string} */ make) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make)

  const pathPart = () => {
    if (chance(0.25)) return String(Math.floor(random() * 80))
    return chance(0.3) ? oneOf(brokenEscapes) : encoded(oneOf(hostileTexts)).slice(0, 2000)
  }
  const parameter = () => {
    const value = chance(0.15) ? oneOf(brokenEscapes) : encoded(oneOf(hostileTexts))
    return `${encoded(oneOf(parameterNames))}=${value}`
  }
  const query = () => {
    const parts = several(5, parameter)
    // The same parameter twice and more often.
    if (chance(0.2)) parts.push(...Array.from({ length: 3 }, () => parts[0] ?? 'page=1&page=2'))
    if (chance(0.01)) parts.push(...Array.from({ length: 1500 }, (_, index) => `page=${index}`))
    return parts.join('&')
  }
  const urlOf = (/** @type {string} */ path) => {
    const filled = path.replace(/:(\w+)(\([^)]*\)(?=\/|$))?|\*/g, () => pathPart())
    const shaped = chance(0.03) ? filled.replaceAll('/', '//') : filled
    const asked = query()
    return (asked === '' ? shaped : `${shaped}?${asked}`).replace(/#.*/, '').slice(0, 60_000)
  }

  /** @returns {unknown} */
  const value = () => {
    const kind = Math.floor(random() * 8)
    if (kind < 4) return oneOf(hostileTexts)
    if (kind === 4) return oneOf([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true, false, null])
    if (kind === 5) return Array.from({ length: Math.floor(random() * 40) }, () => oneOf(hostileTexts))
    if (kind === 6) return { [oneOf(fieldNames)]: oneOf(hostileTexts) }
    return [{ Region: oneOf(hostileTexts), Sector: 'Banks' }]
  }
  const json = () => {
    const fields = Array.from(
      { length: 1 + Math.floor(random() * 5) },
      () => `${JSON.stringify(oneOf(fieldNames))}:${JSON.stringify(value())}`,
    )
    return `{${fields.join(',')}}`
  }
  const bodies = [
    () => Buffer.from(json()),
    () =>
      Buffer.from(`{"Operations":[{"op":"replace","path":${JSON.stringify(value())},"value":${json()}},${json()}]}`),
    () => Buffer.from(json().slice(0, -Math.ceil(random() * 5))),
    () =>
      Buffer.concat([
        Buffer.from(json().slice(0, -2)),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
    () => Buffer.from(oneOf(hostileTexts)),
    () => Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    () => Buffer.from(`{"cri_json":${'[{"Region":'.repeat(3000)}1${'}]'.repeat(3000)}}`),
    () => Buffer.from(`{"preferences":[${'"x",'.repeat(20_000)}"y"]}`),
    () => Buffer.from('{"__proto__":{"username":"a"},"constructor":{"prototype":{"password":"b"}}}'),
    () => Buffer.from('\ufeff{"username":"a","password":"b"}'),
    () => Buffer.from(JSON.stringify({ username: 'x'.repeat(300_000) })),
    () => Buffer.from([0, 1, 2, 0xff, 0xfe]),
  ]

  const repeated = (/** @type {readonly string[]} */ pieces, /** @type {number} */ length) => {
    const piece = oneOf(pieces)
    return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  }
  /** A piece repeated, plain or encoded, for an address. */
  const long = (/** @type {number} */ length) => {
    const text = repeated(repeatedPieces, length)
    return (chance(0.5) ? encoded(text) : text.replace(/[^!-~]/gu, 'a')).slice(0, length)
  }
  /** @type {((request: HostileRequest, path: string) => void)[]} */
  const enlarge = [
    (request) => {
      request.url = `${request.url.split('?')[0]}?${long(LARGEST_HEAD)}`.replace(/#/g, '').slice(0, LARGEST_HEAD)
    },
    (request, path) => {
      request.url = `${path.split(/[:*]/)[0]}${chance(0.3) ? '%ZZ' : ''}${long(LARGEST_HEAD)}`
        .replace(/#/g, '')
        .slice(0, LARGEST_HEAD)
    },
    (request) => {
      const [before = ''] = request.url.split('?')
      request.url = `${before.slice(0, 1000)}?${encoded(oneOf(parameterNames))}=${long(LARGEST_HEAD)}`
        .replace(/#/g, '')
        .slice(0, LARGEST_HEAD)
    },
    (request) => {
      request.url = request.url.slice(0, 1000)
      request.headers = { ...request.headers, [oneOf(LARGE_HEADERS)]: repeated(HEADER_PIECES, 50_000) }
    },
    (request) => {
      const field = { [oneOf(fieldNames)]: repeated(repeatedPieces, LARGEST_BODY / 4) }
      request.method = 'POST'
      request.headers = { ...request.headers, 'content-type': 'application/json' }
      request.payload = Buffer.from(
        JSON.stringify(chance(0.5) ? { ...field, username: 'a', password: 'b' } : { preferences: [field] }),
      )
    },
  ]

  /** @returns {HostileRequest} */
  const ordinary = (
    /** @type {string | undefined} */ token,
    /** @type {string} */ method,
    /** @type {string} */ path,
  ) => {
    /** @type {Record<string, string>} */
    const headers = {}
    if (token !== undefined && chance(0.8)) headers.authorization = `Bearer ${token}`
    for (let count = Math.floor(random() * 3); count > 0; count--) {
      const [name, text] = oneOf(hostileHeaders)
      headers[name] = text
    }
    const takesBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
    const payload = takesBody
      ? chance(0.95)
        ? oneOf(bodies)()
        : undefined
      : chance(0.05)
        ? oneOf(bodies)()
        : undefined
    if (payload) headers['content-type'] = chance(0.75) ? 'application/json' : oneOf(contentTypes)
    return { method: chance(0.85) ? method : oneOf(METHODS), url: urlOf(path), headers, payload }
  }
  return (token) => {
    const [method = 'GET', path = '/'] = oneOf(routes).split(' ')
    const request = ordinary(token, method, path)
    if (chance(LARGE_SHARE)) {
      // A long address leaves no room for more headers.
      request.url = request.url.slice(0, 4000)
      request.headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      oneOf(enlarge)(request, path)
    }
    return request
  }
}

/**
 * Whether a refusal has the shape of SCIM, without more than the beginning of what was sent.
 * @param {number} status @param {string} text
 */
function isScimError(status, text) {
  const { schemas, status: told, detail, scimType: _, ...rest } = JSON.parse(text)
  const isShape = Array.isArray(schemas) && told === String(status) && typeof detail === 'string'
  return isShape && detail.length > 0 && detail.length <= LONGEST_TEXT && Object.keys(rest).length === 0
}

/**
 * What is wrong with an answer, in words: a failure of the server, an error that is not `{errors: [text], status}` or SCIM's, or one that
 * repeats more than the beginning of what was sent.
 * @param {{ method: string }} request
 * @param {{ status: number, type: string, text: string }} answer
 * @returns {string | undefined}
 */
export function faultOf({ method }, { status, type, text }) {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`
  if (status < 400 || method === 'HEAD') return undefined
  if (type.startsWith('application/scim+json'))
    return isScimError(status, text) ? undefined : `${status} in another shape: ${text.slice(0, 200)}`
  if (!type.startsWith('application/json')) return `${status} as ${type || 'nothing'}: ${text.slice(0, 200)}`
  try {
    const { errors, status: told, code: _, ...rest } = JSON.parse(text)
    const isShape = Array.isArray(errors) && errors.length > 0 && errors.every((one) => typeof one === 'string')
    if (isShape && errors.some((one) => one.length > LONGEST_TEXT))
      return `${status} repeats what was sent: ${text.slice(0, 200)}`
    if (isShape && told === status && Object.keys(rest).length === 0) return undefined
  } catch {}
  return `${status} in another shape: ${text.slice(0, 200)}`
}
