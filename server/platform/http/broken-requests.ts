import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { badRequest } from './http-errors.ts'

/** By the reason that Node names; whatever else cannot be read is a 400. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body of the request is too large.'],
}

const JSON_TYPE = 'application/json; charset=utf-8'

const buildBody = (status: number, text: string) => JSON.stringify({ errors: [text], status })

const END_OF_HEAD = '\r\n\r\n'

/** Whether it was a HEAD, whose answer has no body: the request that `last` belongs to, or one that begins in the last packet. */
function isHead({ rawPacket, bytesParsed }: ConnectionError, last: ServerResponse | undefined): boolean {
  if (last && !last.req.complete) return last.req.method === 'HEAD'
  // A Buffer, or missing, whatever the type says.
  const packet: unknown = rawPacket
  const read = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, bytesParsed) : ''
  const begin = read.lastIndexOf(END_OF_HEAD)
  return read.slice(begin < 0 ? 0 : begin + END_OF_HEAD.length).startsWith('HEAD ')
}

function buildRefusal(error: ConnectionError, last: ServerResponse | undefined): string {
  const [status, text] = refusals[error.code] ?? [400, 'The request is not valid HTTP.']
  const body = buildBody(status, text)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${JSON_TYPE}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}${END_OF_HEAD}${isHead(error, last) ? '' : body}`
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

/** By connection: the answers on it that have not ended, or the last one. */
const answers = new WeakMap<Socket, ServerResponse[]>()
/** Connections on which nothing is read any more; Node tells of every further piece that arrives. */
const refused = new WeakSet<Socket>()

/** Remembers what a connection waits for, in the order of the requests. */
function note({ socket }: IncomingMessage, response: ServerResponse): void {
  const pending = (answers.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished)
  answers.set(socket, [...pending, response])
}

/**
 * What is no HTTP reaches no route: it is answered in the contract's shape by hand, after the requests before it on the same
 * connection have been, and the connection ends. What had its answer before it was found to be broken gets no second one, nor
 * does anything behind an answer that ends the connection.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const pending = answers.get(socket) ?? []
  const last = pending.at(-1)
  const finish = () => {
    if (socket.destroyed) return
    // The broken request has none yet, or it is the last one, with its answer under way.
    const awaited = pending.find((one) => !one.writableFinished && (one.req.complete || one.headersSent))
    if (awaited) return void awaited.once('close', finish)
    const hasAnswer = last?.req.complete === false && last.headersSent
    const isOver = hasAnswer || last?.shouldKeepAlive === false
    end(socket, isOver ? '' : buildRefusal(error, last))
  }
  finish()
}

function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  note(request, response)
  const body = buildBody(417, 'The request expects what the server does not do.')
  response.shouldKeepAlive = false
  response.writeHead(417, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}

/** Refuses here, and in the contract's shape, what Node would refuse without a body: no `Host` (RFC 9112, 3.2), an `Expect` of something. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', refuseExpectation)
  app.server.on('request', note)
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw badRequest('The request names no host.')
  })
}
