import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { NOW } from '../seed/support.ts'
import { type DeskDocuments, htmlOf, openDeskDocuments } from '../support/desk-documents.ts'
import { pdfOf } from '../support/imports.ts'

const later = new Date(NOW.getTime() + 3_600_000).toISOString()

let at: DeskDocuments

beforeAll(async () => {
  at = await openDeskDocuments()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.deleteFrom('audit').execute()
})

const pathOf = ({ file }: DeskDocument) => (file.url ?? '').replace('/api/', '')

const tokenFor = async (url: string, as: string): Promise<string> => {
  const headers = { authorization: `Bearer ${as}` }
  return (await at.app.inject({ method: 'POST', url: '/api/file_token', payload: { url }, headers })).json().token
}

/** Opens the file as a new tab does: with a token for this file in the address, and no header. */
async function open(document: DeskDocument, as = at.desk) {
  return at.get(pathOf(document), { auth_token: await tokenFor(document.file.url ?? '', as) })
}

const withdraw = async ({ id, revision }: DeskDocument) =>
  (await at.post(`/${id}/withdraw`, { reason: 'Wrong.', revision })).json()

describe('extras the desk opens a file', () => {
  test('that is held: a PDF as it was uploaded, in the browser, kept by nobody', async () => {
    const bytes = await pdfOf('Osmium is held.')
    const held = await at.create({ reference: 'FILE-1', available_at: later, file_id: await at.stage(bytes, 'a.pdf') })
    const answer = await open(held)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(bytes)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
      'cache-control': 'private, no-store',
    })
  })

  test('that is held: HTML as clients will get it, without rights', async () => {
    const text = 'Iridium.<script>alert(1)</script>'
    const held = await at.create({ reference: 'FILE-2', available_at: later, file_id: await at.stage(htmlOf(text)) })
    const answer = await open(held)
    expect(answer.payload).toContain('Iridium.')
    expect(answer.payload).not.toContain('alert')
    const { revision } = held
    const published = (await at.post('/FILE-2/embargo', { available_at: null, revision })).json()
    const asClient = await at.get(`files/documents/${published.document_id}.html`, {}, at.client)
    for (const { headers } of [answer, asClient])
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers['content-type']).toBe(asClient.headers['content-type'])
  })

  test('that is corrected: the one that is held, while clients get the one before', async () => {
    const before = await at.create({ reference: 'FILE-3' }, 'Cobalt falls.')
    const { facts, revision } = before
    const file_id = await at.stage(htmlOf('Cobalt rises.'))
    const corrected = (await at.post('/FILE-3', { ...facts, file_id, available_at: later, revision })).json()
    expect((await open(corrected)).payload).toContain('rises')
    const asClient = await at.get(`files/documents/${before.document_id}.html`, {}, at.client)
    expect(asClient.payload).toContain('falls')
  })

  test.each([
    ['PDF', () => pdfOf('Rhenium is gone.'), 'r.pdf'],
    ['HTML', async () => htmlOf('Rhenium is gone.'), 'r.html'],
  ] as const)('that is withdrawn: %s', async (kind, make, name) => {
    const bytes = await make()
    const file_id = await at.stage(bytes, name)
    const gone = await withdraw(await at.create({ reference: `FILE-4-${kind}`, file_id }))
    const answer = await open(gone)
    expect(answer.statusCode).toBe(200)
    if (kind === 'PDF') expect(answer.rawPayload).toEqual(bytes)
    else expect(answer.payload).toContain('Rhenium is gone.')
  })

  test('that a client must not know of: 404, as for every call of the desk', async () => {
    const held = await at.create({ reference: 'FILE-5', available_at: later })
    expect((await open(held, at.client)).statusCode).toBe(404)
    expect((await at.get(pathOf(held))).statusCode).toBe(401)
    const other = await tokenFor('/api/files/desk/documents/FILE-1.pdf', at.desk)
    expect((await at.get(pathOf(held), { auth_token: other })).statusCode).toBe(401)
    expect((await at.get(pathOf(held).replace(/html$/, 'pdf'), {}, at.desk)).statusCode).toBe(404)
  })

  test('on record, with the end of the embargo, and counted for no readership', async () => {
    const held = await at.create({ reference: 'FILE-6', available_at: later })
    await open(held)
    expect((await at.audit()).at(-1)).toMatchObject({
      action: 'file.download',
      subject: 'references/FILE-6',
      username: seedAccounts.desk.username,
      detail: { attachment: false, title: held.title, available_at: later },
    })
    const published = await at.create({ reference: 'FILE-7' })
    await open(published)
    const id = Number(published.document_id)
    const count = async (table: 'document_reads' | 'usage_events') =>
      (await at.db.selectFrom(table).select('user_id').where('document_id', '=', id).execute()).length
    // The log of uses writes after the answer.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([await count('document_reads'), await count('usage_events')]).toEqual([0, 0])
  })
})
