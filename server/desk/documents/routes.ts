import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  DeskDocument,
  DeskDocumentCorrection,
  DeskDocumentDraft,
  DeskDocumentList,
  DeskDocumentQuery,
  DeskEmbargo,
  DeskRevision,
  DeskWithdrawal,
} from '#contract/desk-documents.ts'
import { parameter } from '#contract/field.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { loadObject } from '#server/documents/files/objects.ts'
import { finishRelease } from '#server/import/finish-release.ts'
import { analyzeIfChanged, findIds, idsWithoutPassages } from '#server/import/write.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst } from '#server/platform/http/lists/values.ts'
import { loadTags } from '#server/tags/repository.ts'
import {
  changeEmbargo,
  correctDocument,
  createDocument,
  discardHeld,
  putBackDocument,
  withdrawDocument,
} from './changes.ts'
import { documentExample, factsExample, fileIdExample, rowExample } from './examples.ts'
import { idsOf } from './facts.ts'
import { findDocument, listDocuments } from './repository.ts'
import { uploadRoutes } from './upload.ts'
import { toDeskDocument, toDeskDocumentRow } from './wire.ts'

const LONGEST_TERM = 200

const states = ['published', 'embargo', 'withdrawn'] as const

const params = Type.Object({ id: parameter('Reference of the document.', '2026-11-05-4f8a1c', { maxLength: 100 }) })
const answer = { 200: withExample(DeskDocument, documentExample) }
const { revision } = documentExample

/** The documents of the desk: listed, uploaded, held, corrected, withdrawn and put back. */
export const documentRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, meaning, objects } = context
    const tags = ['Desk']
    const preHandler = limitWrites(context, 'desk')

    const detail = async (reference: string) => {
      const found = await findDocument(db, reference)
      if (!found) throw notFound('There is no such document.')
      return toDeskDocument(found, await loadTags(db, idsOf(found)))
    }
    const toChange = (request: FastifyRequest) => ({
      actor: getActor(request),
      now: clock(),
      load: (key: string) => loadObject(objects, key, request.log),
    })
    /** The change is stored by now: search by meaning that does not answer must not make it look as if it was not. */
    const answerChanged = async (request: FastifyRequest, reference: string) => {
      const failed = (err: unknown) => request.log.error({ err, reference }, 'a document is not found by meaning yet')
      await analyzeIfChanged(db)
      // Others that lack passages are for the release job, so that nobody waits for them here.
      const lacking = await idsWithoutPassages(db, await findIds(db, [reference]))
      await finishRelease({ db, meaning }, lacking).catch(failed)
      return detail(reference)
    }

    const list = {
      operationId: 'listDeskDocuments',
      summary: 'Documents, the newest first, regardless of who may read them',
      tags,
      querystring: DeskDocumentQuery,
      response: { 200: withExample(DeskDocumentList, exampleList(rowExample)) },
    }
    app.get('/desk/documents', { schema: list }, async ({ query }) => {
      const page = toPage(query)
      const term = getFirst(query.search_term).trim().slice(0, LONGEST_TERM)
      const state = states.find((one) => one === query.state)
      const { found, total } = await listDocuments(db, { term, state, page })
      const named = await loadTags(db, found.flatMap(idsOf))
      return {
        records: found.map((one) => toDeskDocumentRow(one, named)),
        pagination_metadata: buildMetadata(page, total),
      }
    })

    await app.register(uploadRoutes(context))

    const get = {
      operationId: 'getDeskDocument',
      summary: 'A document with all that is set',
      tags,
      params,
      response: answer,
    }
    app.get('/desk/documents/:id', { schema: get }, ({ params: { id } }) => detail(id))

    const draft = { ...factsExample, file_id: fileIdExample, reference: '', available_at: '2026-11-05T09:00:00+01:00' }
    const create = {
      operationId: 'createDeskDocument',
      summary: 'Makes a document of an uploaded file, at once or under an embargo; 422 with the field at fault',
      tags,
      body: withExample(DeskDocumentDraft, draft),
      response: answer,
    }
    app.post('/desk/documents', { schema: create, preHandler }, async (request) =>
      answerChanged(request, await createDocument(db, request.body, toChange(request))),
    )

    const correct = {
      operationId: 'correctDeskDocument',
      summary: 'Corrects a document under its id and address; 409 if it was changed meanwhile',
      tags,
      params,
      body: withExample(DeskDocumentCorrection, { ...factsExample, file_id: null, available_at: null, revision }),
      response: answer,
    }
    app.post('/desk/documents/:id', { schema: correct, preHandler }, async (request) => {
      const { id } = request.params
      await correctDocument(db, id, request.body, toChange(request))
      return answerChanged(request, id)
    })

    const embargo = {
      operationId: 'changeDeskEmbargo',
      summary: 'Gives an embargo another end, or ends it now; 409 if nothing is held',
      tags,
      params,
      body: withExample(DeskEmbargo, { available_at: null, revision }),
      response: answer,
    }
    app.post('/desk/documents/:id/embargo', { schema: embargo, preHandler }, async (request) => {
      const { id } = request.params
      const { available_at: availableAt, revision } = request.body
      await changeEmbargo(db, id, { availableAt, revision }, toChange(request))
      return answerChanged(request, id)
    })

    const discard = {
      operationId: 'discardDeskDocument',
      summary: 'Drops what is held; what is published stays. 409 if nothing is held',
      tags,
      params,
      body: withExample(DeskRevision, { revision }),
      response: { 200: withExample(Type.Object({}), {}) },
    }
    app.post('/desk/documents/:id/discard', { schema: discard, preHandler }, async (request) => {
      await discardHeld(db, request.params.id, request.body.revision, toChange(request))
      return {}
    })

    const withdraw = {
      operationId: 'withdrawDeskDocument',
      summary: 'Withdraws a document, whose address then answers 410 with the reason; 409 if it is not published',
      tags,
      params,
      body: withExample(DeskWithdrawal, { reason: 'The figures were wrong.', revision }),
      response: answer,
    }
    app.post('/desk/documents/:id/withdraw', { schema: withdraw, preHandler }, async (request) => {
      const { id } = request.params
      await withdrawDocument(db, id, request.body, toChange(request))
      return answerChanged(request, id)
    })

    const restore = {
      operationId: 'putBackDeskDocument',
      summary: 'Publishes a withdrawn document as it was; 409 if nothing of it was kept',
      tags,
      params,
      body: withExample(DeskRevision, { revision }),
      response: answer,
    }
    app.post('/desk/documents/:id/put_back', { schema: restore, preHandler }, async (request) => {
      const { id } = request.params
      await putBackDocument(db, id, request.body.revision, toChange(request))
      return answerChanged(request, id)
    })
  }
