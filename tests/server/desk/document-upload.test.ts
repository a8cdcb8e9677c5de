import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeStagedFiles, STAGED_FOR } from '#server/desk/documents/staged-files.ts'
import { LARGEST_FILE } from '#server/import/read-content.ts'
import { NOW } from '../seed/support.ts'
import { type DeskDocuments, htmlOf, openDeskDocuments } from '../support/desk-documents.ts'
import { pdfOf } from '../support/imports.ts'

let at: DeskDocuments

beforeAll(async () => {
  at = await openDeskDocuments()
})
afterAll(() => at.close())

/** A body that counts how much of it was read. */
function countedBody(size: number) {
  const chunk = Buffer.alloc(1024 * 1024)
  const read = { bytes: 0 }
  const stream = new Readable({
    read() {
      const part = chunk.subarray(0, Math.min(chunk.length, size - read.bytes))
      read.bytes += part.length
      this.push(part.length > 0 ? part : null)
    },
  })
  return { read, stream }
}

const send = (stream: Readable, token: string, headers: Record<string, string> = {}) =>
  at.app.inject({
    method: 'POST',
    url: '/api/desk/document_files?name=note.pdf',
    payload: stream,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
  })

describe('a file', () => {
  test('is read as the import reads it', async () => {
    const answer = await at.upload(await pdfOf('One page.', 'Another.'), 'C:\\notes\\two.pdf')
    expect(answer.json()).toMatchObject({
      ...{ name: 'two.pdf', media_type: 'application/pdf', pages: 2, has_text: true },
    })
  })

  test.each([
    ['an empty one', 'note.pdf', Buffer.alloc(0), 'The file is empty.'],
    ['a broken PDF', 'note.pdf', Buffer.from('%PDF-1.7 and nothing else'), 'The file is no PDF that can be read.'],
    ['a PDF by name only', 'note.pdf', Buffer.from('plain words'), 'The file is no PDF that can be read.'],
    ['a picture by the name of HTML', 'note.html', Buffer.from('\x89PNG\0\0<p>'), 'The file is neither PDF nor HTML.'],
    ['words without markup', 'note.html', Buffer.from('plain words'), 'The file is neither PDF nor HTML.'],
    ['HTML without words', 'note.html', Buffer.from('<p> </p>'), 'The file has no text.'],
  ])('is refused: %s', async (_, name, bytes, text) => {
    const answer = await at.upload(bytes, name)
    expect([answer.statusCode, answer.json().field, answer.json().errors]).toEqual([422, 'file', [text]])
  })

  test('is HTML by what it contains, whatever its name is', async () => {
    expect((await at.upload(htmlOf('Words.'), 'note.txt')).json().media_type).toBe('text/html')
  })

  test('that says that it is too large is refused before it is read', async () => {
    const { read, stream } = countedBody(0)
    const answer = await send(stream, at.desk, { 'content-length': String(LARGEST_FILE + 1) })
    expect([answer.statusCode, answer.json().errors, read.bytes]).toEqual([413, ['The file is larger than 50 MB.'], 0])
  })

  test('that does not say how large it is is refused at the byte that is one too many', async () => {
    const answer = await send(countedBody(LARGEST_FILE + 1).stream, at.desk)
    expect([answer.statusCode, answer.json().field]).toEqual([413, 'file'])
  })

  test('of a reader is not read: there is no such call', async () => {
    const { read, stream } = countedBody(20 * 1024 * 1024)
    expect((await send(stream, at.client)).statusCode).toBe(404)
    expect(read.bytes).toBeLessThan(2 * 1024 * 1024)
  })

  test('waits for a day, and with four others at most', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await at.stage(htmlOf(text))
    const count = async () => (await at.db.selectFrom('staged_files').select('id').execute()).length
    expect(await count()).toBe(5)
    expect(await purgeStagedFiles(at.db, new Date(NOW.getTime() - STAGED_FOR))).toBe(0)
    expect(await purgeStagedFiles(at.db, new Date(NOW.getTime() + 1))).toBe(5)
  })
})
