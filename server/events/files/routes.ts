import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { recordId } from '#contract/field.ts'
import { nameDownload } from '#server/access/audit-downloads.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { loadTags } from '#server/tags/repository.ts'
import { formatDateRange } from '../date-range.ts'
import { findRoadshow } from '../repository.ts'
import { mayTakePart } from '../wire.ts'
import { hasEventFile, isEventFile } from './event-files.ts'
import { buildPaper } from './event-paper.ts'
import { eventFileFormats } from './formats.ts'

const schema = {
  operationId: 'getEventFile',
  summary: 'The invitation, the schedule or the calendar entry of an event',
  tags: ['Files'],
  params: Type.Object({ id: recordId(), file: fileName('invitation.pdf') }),
  querystring: FileQuery,
  ...fileAnswer(['application/pdf', 'text/calendar']),
}

/** An event's invitation, schedule and entry for calendars (R319), to be registered where links are authenticated. */
export const eventFileRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/files/roadshows/:id/:file', { schema }, async (request, reply) => {
      const { id, file } = request.params
      const { id: userId, entitlement } = getUser(request)
      const row = await findRoadshow(db, id, { userId, now: clock() })
      if (!row || !isEventFile(file) || !hasEventFile(file, row)) throw noFile()
      nameDownload(request, `roadshows/${row.id}/${file}`)
      if (!mayTakePart(row, entitlement))
        throw forbidden("Your subscription level doesn't provide access to this event.")
      const { type, ending, title, isAttachment, load } = eventFileFormats[file]
      const paper = buildPaper(row, {
        tags: [...(await loadTags(db, row.tag_ids)).values()],
        when: formatDateRange(row.start_at, row.end_at, row.time_zone),
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
