import type { LightMyRequestResponse } from 'fastify'
import type { DeskDocument } from '#contract/desk-documents.ts'
import type { openDemoApi } from './api.ts'
import { facts, htmlOf } from './desk-documents.ts'

type Send = () => Promise<LightMyRequestResponse>

const LATER = '2099-01-01T00:00:00Z'

/** The calls of the desk's documents, each as it succeeds and as it fails; `token` is that of the desk. */
export function deskDocumentCalls(
  api: () => Awaited<ReturnType<typeof openDemoApi>>,
  token: () => string,
): Record<string, [success: Send, failure?: Send]> {
  const get = (path: string) => () => api().get(`desk/documents${path}`, {}, token())
  const post = (path: string, body: object) => () => api().post(`desk/documents${path}`, body, token())
  const upload = (payload: Buffer) => () =>
    api().app.inject({
      method: 'POST',
      url: '/api/desk/document_files?name=note.html',
      payload,
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/octet-stream' },
    })
  const createWith = async (changes: object) => {
    const { id } = (await upload(htmlOf('Herring.'))()).json()
    return post('', { ...facts, file_id: id, ...changes })()
  }
  /** A call about a document that was just made. */
  const about =
    (path: (document: DeskDocument) => string, body: (document: DeskDocument) => object, start: object = {}): Send =>
    async () => {
      const document: DeskDocument = (await createWith(start)).json()
      return post(`/${path(document)}`, body(document))()
    }
  const withRevision =
    (more: object) =>
    ({ revision }: DeskDocument) => ({ ...more, revision })
  const none = { revision: '' }
  return {
    listDeskDocuments: [get('')],
    uploadDeskFile: [upload(htmlOf('Herring.')), upload(Buffer.from('words'))],
    createDeskDocument: [() => createWith({}), () => createWith({ title: '' })],
    getDeskDocument: [async () => get(`/${(await createWith({})).json().id}`)(), get('/none')],
    getDeskDocumentFile: [
      async () => {
        const { file }: DeskDocument = (await createWith({ available_at: LATER })).json()
        return api().get(String(file.url).replace('/api/', ''), {}, token())
      },
      () => api().get('files/desk/documents/none.html', {}, token()),
    ],
    correctDeskDocument: [
      about(
        ({ id }) => id,
        (document) => ({ ...document.facts, ...withRevision({ file_id: null, available_at: null })(document) }),
      ),
      post('/none', { ...facts, file_id: null, ...none }),
    ],
    changeDeskEmbargo: [
      about(({ id }) => `${id}/embargo`, withRevision({ available_at: null }), { available_at: LATER }),
      post('/none/embargo', { available_at: null, ...none }),
    ],
    discardDeskDocument: [
      about(({ id }) => `${id}/discard`, withRevision({}), { available_at: LATER }),
      post('/none/discard', none),
    ],
    withdrawDeskDocument: [
      about(({ id }) => `${id}/withdraw`, withRevision({ reason: 'The figures were wrong.' })),
      post('/none/withdraw', { reason: '', ...none }),
    ],
    putBackDeskDocument: [
      async () => {
        const withdrawn = await about(({ id }) => `${id}/withdraw`, withRevision({ reason: 'Too soon.' }))()
        const { id, revision } = withdrawn.json() as DeskDocument
        return post(`/${id}/put_back`, { revision })()
      },
      post('/none/put_back', none),
    ],
  }
}
