import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type Kysely, sql } from 'kysely'
import { nameDownload } from '#server/access/audit-downloads.ts'
import type { Context } from '#server/access/context.ts'
import { loadNote } from '#server/documents/files/load-note.ts'
import type { Note } from '#server/documents/files/note.ts'
import { sendFile } from '#server/documents/files/send.ts'
import { findBody, findFile } from '#server/documents/repository.ts'
import type { ManifestRecord } from '#server/import/manifest.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { parseBlocks } from '#server/platform/files/html-blocks.ts'
import { isMediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import { requireDesk } from '../require-desk.ts'
import { type Found, findDocument } from './repository.ts'
import { fileTypeOf } from './wire.ts'

type Db = Kysely<Database>

/** The bytes or the key of an object, where there are any, and the note that the file is made from where there are none. */
type File = { stored: Uint8Array | string | undefined; loadNote: () => Promise<Note> }

/** What is held has names in place of tags, which may not be there yet. */
function toHeldNote({ tags, ...record }: ManifestRecord, html: string): Note {
  const company = tags.companies[0]
  const region = tags.regions.join(', ')
  return {
    id: 0,
    title: record.title,
    subtitle: record.subtitle ?? '',
    summary: record.summary ?? '',
    type: record.documentType,
    reference: record.reference,
    publishedAt: record.publishedAt,
    analysts: tags.analysts.map((name) => ({ name, role: '', email: '' })),
    facts: [
      ...(company ? [['Company', company] as [string, string]] : []),
      ...(region ? [['Region', region] as [string, string]] : []),
    ],
    html,
    blocks: parseBlocks(html),
    figures: undefined,
  }
}

type Kept = { bytes: Uint8Array | null; object: string | null; html: string | null }

async function findKept(db: Db, id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`select bytes, kept->>'object' as object, kept->>'html' as html
    from withdrawn_documents where document_id = ${id}`.execute(db)
  return rows[0]
}

/** The file of the newest version: of what is held, of what is published, or of what was withdrawn. */
async function findNewest(db: Db, { held, document, withdrawn }: Found): Promise<File | undefined> {
  if (held) {
    const { bytes, html } = held.content
    return { stored: bytes && Buffer.from(bytes), loadNote: async () => toHeldNote(held.record, html) }
  }
  if (!document) return undefined
  const kept = withdrawn && (await findKept(db, withdrawn.id))
  return {
    stored: kept
      ? (kept.object ?? (kept.bytes ? Buffer.from(kept.bytes) : undefined))
      : await findFile(db, document.id),
    loadNote: async () => loadNote(db, document, (kept ? kept.html : await findBody(db, document.id)) ?? ''),
  }
}

/**
 * `GET files/desk/documents/{file}`: a document's file for the desk, also before its release and after its withdrawal. It is no use by
 * a client, so it counts for no readership.
 */
export const deskFileRoutes =
  ({ db, objects }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireDesk)
    app.get(
      '/files/desk/documents/:file',
      {
        schema: {
          operationId: 'getDeskDocumentFile',
          summary: 'The file of the newest version of a document, also if that is held or withdrawn',
          tags: ['Desk'],
          params: Type.Object({ file: fileName('2026-11-05-4f8a1c.pdf') }),
          querystring: FileQuery,
          ...fileAnswer(Object.keys(mediaTypes)),
        },
      },
      async (request, reply) => {
        const { file } = request.params
        const end = file.lastIndexOf('.')
        const reference = file.slice(0, Math.max(end, 0))
        const found = await findDocument(db, reference)
        const type = found ? fileTypeOf(found) : null
        const newest = found && (await findNewest(db, found))
        if (!newest || !isMediaType(type) || mediaTypes[type] !== file.slice(end + 1)) throw noFile()
        const { held, document } = found
        const id = document?.id
        // Who has seen a document before its release may have to be shown later.
        nameDownload(request, id === undefined ? `references/${reference}` : `documents/${id}.${mediaTypes[type]}`, {
          ...(held && { title: held.record.title, available_at: held.availableAt.toISOString() }),
        })
        const title = held?.record.title ?? document?.title ?? reference
        return sendFile(reply, objects, { type, title, isForced: isForced(request.query), ...newest })
      },
    )
  }
