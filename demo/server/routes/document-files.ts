import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { accessTo } from '../access/access-rule.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { mentionedTags } from '../documents/document-wire.ts'
import { forbidden } from '../errors.ts'
import { nameDownload } from '../files/audit-downloads.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { FileQuery, isForced, noFile } from '../files/file-query.ts'
import { isMediaType, mediaTypes } from '../files/media-types.ts'
import { noteOf } from '../files/note.ts'
import { renderFile } from '../files/render.ts'
import { findBody, findDocumentById, findFile } from '../repositories/documents.ts'
import { findTag, loadTags } from '../repositories/tags.ts'

/** A stored text is untrusted: its page runs nothing, loads nothing and has no origin. A PDF viewer needs no such page. */
const pagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** A document's own file (R151, R264), to be registered where links are authenticated. */
export const documentFileRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/files/documents/:file',
      { schema: { params: Type.Object({ file: Type.String() }), querystring: FileQuery } },
      async (request, reply) => {
        const [, id = '', ending = ''] = /^(\d+)\.(\w+)$/.exec(request.params.file) ?? []
        const row = await findDocumentById(db, id)
        const type = row?.media_type ?? null
        if (!row || !isMediaType(type) || mediaTypes[type] !== ending) throw noFile()
        if (!accessTo(row, viewerOf(request).entitlement).entitled) {
          throw forbidden("Your subscription level doesn't provide access to this document.")
        }
        nameDownload(request, `documents/${row.id}.${ending}`)
        reply
          .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
          .header('Content-Disposition', contentDisposition(row.title, ending, isForced(request.query)))
          .headers(type === 'text/html' ? { 'Content-Security-Policy': pagePolicy } : {})
        const imported = await findFile(db, row.id)
        if (imported) return reply.send(imported)
        const focus = row.primary_focus_id === null ? undefined : await findTag(db, String(row.primary_focus_id))
        const note = noteOf(row, {
          tags: await loadTags(db, mentionedTags(row)),
          html: (await findBody(db, row.id)) ?? '',
          figures: focus?.data.company_financials_table ?? undefined,
        })
        return reply.send(await renderFile(type, note))
      },
    )
  }
