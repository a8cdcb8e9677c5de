import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { accessTo } from '#server/access/access-rule.ts'
import { nameDownload } from '#server/access/audit-downloads.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { noteOwnWrite } from '#server/access/note-writes.ts'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { isMediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import { forbidden, gone } from '#server/platform/http/http-errors.ts'
import { findTag, loadTags } from '#server/tags/repository.ts'
import { markAsRead } from '../marks.ts'
import { findBody, findDocumentById, findFile, findWithdrawal } from '../repository.ts'
import { mentionedTags } from '../wire.ts'
import { buildNote } from './note.ts'
import { sendObject } from './objects.ts'
import { renderFile } from './render.ts'

/** A stored text is untrusted: its page runs nothing, loads nothing and has no origin. A PDF viewer needs no such page. */
const pagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** A document's own file (R151, R264), to be registered where links are authenticated. */
export const documentFileRoutes =
  ({ db, clock, usage, objects, noteWrite }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/files/documents/:file',
      {
        schema: {
          operationId: 'getDocumentFile',
          summary: 'The file of a document',
          tags: ['Files'],
          params: Type.Object({ file: fileName('1.pdf') }),
          querystring: FileQuery,
          ...fileAnswer(Object.keys(mediaTypes)),
        },
      },
      async (request, reply) => {
        const [, id = '', ending = ''] = /^(\d+)\.(\w+)$/.exec(request.params.file) ?? []
        const row = await findDocumentById(db, id)
        const withdrawal = row ? undefined : await findWithdrawal(db, { id })
        if (withdrawal) throw gone(withdrawal.reason)
        const type = row?.media_type ?? null
        if (!row || !isMediaType(type) || mediaTypes[type] !== ending) throw noFile()
        nameDownload(request, `documents/${row.id}.${ending}`)
        if (!accessTo(row, getUser(request).entitlement).entitled) {
          throw forbidden("Your subscription level doesn't provide access to this document.")
        }
        const userId = getUser(request).id
        if (request.method === 'GET') {
          await markAsRead(db, userId, row.id, clock())
          await noteOwnWrite({ noteWrite }, request)
        }
        const kind = isForced(request.query) ? 'download' : 'open'
        usage.record(request, { kind, userId, documentId: row.id })
        reply
          .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
          .header('Content-Disposition', contentDisposition(row.title, ending, isForced(request.query)))
          .headers(type === 'text/html' ? { 'Content-Security-Policy': pagePolicy } : {})
        const imported = await findFile(db, row.id)
        if (typeof imported === 'string') return sendObject(reply, objects, imported)
        if (imported) return reply.send(imported)
        const focus = row.primary_focus_id === null ? undefined : await findTag(db, String(row.primary_focus_id))
        const note = buildNote(row, {
          tags: await loadTags(db, mentionedTags(row)),
          html: (await findBody(db, row.id)) ?? '',
          figures: focus?.data.company_financials_table ?? undefined,
        })
        return reply.send(await renderFile(type, note))
      },
    )
  }
