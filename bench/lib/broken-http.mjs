// @ts-check
import { connect } from 'node:net'

const bytes = (/** @type {number[]} */ ...values) => Buffer.from(values)

/** Messages that are not HTTP, or barely. @type {readonly (string | Buffer)[]} */
export const brokenRequests = [
  ...[
    '\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'get / http/1.1\r\n\r\n',
    'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ...[
    'GET /api/tags HTTP/1.1\r\n\r\n',
    'GET  /  HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost x\r\n\r\n',
    'GET / HTTP/1.1\r\n: x\r\n\r\n',
  ],
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999999\r\n\r\n{}',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\nab',
  `GET /api/tags HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
  `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3000 }, (_, index) => `X${index}: 1`).join('\r\n')}\r\n\r\n`,
  ...[
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ],
  'GET http://evil.example/api/tags HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /api/tags HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'POST /api/auth HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n{}',
  'GET /api/tags HTTP/1.1\r\nHost: x\r\nExpect: something\r\nConnection: close\r\n\r\n',
  'GET /api/tags HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n',
  'GET /api/tags HTTP/1.1\nHost: x\n\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  bytes(0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03),
  bytes(...Array.from({ length: 256 }, (_, index) => index)),
]

/** Milliseconds until a connection that neither answers nor ends is closed. */
const TIMEOUT = 400

/**
 * Sends bytes and gives whatever comes back, as text; '' where the other end only closes, or waits for more.
 * @param {number} port @param {string | Buffer} message @returns {Promise<string>}
 */
export const exchange = (port, message) =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(message))
    socket.setTimeout(TIMEOUT, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

/** Parses an answer from the bytes of the connection. @param {string} text */
export function parsedAnswer(text) {
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end)
  const type = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? ''
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), type, text: text.slice(end + 4) }
}
