import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Saved } from '#contract/preference.ts'
import { ReadingList, UpdateReadingList } from '#contract/reading-list.ts'
import { accessTo } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { documentExample } from '#server/documents/examples.ts'
import { readAround } from '#server/documents/reading.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import { requireDocument } from '#server/documents/require-document.ts'
import { toWebDocument } from '#server/documents/wire.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { listSaved, removeSaved, saveDocument } from './repository.ts'

/** The documents that a user keeps to read later. */
export const readingListRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context

    /** @throws 404 or 403 where this user cannot read such a document */
    const requireReadable = async (id: string, user: User): Promise<void> => {
      if (!accessTo(await requireDocument(db, { id }), user.entitlement).permissioned)
        throw forbidden("Your subscription level doesn't provide access to this document.")
    }

    app.get(
      '/current_user/reading_list',
      {
        schema: {
          operationId: 'listReadingList',
          summary: 'The documents that the user keeps to read later, the one kept last first',
          tags: ['Preferences'],
          response: {
            200: withExample(ReadingList, {
              records: [{ document: documentExample, saved_at: '2026-11-05T08:00:00.000Z' }],
            }),
          },
        },
      },
      async (request) => {
        const user = getUser(request)
        const saved = await listSaved(db, user)
        const rows = await listDocumentsById(db, [...saved.keys()])
        const reading = await readAround(db, rows, user)
        return {
          records: rows.flatMap((row) => {
            const savedAt = saved.get(row.id)
            return savedAt ? { document: toWebDocument(row, reading), saved_at: savedAt.toISOString() } : []
          }),
        }
      },
    )

    app.post(
      '/current_user/reading_list',
      {
        preHandler: limitWrites(context, 'preferences'),
        schema: {
          operationId: 'updateReadingList',
          summary: 'Keeps a document to read later, or lets it go; 422 where the list is full',
          tags: ['Preferences'],
          body: withExample(UpdateReadingList, { document_id: '1', saved: true }),
          response: { 200: withExample(Saved, { success: true }) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const { document_id: id, saved } = request.body
        // What is kept can always be let go, also outside the subscription.
        if (!saved) await removeSaved(db, user.id, Number(id))
        else {
          await requireReadable(id, user)
          await saveDocument(db, user, Number(id), clock())
        }
        return { success: true }
      },
    )
  }
