import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { badRequest, HttpError } from '../errors.ts'

/** By the reason that Node names; whatever else cannot be read is a 400. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body of the request is too large.'],
}

const JSON_TYPE = 'application/json; charset=utf-8'

const bodyOf = (status: number, text: string) => JSON.stringify({ errors: [text], status })

const END_OF_HEAD = '\r\n\r\n'

/** Whether it was a HEAD, whose answer has no body: the request that `before` answers already, or the last one of the packet. */
function isHead({ rawPacket, bytesParsed }: ConnectionError, before: ServerResponse | undefined): boolean {
  if (before && !before.req.complete) return before.req.method === 'HEAD'
  // A Buffer, or missing, whatever the type says.
  const packet: unknown = rawPacket
  const read = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, bytesParsed) : ''
  const begin = read.lastIndexOf(END_OF_HEAD)
  return read.slice(begin < 0 ? 0 : begin + END_OF_HEAD.length).startsWith('HEAD ')
}

function refusalOf(error: ConnectionError, before: ServerResponse | undefined): string {
  const [status, text] = refusals[error.code] ?? [400, 'The request is not valid HTTP.']
  const body = bodyOf(status, text)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${JSON_TYPE}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}${END_OF_HEAD}${isHead(error, before) ? '' : body}`
}

/**
 * Milliseconds for which what still arrives after a refusal is read and thrown away: a connection that is closed with bytes unread
 * is reset, and the reset can overtake the answer.
 */
const LINGER = 2000

function end(socket: Socket, lastWords: string): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(lastWords)
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
 * connection has been, and the connection ends. What had its answer before it was found to be broken gets no second one.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const before = answers.get(socket)
  const hasAnswer = before?.req.complete === false && before.headersSent
  const finish = () => end(socket, hasAnswer ? '' : refusalOf(error, before))
  if (before && !before.writableFinished && (before.req.complete || hasAnswer)) before.once('close', finish)
  else finish()
}

function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf(417, 'The request expects what the server does not do.')
  response.writeHead(417, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
  response.end(body)
}

/**
 * Refuses here, and in the contract's shape, what Node would refuse without a body: no `Host` (RFC 9112, 3.2), an `Expect` of
 * something. A compressed body is refused too: nobody sends one, and a small one can become large.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', refuseExpectation)
  app.server.on('request', ({ socket }, response) => answers.set(socket, response))
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw badRequest('The request names no host.')
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new HttpError(415, 'The body must not be encoded.')
  })
}
