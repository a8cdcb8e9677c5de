import type { Readable } from 'node:stream'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { DeskFile } from '#contract/desk-documents.ts'
import { parameter } from '#contract/field.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { LARGEST_FILE, readContent } from '#server/import/read-content.ts'
import { BadFile } from '#server/import/text.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { HttpError, refuse } from '#server/platform/http/http-errors.ts'
import { stageFile } from './staged-files.ts'

const tooLarge = () =>
  new HttpError(413, `The file is larger than ${LARGEST_FILE / 1024 / 1024} MB.`, {}, undefined, 'file')

/**
 * Reads a body as it arrives, and stops at the byte that is one too many. The rest is let through unread: with a closed connection
 * a browser would not see the answer.
 */
async function readBody(body: Readable, announced: number): Promise<Uint8Array> {
  if (announced > LARGEST_FILE) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > LARGEST_FILE) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** The last part of a path, without what a list or a log could not show. */
const toFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(-200)

/** What a file says, by the checks of the import. */
async function readFile(bytes: Uint8Array, name: string) {
  try {
    if (bytes.length === 0) throw new BadFile('is empty', 'file-empty')
    return await readContent(bytes, name)
  } catch (reason) {
    if (reason instanceof BadFile)
      throw refuse({ text: `The file ${reason.message}.`, code: reason.fault ?? 'file-failed', field: 'file' })
    throw reason
  }
}

const example = {
  id: '0b0f6d0e-6f0e-4f6e-9d57-3c1f5f0a7c11',
  name: 'zielona-q3.pdf',
  media_type: 'application/pdf',
  pages: 12,
  size: 348_160,
  has_text: true,
}

/** `POST desk/document_files`: a file as the whole body, of which a document can be made for a day. */
export const uploadRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    // JSON would be read before its size is known.
    app.removeAllContentTypeParsers()
    // The body stays a stream, so that its size is known before it is in memory.
    app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
    app.post(
      '/desk/document_files',
      {
        // Before the body is read.
        onRequest: limitWrites(context, 'desk'),
        schema: {
          operationId: 'uploadDeskFile',
          summary: 'Uploads a PDF or HTML file, up to 50 MB; 413 if it is larger, 422 with what is wrong with it',
          tags: ['Desk'],
          body: { content: { 'application/octet-stream': { schema: Type.Any({ description: 'The file.' }) } } },
          querystring: Type.Object({ name: parameter('Its name.', 'zielona-q3.pdf', { maxLength: 1000 }) }),
          response: { 200: withExample(DeskFile, example) },
        },
      },
      async (request) => {
        const name = toFileName(request.query.name)
        const bytes = await readBody(request.raw, Number(request.headers['content-length'] ?? 0))
        const content = await readFile(bytes, name)
        const id = await stageFile(db, { userId: getUser(request).id, name, content, bytes, now: clock() })
        const { mediaType, pages, text } = content
        return { id, name, media_type: mediaType ?? '', pages, size: bytes.length, has_text: text !== '' }
      },
    )
  }
