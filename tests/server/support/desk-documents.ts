import type { LightMyRequestResponse } from 'fastify'
import type { DeskDocument, DeskDocumentDraft, DeskFile } from '#contract/desk-documents.ts'
import { NOW } from '../seed/support.ts'
import { openDemoApi } from './api.ts'

/** What the demo's tags allow as the facts of a note. */
export const facts: Omit<DeskDocumentDraft, 'file_id'> = {
  title: 'Osmium at a turning point',
  published: '2026-11-05',
  type: 'Company Note',
  library: 'research',
  subtitle: '',
  summary: '',
  contact_email: '',
  companies: [],
  analysts: [],
  sectors: [],
  sub_sectors: [],
  regions: [],
  countries: [],
  asset_classes: [],
  languages: [],
  preview_level: 1,
  download_level: 1,
  reference: '',
  available_at: null,
}

/** A file that says one sentence. */
export const htmlOf = (text: string) => Buffer.from(`<h1>Note</h1><p>${text}</p>`)

/** The desk's calls of documents, and what a client sees of them, on one server whose clock stands still until it is moved. */
export async function openDeskDocuments() {
  let now = NOW.getTime()
  const api = await openDemoApi(NOW, { clock: () => new Date(now) })
  const desk = await api.signInAs('desk')
  const client = await api.signInAs('full')
  const upload = (bytes: Buffer, name = 'note.html', token = desk): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method: 'POST',
      url: `/api/desk/document_files?name=${encodeURIComponent(name)}`,
      payload: bytes,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    })
  const stage = async (bytes: Buffer, name?: string): Promise<string> =>
    ((await upload(bytes, name)).json() as DeskFile).id
  const post = (path: string, body: object, token = desk) => api.post(`desk/documents${path}`, body, token)
  const create = async (changes: Partial<DeskDocumentDraft>, text = 'Osmium is dense.'): Promise<DeskDocument> => {
    const file_id = changes.file_id ?? (await stage(htmlOf(text)))
    const answer = await post('', { ...facts, ...changes, file_id })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
  return {
    ...api,
    ...{ desk, client, upload, stage, post, create },
    setTime: (instant: string | Date) => {
      now = new Date(instant).getTime()
    },
    read: async (id: string): Promise<DeskDocument> => (await api.get(`desk/documents/${id}`, {}, desk)).json(),
    list: async (query: Record<string, string>) => (await api.get('desk/documents', query, desk)).json().records,
    openAsClient: (reference: string) => api.get('web_document_by_ref', { reference }, client),
    findAsClient: async (term: string): Promise<string[]> => {
      const query = { search_term: term, literal_search: 'true' }
      const { records } = (await api.get('all_documents', query, client)).json()
      return records.map(({ title }: { title: string }) => title)
    },
    /** What the desk has done. */
    audit: () =>
      api.db
        .selectFrom('audit')
        .select(['action', 'subject', 'username', 'detail'])
        .where('action', '<>', 'document.read')
        .orderBy('number')
        .execute(),
  }
}

export type DeskDocuments = Awaited<ReturnType<typeof openDeskDocuments>>
