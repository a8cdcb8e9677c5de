import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { accessTo } from '#server/access/access-rule.ts'
import { nameDownload } from '#server/access/audit-downloads.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { noteOwnWrite } from '#server/access/note-writes.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { isMediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import { forbidden, gone } from '#server/platform/http/http-errors.ts'
import { markAsRead } from '../marks.ts'
import { findBody, findDocumentById, findFile, findWithdrawal } from '../repository.ts'
import { loadNote } from './load-note.ts'
import { sendFile } from './send.ts'

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
        const isDownload = isForced(request.query)
        usage.record(request, { kind: isDownload ? 'download' : 'open', userId, documentId: row.id })
        return sendFile(reply, objects, {
          ...{ type, title: row.title, isForced: isDownload, stored: await findFile(db, row.id) },
          loadNote: async () => loadNote(db, row, (await findBody(db, row.id)) ?? ''),
        })
      },
    )
  }
