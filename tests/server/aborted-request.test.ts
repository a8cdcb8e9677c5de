import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loggerOptions } from '#server/platform/http/logger.ts'
import { openApi, type TestApi } from './support/api.ts'
import { SECRET } from './support/secret.ts'

const ERROR = 50

let api: TestApi
let app: TestApi['app']
let port: number
/** Called when the head of a request has been read. */
let arrived = () => {}
let logged: { level: number; msg: string }[] = []

beforeAll(async () => {
  api = await openApi()
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  app = await buildApp({
    db: api.db,
    jwtSecret: new TextEncoder().encode(SECRET),
    allowedOrigins: [],
    logger: { ...loggerOptions('info'), stream },
  })
  app.addHook('onRequest', async () => arrived())
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await api.close()
})

test('R112 a client that goes before its request is complete is no error of the server or its database', async () => {
  logged = []
  const socket = connect(port, '127.0.0.1')
  const head =
    'POST /api/auth HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve
  })
  socket.write(`${head}{"username":`)
  await hasArrived
  socket.destroy()
  await vi.waitFor(() =>
    expect(logged.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/before its request/)),
  )
  expect(logged.filter(({ level }) => level >= ERROR)).toEqual([])
})

test('R112 a client that goes before its answer is no error either', async () => {
  logged = []
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  socket.once('data', () => socket.destroy())
  await vi.waitFor(() => expect(logged.map(({ msg }) => msg)).toContain('request'))
  expect(logged.filter(({ level }) => level >= ERROR)).toEqual([])
})
