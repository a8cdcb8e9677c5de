import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import {
  CancelDeskEvent,
  DeskEvent,
  DeskEventChange,
  DeskEventDraft,
  DeskEventList,
  DeskEventQuery,
  DeskRegistrationList,
} from '#contract/desk-events.ts'
import { recordId } from '#contract/field.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { listReachable } from '#server/events/attendee-mails.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst } from '#server/platform/http/lists/values.ts'
import { loadTags } from '#server/tags/repository.ts'
import { cancelEvent, changeEvent, createEvent } from './changes.ts'
import { draftExample, eventExample, registrationExample, rowExample } from './examples.ts'
import { type EventRow, findEvent, listEvents, listRegistrations } from './repository.ts'
import { toDeskEvent, toDeskEventRow, toDeskRegistration } from './wire.ts'

const LONGEST_TERM = 200

const params = Type.Object({ id: recordId() })
const answer = { 200: withExample(DeskEvent, eventExample) }

/** The events of the desk: listed, created, changed and cancelled, with who takes part. */
export const eventRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context
    const tags = ['Desk']

    const findOrThrow = async (id: string): Promise<EventRow> => {
      const row = await findEvent(db, id)
      if (!row) throw notFound('There is no such event.')
      return row
    }
    const detail = async (id: string) => {
      const row = await findOrThrow(id)
      const [named, registrations] = await Promise.all([loadTags(db, row.tag_ids), listRegistrations(db, row.id)])
      const toldByMail = mail ? listReachable(registrations).length : 0
      return toDeskEvent(row, { tags: [...named.values()], toldByMail, now: clock() })
    }
    const toChange = (request: Parameters<typeof getActor>[0]) => ({
      actor: getActor(request),
      now: clock(),
      mail: mail?.settings,
    })

    const list = {
      operationId: 'listDeskEvents',
      summary: 'Events to come or past, regardless of who may see them',
      tags,
      querystring: DeskEventQuery,
      response: { 200: withExample(DeskEventList, exampleList(rowExample)) },
    }
    app.get('/desk/events', { schema: list }, async ({ query }) => {
      const page = toPage(query)
      const now = clock()
      const term = getFirst(query.search_term).trim().slice(0, LONGEST_TERM)
      const when = query.when === 'past' ? 'past' : 'upcoming'
      const { rows, total } = await listEvents(db, { term, when, page, now })
      return { records: rows.map((row) => toDeskEventRow(row, now)), pagination_metadata: buildMetadata(page, total) }
    })

    const get = {
      operationId: 'getDeskEvent',
      summary: 'An event with all that is set',
      tags,
      params,
      response: answer,
    }
    app.get('/desk/events/:id', { schema: get }, ({ params: { id } }) => detail(id))

    const create = {
      operationId: 'createDeskEvent',
      summary: 'Creates an event; 422 with what is wrong, each text after its field',
      tags,
      body: withExample(DeskEventDraft, draftExample),
      response: answer,
    }
    app.post('/desk/events', { schema: create }, async (request) =>
      detail(await createEvent(db, request.body, toChange(request))),
    )

    const change = {
      operationId: 'changeDeskEvent',
      summary: 'Changes an event and tells its attendees of a new time or place; 409 if it was changed meanwhile',
      tags,
      params,
      body: withExample(DeskEventChange, { ...draftExample, revision: 0 }),
      response: answer,
    }
    app.post('/desk/events/:id', { schema: change }, async (request) => {
      const { id } = request.params
      await changeEvent(db, id, request.body, toChange(request))
      mail?.dispatcher.deliver()
      return detail(id)
    })

    const cancel = {
      operationId: 'cancelDeskEvent',
      summary: 'Cancels an event and tells its attendees; 409 if it is over',
      tags,
      params,
      body: withExample(CancelDeskEvent, { reason: 'The speaker has fallen ill.' }),
      response: answer,
    }
    app.post('/desk/events/:id/cancel', { schema: cancel }, async (request) => {
      const { id } = request.params
      await cancelEvent(db, id, (request.body.reason ?? '').trim(), toChange(request))
      mail?.dispatcher.deliver()
      return detail(id)
    })

    const registrations = {
      operationId: 'listDeskRegistrations',
      summary: 'Who takes part in an event or has asked for access, the first one first',
      tags,
      params,
      response: { 200: withExample(DeskRegistrationList, { records: [registrationExample] }) },
    }
    app.get('/desk/events/:id/registrations', { schema: registrations }, async ({ params: { id } }) => {
      const row = await findOrThrow(id)
      return { records: (await listRegistrations(db, row.id)).map(toDeskRegistration) }
    })
  }
