import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { importCaptions } from '#server/events/captions/import-captions.ts'
import { readCaptions } from '#server/events/captions/read-captions.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

let api: Awaited<ReturnType<typeof openDemoApi>>
let folder: string
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWombatware sold well.\n'

beforeAll(async () => {
  api = await openDemoApi(NOW)
  folder = await mkdtemp(join(tmpdir(), 'captions-'))
  const files: Record<string, string | Uint8Array> = {
    'replay-17.vtt': vtt,
    'replay-26.vtt': '<!doctype html>',
    'replay-18.vtt': new Uint8Array([...Buffer.from(vtt), 0xe9]),
    'nobody.vtt': vtt,
    'silent.vtt': 'WEBVTT\n',
    'notes.txt': 'left aside',
  }
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

test('captions go to the event of their video; faulty files are told and do not stop the others', async () => {
  const expected = [
    { file: 'nobody.vtt', problem: 'no event has the video nobody' },
    { file: 'replay-17.vtt', events: 1, sentences: 1 },
    { file: 'replay-18.vtt', problem: 'is not WebVTT in UTF-8' },
    { file: 'replay-26.vtt', problem: 'is not WebVTT in UTF-8' },
    { file: 'silent.vtt', problem: 'has no captions' },
  ]
  expect(await importCaptions(api.db, folder, true)).toEqual(expected)
  expect(await readCaptions(api.db, 'replay-17')).not.toBe(vtt)
  expect(await importCaptions(api.db, folder, false)).toEqual(expected)
  expect(await readCaptions(api.db, 'replay-17')).toBe(vtt)
  const token = await api.signInAs('full')
  const { records } = (await api.get('roadshows/recent', { search_term: 'wombatware' }, token)).json()
  expect(records).toMatchObject([{ id: String(edgeEventIds.replay), replay_hits: [{ text: 'Wombatware sold well.' }] }])
})
