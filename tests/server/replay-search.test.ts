import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { writeCaptions } from '#server/events/captions/write-captions.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

const vtt = `WEBVTT

00:00:01.000 --> 00:00:05.000
<v Ada Byron>Quokkaware sales rose. We had hoped for less churn.

00:00:05.000 --> 00:00:09.000
<v Bo Chen>Churn of the société fell, and churning customers were few.

00:00:09.000 --> 00:00:12.000
<v Bo Chen>Quokkaware churn is the lowest of all.

00:00:12.000 --> 00:00:15.000
Churn again.

00:00:15.000 --> 00:00:18.000
Goodbye.
`

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
  const ids = [edgeEventIds.replay, edgeEventIds.replayNotPermissioned]
  await writeCaptions(
    api.db,
    ids.map((roadshowId) => ({ roadshowId, vtt })),
  )
})
afterAll(() => api.close())

async function search(search_term: string, path = '/recent', query: Query = {}) {
  const answer = await api.get(`roadshows${path}`, { search_term, ...query }, token)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata } = answer.json()
  return { records: records as Roadshow[], total: pagination_metadata.max_records as number }
}
const idsOf = (records: readonly Roadshow[]) => records.map(({ id }) => Number(id))

describe('a search of events', () => {
  test('finds words of a replay, with the three best sentences, their words marked, and their times', async () => {
    const { records, total } = await search('quokkaware churn')
    expect([idsOf(records), total]).toEqual([[edgeEventIds.replay], 1])
    const [found] = records
    expect(found?.replay_hit_count).toBe(5)
    const said = (found?.replay_hits ?? []).map(({ text, seconds, speaker, marks }) => ({
      text,
      seconds,
      speaker,
      words: (marks ?? []).map(([from, to]) => text.slice(from, to)),
    }))
    expect(said).toEqual([
      {
        text: 'Quokkaware churn is the lowest of all.',
        seconds: 9,
        speaker: 'Bo Chen',
        words: ['Quokkaware', 'churn'],
      },
      {
        text: 'Churn of the société fell, and churning customers were few.',
        seconds: 5,
        speaker: 'Bo Chen',
        words: ['Churn', 'churning'],
      },
      { text: 'Quokkaware sales rose.', seconds: 1, speaker: 'Ada Byron', words: ['Quokkaware'] },
    ])
  })

  test('finds a word without its accents and a word that is still being typed', async () => {
    const { records } = await search('societe quokk')
    const marked = records.flatMap(({ replay_hits }) =>
      (replay_hits ?? []).flatMap(({ text, marks }) => (marks ?? []).map(([from, to]) => text.slice(from, to))),
    )
    expect(marked).toEqual(['Quokkaware', 'société', 'Quokkaware'])
  })

  test('finds words of the name together with words of the replay', async () => {
    const { records } = await search('quokkaware webinar')
    expect(idsOf(records)).toEqual([edgeEventIds.replay])
  })

  test('leaves out events without one of the words, and those with an excluded one', async () => {
    expect((await search('quokkaware unspoken')).total).toBe(0)
    expect((await search('quokkaware -churn')).total).toBe(0)
    expect((await search('"lowest churn" quokkaware')).total).toBe(0)
    expect((await search('"quokkaware churn"')).total).toBe(1)
  })

  test('quotes nothing without a search term', async () => {
    const { records } = await search('', '/recent', { replay_filter: 'true' })
    expect(records.length).toBeGreaterThan(5)
    expect(records.filter(({ replay_hits, replay_hit_count }) => replay_hits ?? replay_hit_count)).toEqual([])
  })
})

describe('whoever may not watch a replay', () => {
  test('R336 does not find what is said in it, neither in a list nor in its count', async () => {
    expect((await search('quokkaware', '')).total).toBe(1)
    await api.db
      .updateTable('roadshows')
      .set({ is_public: true })
      .where('id', '=', edgeEventIds.replayNotPermissioned)
      .execute()
    expect((await search('quokkaware', '')).total).toBe(1)
  })

  test('R336 is quoted nothing from it where its name is found', async () => {
    const { records } = await search('webinar', '/recent', { page_size: '100' })
    const closed = records.find(({ id }) => Number(id) === edgeEventIds.replayNotPermissioned)
    expect(closed).toMatchObject({ permissioned: false, replay_details: null })
    expect(closed).not.toHaveProperty('replay_hits')
  })

  test('R336 visitors find nothing that is said in a replay, whatever the event asks of users', async () => {
    const { id } = await api.db
      .selectFrom('roadshows')
      .select('id')
      .where('is_public', '=', true)
      .where('start_at', '>', NOW)
      .executeTakeFirstOrThrow()
    const open = { video_id: 'replay-17', preview_level: 0, region_ids: [] }
    await api.db.updateTable('roadshows').set(open).where('id', '=', id).execute()
    await writeCaptions(api.db, [{ roadshowId: id, vtt }])
    expect((await search('quokkaware', '/upcoming')).total).toBe(1)
    const visited = await api.get('roadshows/upcoming', { public: 'true', search_term: 'quokkaware' })
    expect(visited.json().records).toEqual([])
  })

  test('a replay that was taken away is not found any more', async () => {
    const video = (video_id: string | null) =>
      api.db.updateTable('roadshows').set({ video_id }).where('id', '=', edgeEventIds.replay).execute()
    await video(null)
    expect((await search('quokkaware')).total).toBe(0)
    await video('replay-17')
    expect((await search('quokkaware')).total).toBe(1)
  })
})

describe('captions', () => {
  const captionsOf = async (roadshow_id: number) => {
    const { replay } = (await api.get('roadshows/roadshow_by_id', { roadshow_id: String(roadshow_id) }, token)).json()
    return api.app.inject({ url: replay.captions[0].src })
  }

  test('C70 are those of the event', async () => {
    const answer = await captionsOf(edgeEventIds.replay)
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(answer.body).toBe(vtt)
    expect((await captionsOf(edgeEventIds.replayAsStream)).body).toContain('<v ')
  })

  test('are replaced as a whole', async () => {
    const next = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWombatware only.\n'
    await writeCaptions(api.db, [{ roadshowId: edgeEventIds.replayAsStream, vtt: next }])
    expect(idsOf((await search('wombatware')).records)).toEqual([edgeEventIds.replayAsStream])
    await writeCaptions(api.db, [{ roadshowId: edgeEventIds.replayAsStream, vtt: 'WEBVTT\n' }])
    expect((await search('wombatware')).total).toBe(0)
    expect((await captionsOf(edgeEventIds.replayAsStream)).body).toBe('WEBVTT\n')
  })
})
