import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  type DeskTag,
  DeskTagChange,
  DeskTagDetail,
  DeskTagDraft,
  DeskTagList,
  DeskTagQuery,
} from '#contract/desk-tags.ts'
import { recordId } from '#contract/field.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { changeTag, createTag, removeTag } from './changes.ts'
import { listTags, requireTag } from './repository.ts'

const example: DeskTag = {
  id: '2001',
  category: 'Company',
  value: 'Zielona Bank',
  ticker: 'ZLB PW',
  is_active: true,
  documents: 0,
}

const params = Type.Object({ id: recordId({ pattern: '^\\d{1,9}$' }) })
const tags = ['Desk']
const response = { 200: withExample(DeskTagDetail, { ...example, is_used: false }) }

/** What documents and events are filed under: listed, added, and corrected while nothing refers to it. */
export const tagRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    const preHandler = limitWrites(context, 'desk')
    const toChange = (request: FastifyRequest) => ({ actor: getActor(request), now: clock() })

    const list = {
      operationId: 'listDeskTags',
      summary: 'The tags by name, all of them or those that a search finds',
      tags,
      querystring: DeskTagQuery,
      response: { 200: withExample(DeskTagList, exampleList(example)) },
    }
    app.get('/desk/tags', { schema: list }, async ({ query }) => {
      const page = toPage(query)
      const { search_term: term = '', category = '' } = query
      const { records, total } = await listTags(db, { term, category, page })
      return { records, pagination_metadata: buildMetadata(page, total) }
    })

    const get = { operationId: 'getDeskTag', summary: 'A tag', tags, params, response }
    app.get('/desk/tags/:id', { schema: get }, ({ params: { id } }) => requireTag(db, Number(id)))

    const create = {
      operationId: 'createDeskTag',
      summary: 'Adds a tag; 422 if an import would take its name for that of another one',
      tags,
      body: withExample(DeskTagDraft, { category: 'Company', value: 'Zielona Bank (ZLB PW)' }),
      response,
    }
    app.post('/desk/tags', { schema: create, preHandler }, (request) => createTag(db, request.body, toChange(request)))

    const change = {
      operationId: 'changeDeskTag',
      summary: 'Gives a tag another name; 422 if something refers to it',
      tags,
      params,
      body: withExample(DeskTagChange, { value: 'Zielona Bank (ZLB PW)' }),
      response,
    }
    app.post('/desk/tags/:id', { schema: change, preHandler }, async (request) => {
      const id = Number(request.params.id)
      await changeTag(db, id, request.body.value, toChange(request))
      return requireTag(db, id)
    })

    const remove = {
      operationId: 'removeDeskTag',
      summary: 'Removes a tag; 422 if something refers to it',
      tags,
      params,
      body: withExample(Type.Object({}), {}),
      response: { 200: withExample(Type.Object({}), {}) },
    }
    app.post('/desk/tags/:id/remove', { schema: remove, preHandler }, async (request) => {
      await removeTag(db, Number(request.params.id), toChange(request))
      return {}
    })
  }
