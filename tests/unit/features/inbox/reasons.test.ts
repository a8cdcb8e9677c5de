import { expect, test } from 'vitest'
import type { InboxReason } from '#contract/inbox.ts'
import { describeReasons } from '#features/inbox/reasons.ts'
import { loadWords } from '#i18n/words.ts'

const reason = (kind: InboxReason['kind'], name: string): InboxReason => ({ kind, name, id: null })

test('each reason is said in words', () => {
  const reasons = [
    reason('follow', 'Halvorsen Marine'),
    reason('saved_search', 'Nordic banks'),
    reason('distribution', 'Europe;Banks;+4'),
    reason('distribution', ''),
    reason('email', 'Asia'),
    reason('request', 'granted'),
    reason('request', 'declined'),
  ]
  expect(describeReasons(reasons, 'en')).toEqual([
    'You follow Halvorsen Marine',
    'Saved search “Nordic banks”',
    'Distribution preference: Europe, Banks and 4 more',
    'Distribution preference: all research',
    'Email preference: Asia',
    'Your request was granted',
    'Your request was declined',
  ])
})

test.each([
  ['is followed', reason('follow', 'Financials'), 'Sie beobachten Finanzwerte'],
  ['a preference names', reason('distribution', 'Financials;+2'), 'Versandpräferenz: Finanzwerte und 2 weitere'],
])('a tag that %s has its name in the language of the page', async (_, given, words) => {
  await loadWords('de')
  expect(describeReasons([given], 'de')).toEqual([words])
})

test('a reason of a kind that is not known, or without a name, is left out', () => {
  expect(
    describeReasons([reason('follow', ''), { ...reason('follow', 'x'), kind: 'other' as 'follow' }], 'en'),
  ).toEqual([])
})
