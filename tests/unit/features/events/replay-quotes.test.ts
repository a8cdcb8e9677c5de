import { expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventRow } from '#features/events/events-row.ts'

configure({ portalUrl: 'https://portal.example/' })

const quotesOf = (replay_hits: NonNullable<Roadshow['replay_hits']> | null, more: Partial<Roadshow> = {}) =>
  toEventRow({ id: '7', replay_details: { video_id: 'v1' }, replay_hits, ...more }, 'en').quotes

test('a quote leads to its second of the film, where its longest run of marked words is searched for', () => {
  const text = 'Debt fell, and net debt is low.'
  const marks = [
    [0, 4],
    [15, 18],
    [19, 23],
  ]
  expect(quotesOf([{ text, seconds: 12.5, speaker: 'Ada', marks }])).toEqual([
    { text, seconds: 12.5, speaker: 'Ada', marks, href: 'https://portal.example/media/v1/7?t=12.5&find=net+debt' },
  ])
})

test('a quote without marks, speaker or replay is shown all the same; one without text or time is not', () => {
  const plain = { text: 'Yes.', seconds: 0 }
  expect(quotesOf([plain, { text: '', seconds: 1 }, { text: 'No.', seconds: -1 }])).toEqual([
    { ...plain, speaker: '', marks: [], href: 'https://portal.example/media/v1/7?t=0' },
  ])
  expect(quotesOf([plain], { replay_details: null })).toMatchObject([{ href: undefined }])
  expect(quotesOf(null)).toEqual([])
})
