import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { httpEmbedder } from '#server/platform/semantic/http-embedder.ts'
import { readSettings } from '#server/settings.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Call = { url: string; authorization: string | undefined; input: string[]; model: string }

/** An endpoint that answers vectors of the texts' lengths, last one first; `answer` may take over. */
async function endpoint(answer?: (call: number, respond: Parameters<RequestListener>[1]) => boolean) {
  const calls: Call[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { input, model } = JSON.parse(Buffer.concat(chunks).toString())
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization, input, model })
    if (answer?.(calls.length, response)) return
    const data = input.map((text: string, index: number) => ({ index, embedding: [text.length, 0, 1] })).reverse()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { calls, settings: { url, model: 'm-1', key: 'k' as string | undefined } }
}

test('R253 asks the endpoint for its model and takes the dimension from it', async () => {
  const { calls, settings } = await endpoint()
  const embedder = await httpEmbedder(settings)
  expect(embedder).toMatchObject({ id: 'm-1', dimension: 3 })
  expect(calls[0]).toMatchObject({ url: '/v1/embeddings', authorization: 'Bearer k', model: 'm-1' })
})

test('R253 embeds in batches, in the order of the texts, to length 1', async () => {
  const { calls, settings } = await endpoint()
  const embedder = await httpEmbedder({ ...settings, key: undefined })
  const texts = Array.from({ length: 300 }, (_, index) => 'x'.repeat(index))
  const vectors = await embedder.embed(texts)
  expect(calls.slice(1).map(({ input }) => input.length)).toEqual([128, 128, 44])
  expect(calls[1]?.authorization).toBeUndefined()
  expect(vectors[7]?.[0]).toBeCloseTo(7 / Math.hypot(7, 1))
  expect(vectors[299]?.[2]).toBeCloseTo(1 / Math.hypot(299, 1))
  expect(await embedder.embed([])).toEqual([])
})

test('R253 tries again when the endpoint is busy', async () => {
  const { calls, settings } = await endpoint((call, response) => {
    if (call === 1) response.writeHead(429).end()
    return call === 1
  })
  expect((await httpEmbedder(settings)).dimension).toBe(3)
  expect(calls).toHaveLength(2)
})

test('R253 tries again when the connection is lost', async () => {
  const { calls, settings } = await endpoint((call, response) => {
    if (call === 1) response.destroy()
    return call === 1
  })
  expect((await httpEmbedder(settings)).dimension).toBe(3)
  expect(calls).toHaveLength(2)
})

test.each([
  ['a refusal', 401, '{}', 'answered 401'],
  ['no JSON', 200, '<html>', 'answered something else'],
  ['another shape', 200, '{"data":[{"index":0}]}', 'answered something else'],
  ['too few vectors', 200, '{"data":[]}', 'answered something else'],
])('R253 names the endpoint when it answers %s, and never the key', async (_, status, body, text) => {
  const { settings } = await endpoint((_call, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    return true
  })
  const failed = httpEmbedder({ ...settings, key: 'top-secret' })
  await expect(failed).rejects.toThrow(text)
  await expect(failed).rejects.toThrow(settings.url)
  await expect(failed).rejects.not.toThrow('top-secret')
})

test('R253 says so when nothing is there', async () => {
  await expect(httpEmbedder({ url: 'http://127.0.0.1:1/v1', model: 'm', key: undefined })).rejects.toThrow(
    'cannot be reached',
  )
})

test('R253 EMBEDDINGS_URL must be an address and needs EMBEDDINGS_MODEL', () => {
  expect(readSettings({}).embeddings).toBeUndefined()
  expect(readSettings({ EMBEDDINGS_URL: 'http://a.example/v1', EMBEDDINGS_MODEL: 'm' }).embeddings).toEqual({
    url: 'http://a.example/v1',
    model: 'm',
    key: undefined,
  })
  expect(() => readSettings({ EMBEDDINGS_URL: 'a.example', EMBEDDINGS_MODEL: 'm' })).toThrow('EMBEDDINGS_URL')
  expect(() => readSettings({ EMBEDDINGS_URL: 'http://a.example' })).toThrow('EMBEDDINGS_MODEL')
})

test('R253 follows no redirect, which would take the texts and the key elsewhere', async () => {
  const { calls, settings } = await endpoint((_call, response) => {
    response.writeHead(307, { Location: '/elsewhere' }).end()
    return true
  })
  await expect(httpEmbedder(settings)).rejects.toThrow('answered 307')
  expect(calls.map(({ url }) => url)).toEqual(['/v1/embeddings'])
})

test('R253 reads no more of an answer than an answer may have', async () => {
  let sent = 0
  const { settings } = await endpoint((_call, response) => {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    const more = () => {
      while (!response.destroyed && sent < 200) {
        sent++
        if (!response.write(piece)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
    return true
  })
  await expect(httpEmbedder(settings)).rejects.toThrow('answered more than')
  expect(sent).toBeLessThan(100)
})

test.each(['https://user:secret@a.example/v1', 'https://a.example/v1?key=secret', 'ftp://a.example/secret'])(
  'R253 EMBEDDINGS_URL=%s is refused without being repeated',
  (EMBEDDINGS_URL) => {
    const read = () => readSettings({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'm' })
    expect(read).toThrow('EMBEDDINGS_URL must be')
    expect(read).not.toThrow('secret')
  },
)
