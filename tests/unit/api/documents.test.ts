import { beforeEach, expect, test } from 'vitest'
import { documentPreview, findDocument } from '#api/documents.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, noContent, refusal } from '../../support/fake-api.ts'
import { ada, renewal } from '../../support/people.ts'

const { signal } = new AbortController()
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

test('R338 a document is found by its reference', async () => {
  api.script('GET web_document_by_ref', json({ id: '1', title: 'Gold' }))
  expect(await findDocument('R/1 ü', signal)).toEqual({ id: '1', title: 'Gold' })
  expect(api.requests[0]?.url.searchParams.get('reference')).toBe('R/1 ü')
  expect(api.requests).toHaveLength(1)
})

test('R338 C61 where no document has such a reference it is found by its id', async () => {
  api.script('GET web_document_by_ref', refusal(404))
  api.script('GET web_document_by_id', json({ id: '1' }))
  expect(await findDocument('1', signal)).toEqual({ id: '1' })
  expect(api.requests[1]?.url.searchParams.get('document_id')).toBe('1')
})

test.each([401, 403, 500])('R338 C61 a %d is not looked up again', async (status) => {
  api.script('GET web_document_by_ref', refusal(status))
  api.script('POST refresh_auth_token', json(renewal))
  await expect(findDocument('1', signal)).rejects.toMatchObject({ status })
  expect(api.sent('GET web_document_by_id')).toEqual([])
})

test("R339 R402 a preview is asked for by the document's reference", async () => {
  api.script('GET web_document_preview', json({ html_content: '<p>Gold</p>' }))
  expect(await documentPreview('R-1', signal)).toEqual({ html_content: '<p>Gold</p>' })
  expect(api.requests[0]?.url.searchParams.get('reference')).toBe('R-1')
})

test.each([
  ['nothing', noContent],
  ['null', json(null)],
])('R340 C71 a preview that answers %s has no content', async (_, reply) => {
  api.script('GET web_document_preview', reply)
  expect((await documentPreview('R-1', signal)).html_content).toBeUndefined()
})
