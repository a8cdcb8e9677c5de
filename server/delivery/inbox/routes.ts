import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Inbox, InboxCount, InboxQuery, InboxUpdated, UpdateInbox } from '#contract/inbox.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { documentExample } from '#server/documents/examples.ts'
import { readAround } from '#server/documents/reading.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import { toWebDocument } from '#server/documents/wire.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { countUnread, listInbox, markRead } from './repository.ts'

const itemExample = {
  id: documentExample.id,
  document: documentExample,
  reasons: [{ kind: 'follow' as const, id: '7', name: 'Zielona Bank' }],
  arrived_at: '2026-11-04T23:31:00.000Z',
  read_at: null,
}

/** The documents that reached a user, and which of them were read. */
export const inboxRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context

    app.get(
      '/current_user/inbox',
      {
        schema: {
          operationId: 'listInbox',
          summary: 'The documents that reached the user, or the unread ones, the newest first, each with its reasons',
          tags: ['Preferences'],
          querystring: InboxQuery,
          response: { 200: withExample(Inbox, { ...exampleList(itemExample), unread_count: 1 }) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const page = toPage(request.query)
        const { rows, total, unread } = await listInbox(
          db,
          user,
          { ...page, isUnread: request.query.unread === 'true' },
          clock(),
        )
        const ids = rows.map(({ documentId }) => documentId)
        const documents = await listDocumentsById(db, ids)
        const reading = await readAround(db, documents, user)
        const byId = new Map(documents.map((document) => [document.id, document]))
        const records = rows.flatMap(({ documentId, reasons, arrivedAt, readAt }) => {
          const document = byId.get(documentId)
          if (!document) return []
          return {
            id: String(documentId),
            document: toWebDocument(document, reading),
            reasons,
            arrived_at: arrivedAt.toISOString(),
            read_at: readAt?.toISOString() ?? null,
          }
        })
        return { records, pagination_metadata: buildMetadata(page, total), unread_count: unread }
      },
    )

    app.get(
      '/current_user/inbox/count',
      {
        config: { isBackground: true },
        schema: {
          operationId: 'countInbox',
          summary: 'How many documents of the inbox are not read',
          tags: ['Preferences'],
          response: { 200: withExample(InboxCount, { unread_count: 3 }) },
        },
      },
      async (request) => ({ unread_count: await countUnread(db, getUser(request), clock()) }),
    )

    app.post(
      '/current_user/inbox',
      {
        preHandler: limitWrites(context, 'preferences'),
        schema: {
          operationId: 'updateInbox',
          summary: 'Marks documents of the inbox as read or unread; without ids all of them',
          tags: ['Preferences'],
          body: withExample(UpdateInbox, { ids: ['1'], read: true }),
          response: { 200: withExample(InboxUpdated, { ids: ['1'], unread_count: 2 }) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const { ids, read } = request.body
        const changed = await markRead(db, user, { ids: ids?.map(Number), read, now: clock() })
        return { ids: changed.map(String), unread_count: await countUnread(db, user, clock()) }
      },
    )
  }
