import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { ids } from './support/fixture-tags.ts'
import { textOfPdf } from './support/pdf-text.ts'

let api: TestApi
let token: string

/** The first document is by an analyst who has left, and one who has not. */
beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
  await api.db
    .updateTable('documents')
    .set({ analyst_ids: [ids.goneAnalyst, ids.analyst], contact_email: 'Ivan@example.com' })
    .where('id', '=', 1)
    .execute()
})
afterAll(() => api.close())

const gone = {
  id: '11',
  category: 'Analyst',
  value: 'Ivan Gone',
  profile_link: null,
  email: null,
  phone: null,
  role: 'Energy',
}

test('R306 R399 a document names an analyst who has left, and not how to reach them', async () => {
  const document = (await api.get('web_document_by_id', { document_id: '1' }, token)).json()
  expect(document.analysts).toEqual([gone, expect.objectContaining({ id: '10', email: 'ana@example.com' })])
  expect(document.contact_email).toBeNull()
  const tags = (await api.get('tags/related_to_document', { document_id: '1' }, token)).json()
  expect(tags).toContainEqual({ ...gone, thumbnail_url: null, doc_count: expect.any(Number) })
})

test('R306 R385 nor does its file', async () => {
  const text = textOfPdf((await api.get('files/documents/1.pdf', {}, token)).rawPayload)
  expect(text).toContain('Ivan Gone')
  expect(text).toContain('ana@example.com')
  expect(text).not.toMatch(/ivan@example\.com/i)
})

test('R399 the address of somebody who has left is given by no document, also where its tags do not name them', async () => {
  await api.db.updateTable('documents').set({ contact_email: 'IVAN@example.com' }).where('id', '=', 2).execute()
  await api.db.updateTable('documents').set({ analyst_ids: [] }).where('id', '=', 2).execute()
  expect((await api.get('web_document_by_id', { document_id: '2' }, token)).json().contact_email).toBeNull()
})

test('R399 the address of somebody who has left and come back under another tag stays', async () => {
  await api.db.updateTable('documents').set({ contact_email: 'ana@example.com' }).where('id', '=', 3).execute()
  await sql`update tags set data = jsonb_set(data::jsonb, '{email}', '"ANA@example.com"')::json
    where category = 'Analyst' and inactive`.execute(api.db)
  expect((await api.get('web_document_by_id', { document_id: '3' }, token)).json().contact_email).toBe(
    'ana@example.com',
  )
})

test('R399 another contact of the document stays', async () => {
  await api.db.updateTable('documents').set({ contact_email: 'desk@example.com' }).where('id', '=', 1).execute()
  const document = (await api.get('web_document_by_id', { document_id: '1' }, token)).json()
  expect(document.contact_email).toBe('desk@example.com')
})
