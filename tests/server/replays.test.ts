import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { replayTickets } from '#server/access/replay-tickets.ts'
import { FILM_SECONDS } from '#server/events/replay.ts'
import { NOW } from './seed/support.ts'
import { ORIGIN, openDemoApi } from './support/api.ts'
import { SECRET } from './support/secret.ts'
import { openSession, SESSION } from './support/session.ts'

const HOUR = 3_600_000
const asset = (name: string) => readFile(new URL(`../../demo/assets/replay/${name}`, import.meta.url))

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())

const detail = async (event: keyof typeof edgeEventIds): Promise<RoadshowDetail> =>
  (await api.get('roadshows/roadshow_by_id', { roadshow_id: String(edgeEventIds[event]) }, token)).json()
const sourcesOf = ({ replay }: RoadshowDetail) => replay?.sources ?? []
const film = async (event: keyof typeof edgeEventIds = 'replay') => sourcesOf(await detail(event))[0]?.src ?? ''
const load = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ url, headers, method })

describe('what an event says of its replay', () => {
  test('R335 C70 a film by its media type, captions and a poster, none of them with a token', async () => {
    const { replay } = await detail('replay')
    const src = expect.any(String)
    expect(replay?.sources).toEqual([{ src, type: 'video/mp4' }])
    expect(replay?.captions).toEqual([{ src, srclang: 'en', label: 'English' }])
    for (const url of [await film(), replay?.captions?.[0]?.src, replay?.poster_url]) {
      expect(url).toMatch(/^\/api\/files\/replays\/replay-17\/\d+-\d+-[\da-f-]{36}-[\w-]{43}\/[a-z.]+[a-z0-9]+$/)
      expect(url).not.toContain(token)
    }
  })

  test('R403 the id and the title of the video, and how long it takes in seconds', async () => {
    const { name, replay_details } = await detail('replay')
    expect(replay_details).toEqual({ video_id: 'replay-17', title: name, duration: FILM_SECONDS })
    const playlist = String(await asset('film.m3u8'))
    const segments = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
    expect(segments.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(FILM_SECONDS, 0)
  })

  test('C70 one is a stream alone, some fall back on the file', async () => {
    const typesOf = (found: RoadshowDetail) => sourcesOf(found).map(({ type }) => type)
    expect(typesOf(await detail('replayAsStream'))).toEqual(['application/vnd.apple.mpegurl'])
    const past = (await api.get('roadshows/recent', { replay_filter: 'true', page_size: '100' }, token)).json().records
    const ids: string[] = past.map(({ id }: { id: string }) => id).filter((id: string) => Number(id) % 5 === 0)
    const both = (await api.get('roadshows/roadshow_by_id', { roadshow_id: ids[0] ?? '' }, token)).json()
    expect(typesOf(both)).toEqual(['application/vnd.apple.mpegurl', 'video/mp4'])
  })

  test('R336 R261 whoever may not take part is told of no replay, nor of one that there is not', async () => {
    expect(await detail('replayNotPermissioned')).toMatchObject({
      permissioned: false,
      replay: null,
      replay_details: null,
    })
    expect(await detail('withoutEndPast')).toMatchObject({ permissioned: true, replay: null })
  })
})

describe('loading a film', () => {
  test('C70 needs no session but its ticket, from any page', async () => {
    const answer = await load(await film())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.rawPayload.equals(await asset('film.mp4'))).toBe(true)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-1000', 1000, 1001],
    ['bytes=200000-', 200_000, undefined],
    ['bytes=-500', -500, undefined],
    ['bytes=100-99999999', 100, undefined],
  ])('C70 sends the range %s', async (range, from, to) => {
    const whole = await asset('film.mp4')
    const answer = await load(await film(), { range })
    const part = whole.subarray(from, to)
    const start = from < 0 ? whole.length + from : from
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`)
    expect(answer.headers['content-length']).toBe(String(part.length))
    expect(answer.rawPayload.equals(part)).toBe(true)
  })

  test('C70 refuses a range beyond the end, in the shape of errors', async () => {
    const answer = await load(await film(), { range: 'bytes=99999999-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${(await asset('film.mp4')).length}`)
    expect(answer.json()).toEqual({ errors: [expect.any(String)], status: 416 })
  })

  test('C70 a range goes on with the file that was begun, or begins anew with another one', async () => {
    const url = await film()
    const { etag } = (await load(url)).headers
    const range = { range: 'bytes=100-199' }
    expect((await load(url, { ...range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await load(url, { ...range, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await load(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('C70 HEAD tells its length and sends nothing', async () => {
    const answer = await load(await film(), {}, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String((await asset('film.mp4')).length))
    expect(answer.rawPayload).toHaveLength(0)
  })

  test('C70 captions are ranges of their own bytes too, not compressed, and open to a listed origin', async () => {
    const { replay } = await detail('replay')
    const url = replay?.captions?.[0]?.src ?? ''
    const answer = await load(url, { 'accept-encoding': 'br, gzip', origin: ORIGIN })
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
    expect(answer.body).toMatch(/^WEBVTT\n/)
    expect((await load(replay?.poster_url ?? '')).headers['content-type']).toBe('image/jpeg')
  })
})

describe('a stream', () => {
  test('C70 its playlist is made of parts that follow one another up to the end of the file, asked for with the ticket', async () => {
    const url = await film('replayAsStream')
    const answer = await load(url)
    expect(answer.headers['content-type']).toBe('application/vnd.apple.mpegurl')
    const ranges = Array.from(answer.body.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g), ([, length, from]) => ({
      length: Number(length),
      from: Number(from),
    }))
    const { length } = await asset('film.m4s')
    const end = ranges.reduce((at, range) => {
      expect(range.from).toBe(at)
      return at + range.length
    }, 0)
    expect([ranges.length, end]).toEqual([17, length])
    const names = new Set(Array.from(answer.body.matchAll(/^film.*$/gm), ([name]) => name))
    expect([...names]).toEqual(['film.m4s'])
    const segment = new URL('film.m4s', new URL(url, ORIGIN)).pathname
    const [, second = { from: 0, length: 0 }] = ranges
    const part = await load(segment, { range: `bytes=${second.from}-${second.from + second.length - 1}` })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-type']).toBe('video/mp4')
    expect(part.rawPayload.subarray(4, 8).toString()).toMatch(/styp|sidx|moof/)
  })

  test('C70 every part begins with a picture of its own, four seconds after the last', async () => {
    const playlist = (await asset('film.m3u8')).toString()
    const lengths = Array.from(playlist.matchAll(/#EXTINF:([\d.]+)/g), ([, seconds]) => Number(seconds))
    expect(lengths).toEqual(Array.from({ length: 16 }, () => 4))
    expect(playlist).toContain('#EXT-X-INDEPENDENT-SEGMENTS')
    expect(playlist).toContain('#EXT-X-ENDLIST')
  })
})

describe('a ticket', () => {
  test('C70 is good for six hours, whatever becomes of the access token, and not for eight', async () => {
    const url = await film()
    expect(await film()).toBe(url)
    api.wait(6 * HOUR)
    expect((await load(url)).statusCode).toBe(200)
    api.wait(2 * HOUR)
    const answer = await load(url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors).toEqual(['This link to a replay is not good any more. Open the event again.'])
    api.wait(-8 * HOUR)
  })

  test('C70 ends with its user', async () => {
    const user = { id: 98, username: 'leaving@demo.example', name: 'Leaving', created_at: NOW }
    await api.db.insertInto('users').values(user).execute()
    const ticket = replayTickets(new TextEncoder().encode(SECRET), () => NOW).issue('replay-17', {
      userId: user.id,
      sessionId: (await openSession(api.db, user.id, { now: NOW })).id,
    })
    const url = `/api/files/replays/replay-17/${ticket}/film.mp4`
    expect((await load(url)).statusCode).toBe(200)
    await api.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await load(url)).statusCode).toBe(403)
  })

  test('C70 ends with its session, also when that is not used meanwhile', async () => {
    const { username, password } = seedAccounts.regions
    const own = (await api.post('auth', { username, password })).json()
    const query = { roadshow_id: String(edgeEventIds.replay) }
    const url = sourcesOf((await api.get('roadshows/roadshow_by_id', query, own.token)).json())[0]?.src ?? ''
    await api.db
      .updateTable('sessions')
      .set({ expires_at: NOW })
      .where('user_id', '=', seedAccounts.regions.id)
      .execute()
    expect((await api.get('current_user', {}, own.token)).statusCode).toBe(401)
    expect((await load(url)).statusCode).toBe(200)
    const { refresh_token } = own
    expect((await api.post('sign_out', { refresh_token })).statusCode).toBe(204)
    expect((await load(url)).statusCode).toBe(403)
  })

  test('C70 is of one video, one user and one time', async () => {
    const url = await film()
    const [, ticket = ''] = /replay-17\/([^/]+)\//.exec(url) ?? []
    const [user, expiry = '', ...signature] = ticket.split('-')
    const forged = [
      url.replace('replay-17', 'replay-18'),
      url.replace(ticket, `2-${expiry}-${signature.join('-')}`),
      url.replace(ticket, `${user}-${Number(expiry) + 1}-${signature.join('-')}`),
      url.replace(ticket, ticket.replace(/.{43}$/, 'A'.repeat(43))),
      url.replace(ticket, ticket.replace(/-[\da-f]{8}-/, '-00000000-')),
      url.replace(ticket, `${ticket}A`),
      url.replace(ticket, token.slice(0, 90)),
      url.replace(ticket, '-'),
      `${url.replace(ticket, 'x')}?auth_token=${token}`,
    ]
    for (const address of forged) expect([address, (await load(address)).statusCode]).toEqual([address, 403])
  })

  test('C70 is signed with a key that signs nothing else, and that another secret does not give', () => {
    const secret = new TextEncoder().encode('one secret that is long enough ...')
    const clock = () => NOW
    const ticket = replayTickets(secret, clock).issue('replay-1', { userId: 7, sessionId: SESSION })
    expect(replayTickets(secret, clock).verify(ticket, 'replay-1')?.userId).toBe(7)
    expect(replayTickets(new Uint8Array(32), clock).verify(ticket, 'replay-1')).toBeUndefined()
  })

  test.each(['film.mov', 'make.sh', '..%2Ffilm.mp4', '%2e%2e', 'toString', '__proto__', 'film.mp4%00'])(
    'C70 opens no %s',
    async (name) => {
      const answer = await load((await film()).replace('film.mp4', name))
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ errors: [expect.any(String)] })
    },
  )
})
