import { expect, test } from 'vitest'
import { mailTexts } from '#server/delivery/mails/texts.ts'
import { englishTexts } from './catalogues.ts'

const settings = { hour: 7, weekday: 1, time_zone: 'UTC', language: 'en' } as const
const { stopSearch, stopAll, change, when } = mailTexts.en
const inMails = [
  ...[stopSearch, stopAll, change],
  ...(['at_once', 'daily', 'weekly'] as const).map((frequency) => when({ ...settings, frequency })),
]

test('English says email, as the product does everywhere; mail comes by post', () => {
  const faults = [...englishTexts().values(), ...inMails].filter((text) => /\bmails?\b/i.test(text))
  expect(faults.filter((text) => !text.includes('Flash Mail'))).toEqual([])
})
