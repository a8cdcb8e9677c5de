import { expect, test } from 'vitest'
import type { DeliverySettings } from '#contract/delivery.ts'
import type { Reason } from '#contract/inbox.ts'
import { buildDigestMail } from '#server/delivery/mails/digest-mail.ts'
import type { DigestItem } from '#server/delivery/mails/load-digest.ts'
import { documentExample } from '#server/documents/examples.ts'

const user = {
  ...{
    id: 7,
    username: 'flora@example.com',
    name: 'Flora Full',
    externalReference: null,
    mustChangePassword: false,
    role: 'reader' as const,
    firmId: null,
    isFirmLead: false,
  },
  entitlement: { level: 3, regionIds: null, assetClassIds: null, libraries: null, documentIds: [] },
}
const settings: DeliverySettings = {
  frequency: 'weekly',
  hour: 7,
  weekday: 1,
  time_zone: 'Europe/Berlin',
  language: 'en',
}
const follow: Reason = { kind: 'follow', id: '7', name: 'Zielona Bank' }
const search: Reason = { kind: 'saved_search', id: '3', name: 'Margins' }

const item = (change: object, ...reasons: [Reason, ...Reason[]]): DigestItem => ({
  document: { ...documentExample, ...change },
  reasons,
})
const build = (items: DigestItem[], change: Partial<DeliverySettings> = {}, more = 0) =>
  buildDigestMail(
    { ids: [], items, more },
    { user, settings: { ...settings, ...change }, key: 'key', portal: { portalUrl: 'https://portal.example' } },
  )

test('nothing new is no mail', () => {
  expect(build([])).toBeUndefined()
})

test('the subject says what is new, each name once, in the language of the user', () => {
  const about = (value: string) => item({ primary_focus: { ...documentExample.primary_focus, value } }, follow)
  const items = ['Halvorsen', 'Halvorsen', 'Sheoak', 'Zielona', 'Other'].map(about)
  expect(build(items.slice(0, 1))?.subject).toBe('1 new note: Halvorsen')
  expect(build(items)?.subject).toBe('5 new notes: Halvorsen, Sheoak, Zielona, …')
  expect(build(items, { language: 'de' })?.subject).toBe('5 neue Studien: Halvorsen, Sheoak, Zielona, …')
})

test('notes stand under the first of their reasons, and a search can be stopped by itself', () => {
  const mail = build([item({}, follow, search), item({ title: 'Second' }, search)])
  expect(mail?.text).toMatch(
    /You follow Zielona Bank\n-+\n\nMargins recover at last\n.*\n.*\n {2}Also: Saved search "Margins"/,
  )
  expect(mail?.text).toMatch(/Saved search "Margins"\n-+\n\nSecond\n/)
  expect(
    mail?.text.match(/Stop emails about this search: https:\/\/portal\.example\/unsubscribe\?token=7\.s3\./g),
  ).toHaveLength(1)
  expect(mail?.text).toContain('You get this email every Monday at 07:00 (Europe/Berlin)')
})

test('a search that is a further reason is stopped at the note', () => {
  const mail = build([item({}, follow, search)])
  const address = 'https://portal.example/unsubscribe?token=7.s3.'
  expect(mail?.text).toContain(`  Stop emails about "Margins": ${address}`)
  expect(mail?.html).toContain(`<a href="${address}`)
})

test('a German mail calls values of the API as the portal does', () => {
  const sector: Reason = { kind: 'follow', id: '9', name: 'Energy' }
  const region: Reason = { kind: 'email', id: null, name: 'Europe' }
  const mail = build([item({ document_type: 'Company Note', rating: 'Buy' }, sector, region)], { language: 'de' })
  for (const words of ['Sie beobachten Energie', 'E-Mail-Präferenz Europa', 'Aktienstudie', 'Einstufung: Kaufen'])
    expect(mail?.text).toContain(words)
})

test('what is not shown is counted', () => {
  const mail = build([item({}, follow)], {}, 12)
  expect(mail?.subject).toMatch(/^13 new notes/)
  expect(mail?.text).toContain('12 more in your inbox: https://portal.example/')
})

test('markup in titles, names and ratings is text, and a line break starts no header', () => {
  const hostile = '<img src=x onerror=alert(1)>"\r\nBcc: a@b.example'
  const mail = build([
    item(
      { title: hostile, rating: hostile, target_price_currency: hostile, primary_focus: null },
      { ...follow, name: hostile },
    ),
  ])
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain('&#60;img src=x')
})
