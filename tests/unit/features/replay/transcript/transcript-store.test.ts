// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Film } from '#features/replay/film.ts'
import { selectCaptions } from '#features/replay/transcript/select-captions.ts'
import {
  createTranscript,
  findInSentences,
  findSpoken,
  indexSentences,
  toParagraphs,
} from '#features/replay/transcript/transcript.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../../support/people.ts'

const captions = { url: 'https://films.example/en.vtt', language: 'en', label: 'English' }
const film = (url: string): Film => ({ sources: [], captions: [{ ...captions, url }], poster: undefined })
const vtt = 'WEBVTT\n\n00:01.000 --> 00:03.000\nGood morning.\n\n00:05.000 --> 00:08.000\nMargins rose.\n'

const say = (start: number, speaker: string, text = '') => ({ start, speaker, text })

let stop = () => {}
beforeEach(() => updateCurrentUser(ada))
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** The answers of the network, one after the other. */
function open(...answers: (string | number)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
    const answer = answers.shift()
    return typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer ?? 500 })
  })
  const $time = atom(0)
  const onFailure = vi.fn()
  const store = createTranscript({
    captions,
    $time,
    refresh: async () => film('https://films.example/fresh.vtt'),
    onFailure,
  })
  const stopSpoken = store.$spoken.listen(() => {})
  const stopStore = store.start()
  stop = () => {
    stopStore()
    stopSpoken()
  }
  const comesTo = (state: string) => vi.waitFor(() => expect(store.$state.get().state).toBe(state))
  return { ...store, asked, $time, onFailure, comesTo }
}

test('captions are loaded once, and the sentence that is heard follows the film', async () => {
  const { $spoken, $time, asked, comesTo } = open(vtt)
  await comesTo('ready')
  expect(asked).toEqual([captions.url])
  const heard = [0, 1, 4, 5, 60].map((time) => {
    $time.set(time)
    return $spoken.get()
  })
  expect(heard).toEqual([-1, 0, 0, 1, 1])
})

test('a failure is told, and another try asks for a new address', async () => {
  const { $state, asked, onFailure, retry, comesTo } = open(403, vtt)
  await comesTo('failed')
  expect($state.get()).toMatchObject({ error: { status: 403 } })
  expect(onFailure).toHaveBeenCalledOnce()
  retry()
  await comesTo('ready')
  expect(asked).toEqual([captions.url, 'https://films.example/fresh.vtt'])
})

test('what is not WebVTT has failed', async () => {
  const { $state, comesTo } = open('<!doctype html>')
  await comesTo('failed')
  expect($state.get()).toMatchObject({ error: { code: 'bad-response' } })
})

test('a paragraph ends with its speaker, or after half a minute', () => {
  const sentences = [say(0, 'Ada'), say(10, 'Ada'), say(31, 'Ada'), say(33, 'Bo'), say(35, '')]
  expect(toParagraphs(sentences).map(({ start, speaker, first }) => [start, speaker, first])).toEqual([
    [0, 'Ada', 0],
    [31, 'Ada', 2],
    [33, 'Bo', 3],
    [35, '', 4],
  ])
})

test('a sentence is heard until the next one, also in the silence between', () => {
  const sentences = [say(2, ''), say(9.5, '')]
  expect([0, 2, 9, 9.5, 900].map((time) => findSpoken(sentences, time))).toEqual([-1, 0, 0, 1, 1])
})

test('a term is found in the order of the film, without case and accents', () => {
  const index = indexSentences([say(0, '', 'Margin on margin.'), say(1, '', 'Costs.'), say(2, '', 'The MÁRGINS')])
  expect(findInSentences(index, ' margin ')).toEqual([
    { sentence: 0, mark: [0, 6] },
    { sentence: 0, mark: [10, 16] },
    { sentence: 2, mark: [4, 10] },
  ])
  expect(findInSentences(index, '  ')).toEqual([])
})

test('the transcript is in the user’s language, else in English, else in any', () => {
  const [en, de, fr] = ['en-GB', 'de', 'fr'].map((language) => ({ ...captions, language }))
  if (!en || !de || !fr) throw new Error('no captions')
  expect(selectCaptions([fr, en, de], 'de')).toBe(de)
  expect(selectCaptions([fr, en], 'de')).toBe(en)
  expect(selectCaptions([fr], 'de')).toBe(fr)
  expect(selectCaptions([], 'de')).toBeUndefined()
})
