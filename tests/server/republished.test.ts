import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { releaseDue } from '#server/import/embargo.ts'
import { importFolder } from '#server/import/import-folder.ts'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { clearMark } from '#server/import/write.ts'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { record } from './support/imports.ts'
import { sendMails } from './support/send-mails.ts'

const NOW = new Date('2026-11-30T09:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const settings = { from, accessTeam: from, portalUrl: 'https://portal.example' }
const { id: user_id } = users.full

let api: TestApi
let token: string
let folder: string
let reference: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn('full')).token
  folder = await mkdtemp(join(tmpdir(), 'republished-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

let count = 0
/** A note has reached a user who wants all research by mail at once. */
beforeEach(async () => {
  for (const table of ['preferences', 'deliveries', 'delivery_settings', 'outgoing_mails'] as const)
    await api.db.deleteFrom(table).execute()
  const schedule = {
    frequency: 'at_once',
    hour: 7,
    weekday: 1,
    time_zone: 'UTC',
    next_at: NOW,
    language: 'en',
  } as const
  await api.db
    .insertInto('delivery_settings')
    .values({ user_id, is_chosen: true, ...schedule, unsubscribe_key: 'key' })
    .execute()
  await want('full')
  reference = `AGAIN-${++count}`
  await importNote()
  expect(await sweepAt(0)).toBe(1)
})

const want = (user: UserName) =>
  api.db.insertInto('preferences').values({ user_id: users[user].id, cris: '[{}]', access_rows: '[]' }).execute()

async function importNote(text = 'Osmium.', more: object = {}) {
  await writeFile(join(folder, 'note.html'), `<p>${text}</p>`)
  await writeFile(join(folder, 'manifest.jsonl'), JSON.stringify(record(reference, 'note.html', more)))
  await importFolder(api.db, folder, { dryRun: false, replace: true, now: NOW, onProgress: () => {} })
  await clearMark(api.db)
}

const withdraw = () => withdrawDocuments(api.db, [reference], { reason: 'Wrong.', now: later(2) })
const sweepAt = (minutes: number) => sweep(api.db, { now: later(minutes), meaning: { unavailable: 'off' } })
const send = (minutes: number) => sendMails(api.db, settings, later(minutes))
/** The mail server has taken the mail. */
async function sendOff() {
  expect(await send(1)).toBe(1)
  await api.db.deleteFrom('outgoing_mails').execute()
}
const listed = async (call: string) =>
  (await api.get(`current_user/${call}`, {}, token))
    .json()
    .records.map(({ document }: { document: object }) => document)

test.each([
  ['as it was', 'Osmium.'],
  ['corrected', 'Osmium, corrected.'],
])('a withdrawn note that is imported again %s is delivered to nobody a second time', async (_how, text) => {
  await sendOff()
  await withdraw()
  await importNote(text)
  expect([await sweepAt(3), await send(4)]).toEqual([0, 0])
  expect(await listed('inbox')).toMatchObject([{ external_reference: reference, available_at: NOW.toISOString() }])
})

test('one that is published again at the end of an embargo is neither', async () => {
  await sendOff()
  await withdraw()
  await importNote('Osmium, late.', { available_at: '2026-11-30T10:00:00Z' })
  const onFailure = (failed: string, error: unknown) => {
    throw new Error(failed, { cause: error })
  }
  expect(await releaseDue(api.db, later(61), onFailure)).toBe(1)
  await clearMark(api.db, RELEASE_MARK)
  expect([await sweepAt(62), await send(63)]).toEqual([0, 0])
})

test('what was not mailed yet is mailed once, after it is back', async () => {
  expect(await send(1)).toBe(1)
  await withdraw()
  expect(await api.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
  expect(await send(3)).toBe(0)
  await importNote()
  expect([await sweepAt(4), await send(5), await send(6)]).toEqual([0, 1, 0])
})

test('a note that is corrected while its mail waits is mailed as corrected, once', async () => {
  expect(await send(1)).toBe(1)
  await importNote('Osmium.', { title: 'Osmium, corrected' })
  expect([await sweepAt(2), await send(3), await send(4)]).toEqual([0, 1, 0])
  const mails = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(mails.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('Osmium, corrected')])
})

test('what its users have opened and kept is so again, and what was unread is unread', async () => {
  const row = api.db.selectFrom('documents').select('id').where('reference', '=', reference)
  const { id } = await row.executeTakeFirstOrThrow()
  await api.post('current_user/reading_list', { document_id: String(id), saved: true }, token)
  await api.get('web_document_by_ref', { reference }, token)
  const before = await listed('reading_list')
  expect(before).toMatchObject([{ saved: true, read_at: expect.any(String) }])
  await withdraw()
  expect([await listed('reading_list'), await listed('inbox')]).toEqual([[], []])
  await importNote()
  expect([await listed('reading_list'), await listed('inbox')]).toEqual([before, before])
  await api.post('current_user/reading_list', { document_id: String(id), saved: false }, token)
})

test('a note that was withdrawn before it had reached anybody is delivered when it is back', async () => {
  await api.db.deleteFrom('deliveries').execute()
  const own = api.db.selectFrom('documents').select('id').where('reference', '=', reference)
  await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', 'in', own).execute()
  await withdraw()
  await importNote()
  expect([await sweepAt(3), await send(4)]).toEqual([1, 1])
})
