import { beforeEach, expect, test, vi } from 'vitest'
import { pdfFile } from '#api/files.ts'
import { configure } from '#config/configure.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, type Reply, refusal, silent, stalled } from '../../support/fake-api.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { ada, onlyFor, renewal } from '../../support/people.ts'

let api: FakeApi
beforeEach(() => {
  vi.useRealTimers()
  configure({ trustedOrigins: [], apiBaseUrl: 'https://portal.example/api/' })
  api = fakeApi()
  updateCurrentUser(ada)
})

const own = new URL('https://portal.example/api/files/7.pdf')
const elsewhere = new URL('https://files.example/7.pdf')
const document: Reply = () => new Response('%PDF-1.7 …')
const { signal } = new AbortController()
const authorization = (call: string) => api.sent(call).map(({ headers }) => headers.get('authorization'))

test('R264 a PDF comes with the session, as a PDF', async () => {
  api.script('GET files/7.pdf', document)
  const file = await pdfFile(own, signal)
  expect(file.type).toBe('application/pdf')
  expect(await file.text()).toBe('%PDF-1.7 …')
  expect(authorization('GET files/7.pdf')).toEqual(['Bearer access-1'])
  expect(api.requests[0]?.url.search).toBe('')
})

test('C45 the token goes to no other origin', async () => {
  api.script('GET /7.pdf', document)
  await pdfFile(elsewhere, signal)
  expect(authorization('GET /7.pdf')).toEqual([null])
})

test('C45 the token goes to an origin that is trusted', async () => {
  configure({ trustedOrigins: [elsewhere.origin] })
  api.script('GET /7.pdf', document)
  await pdfFile(elsewhere, signal)
  expect(authorization('GET /7.pdf')).toEqual(['Bearer access-1'])
})

test('R138 a spent token is renewed once for a file too', async () => {
  api.script('POST refresh_auth_token', json(renewal))
  api.script('GET files/7.pdf', onlyFor(renewal.token, document))
  expect((await pdfFile(own, signal)).size).toBeGreaterThan(0)
  expect(authorization('GET files/7.pdf')).toEqual(['Bearer access-1', 'Bearer access-2'])
})

test('R025 without a session nothing is asked of the API', async () => {
  signOut()
  await expect(pdfFile(own, signal)).rejects.toMatchObject({ status: 401 })
  expect(api.requests).toEqual([])
})

test('embedding 5: what is no PDF by its first bytes is not taken for one', async () => {
  api.script('GET files/7.pdf', () => {
    return new Response('<script>alert(1)</script>', { headers: { 'content-type': 'application/pdf' } })
  })
  await expect(pdfFile(own, signal)).rejects.toMatchObject({ code: 'bad-response' })
})

test.each([403, 404, 500])('a refusal by %d is told with its status', async (status) => {
  api.script('GET files/7.pdf', refusal(status))
  await expect(pdfFile(own, signal)).rejects.toMatchObject({ status })
})

test.each<[string, Reply]>([
  ['never answers', silent],
  ['stops in the middle', stalled],
])('R132 a file that %s is given up after 30 s of silence', async (_, reply) => {
  const clock = fakeClock()
  api.script('GET files/7.pdf', reply)
  const outcome = pdfFile(own, signal).catch((reason: unknown) => reason)
  await clock.pass(30_000)
  expect(await outcome).toMatchObject({ code: 'timeout' })
})

test('R132 a large file may take longer, as long as it comes', async () => {
  const clock = fakeClock()
  const pieces = ['%PDF-1.7', ' a', ' b', ' c']
  api.script('GET files/7.pdf', () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20_000))
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    return new Response(body)
  })
  const file = pdfFile(own, signal)
  for (let seconds = 0; seconds < 120; seconds += 20) await clock.pass(20_000)
  expect(await (await file).text()).toBe('%PDF-1.7 a b c')
})

test('R153 a file that nobody waits for any more is given up', async () => {
  api.script('GET files/7.pdf', silent)
  const reader = new AbortController()
  const outcome = pdfFile(own, reader.signal).catch((reason: unknown) => reason)
  await vi.waitFor(() => expect(api.requests).toHaveLength(1))
  reader.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
})
