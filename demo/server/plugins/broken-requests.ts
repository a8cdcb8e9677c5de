import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { badRequest } from '../errors.ts'

/** By the reason that Node names; whatever else cannot be read is a 400. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body of the request is too large.'],
}

const JSON_TYPE = 'application/json; charset=utf-8'

const bodyOf = (status: number, text: string) => JSON.stringify({ errors: [text], status })

const HEAD = 'HEAD '

/**
 * Milliseconds for which what still arrives after a refusal is read and thrown away: a connection that is closed with bytes unread
 * is reset, and the reset can overtake the answer.
 */
const LINGER = 2000

function refuse({ code, rawPacket }: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const [status, text] = refusals[code] ?? [400, 'The request is not valid HTTP.']
  const body = bodyOf(status, text)
  const sent: unknown = rawPacket
  const isHead = Buffer.isBuffer(sent) && sent.subarray(0, HEAD.length).toString('latin1') === HEAD
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${JSON_TYPE}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
  const timer = setTimeout(() => socket.destroy(), LINGER).unref()
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer))
  socket.resume()
}

/** By connection: the last answer on it. */
const answers = new WeakMap<Socket, ServerResponse>()
/** Connections on which nothing is read any more; Node tells of every further piece that arrives. */
const refused = new WeakSet<Socket>()

/**
 * What is no HTTP reaches no route: it is answered in the contract's shape by hand, after the request before it on the same
 * connection has been, and the connection ends.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const before = answers.get(socket)
  if (before?.req.complete && !before.writableFinished) before.once('close', () => refuse(error, socket))
  else refuse(error, socket)
}

function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf(417, 'The request expects what the server does not do.')
  response.writeHead(417, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
  response.end(body)
}

/** Refuses here, and in the contract's shape, what Node would refuse without a body: no `Host` (RFC 9112, 3.2), an `Expect` of something. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', refuseExpectation)
  app.server.on('request', ({ socket }, response) => answers.set(socket, response))
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw badRequest('The request names no host.')
  })
}
