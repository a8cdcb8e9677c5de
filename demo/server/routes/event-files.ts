import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { forbidden } from '../errors.ts'
import { nameDownload } from '../files/audit-downloads.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { hasEventFile, isEventFile } from '../files/event/event-files.ts'
import { paperOf } from '../files/event/event-paper.ts'
import { eventFileFormats } from '../files/event/formats.ts'
import { FileQuery, isForced, noFile } from '../files/file-query.ts'
import { findRoadshow } from '../repositories/roadshows.ts'
import { loadTags } from '../repositories/tags.ts'
import { dateRangeOf } from '../roadshows/date-range.ts'
import { mayTakePart } from '../roadshows/roadshow-wire.ts'

const params = Type.Object({ id: Type.String(), file: Type.String() })

/** An event's invitation, schedule and entry for calendars (R319), to be registered where links are authenticated. */
export const eventFileRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/files/roadshows/:id/:file', { schema: { params, querystring: FileQuery } }, async (request, reply) => {
      const { id, file } = request.params
      const { id: userId, entitlement } = viewerOf(request)
      const row = await findRoadshow(db, id, { userId, now: clock() })
      if (!row || !isEventFile(file) || !hasEventFile(file, row)) throw noFile()
      if (!mayTakePart(row, entitlement))
        throw forbidden("Your subscription level doesn't provide access to this event.")
      nameDownload(request, `roadshows/${row.id}/${file}`)
      const { type, ending, title, isAttachment, load } = eventFileFormats[file]
      const paper = paperOf(row, {
        tags: [...(await loadTags(db, row.tag_ids)).values()],
        when: dateRangeOf(row.start_at, row.end_at, row.time_zone),
        printedAt: clock(),
      })
      const render = await load()
      const name = contentDisposition(row.name, ending, isAttachment ?? isForced(request.query), title)
      return reply
        .type(type)
        .header('Content-Disposition', name)
        .send(await render(paper))
    })
  }
