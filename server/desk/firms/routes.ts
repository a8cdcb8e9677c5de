import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { ChangeFirm, CreateFirm, DeskFirm, DeskFirmList, DeskFirmQuery } from '#contract/desk-firms.ts'
import { recordId } from '#contract/field.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { getAddress } from '#server/platform/audit/actor.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { addFirm, type Changer, changeFirm, noFirm } from './change.ts'
import { findFirm, listFirms } from './repository.ts'

const example: DeskFirm = {
  id: '1',
  slug: 'client-sons',
  name: 'Client & Sons',
  domains: ['client.example'],
  sso_required: false,
  mfa_required: true,
  idle_minutes: 60,
  allowed_networks: ['192.0.2.0/24'],
  has_provider: false,
  users: 12,
  subscription: {
    level: 2,
    libraries: null,
    regions: ['Europe'],
    asset_classes: null,
    valid_until: '2027-12-31T23:00:00.000Z',
    is_trial: false,
  },
  followers: 10,
  created_at: '2026-11-02T09:00:00.000Z',
}

const params = Type.Object({ id: recordId({ pattern: '^\\d{1,9}$' }) })
const tags = ['Desk']
const response = { 200: withExample(DeskFirm, example) }

const toChanger = (request: FastifyRequest): Changer => ({
  user: getUser(request),
  address: getAddress(request),
  actor: getActor(request),
})

/** The client firms with the rules for their users. */
export const firmRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    const loadFirm = async (id: number): Promise<DeskFirm> => {
      const firm = await findFirm(db, id)
      if (!firm) throw noFirm()
      return firm
    }

    app.get(
      '/desk/firms',
      {
        schema: {
          operationId: 'listFirms',
          summary: 'The firms by name, all of them or those that a search finds',
          tags,
          querystring: DeskFirmQuery,
          response: {
            200: withExample(DeskFirmList, {
              records: [example],
              pagination_metadata: { page: 1, num_pages: 1, max_records: 1 },
            }),
          },
        },
      },
      async ({ query }) => {
        const page = toPage(query)
        const { records, total } = await listFirms(db, query.search_term ?? '', page)
        return { records, pagination_metadata: buildMetadata(page, total) }
      },
    )

    app.get(
      '/desk/firms/:id',
      { schema: { operationId: 'getFirm', summary: 'A firm with its rules', tags, params, response } },
      async (request) => loadFirm(Number(request.params.id)),
    )

    app.post(
      '/desk/firms',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'createFirm',
          summary: 'Adds a firm; 422 at the field that is not taken',
          tags,
          body: withExample(CreateFirm, { name: 'Client & Sons', domains: ['client.example'] }),
          response,
        },
      },
      async (request) => loadFirm(await addFirm(db, { given: request.body, changer: toChanger(request) }, clock())),
    )

    app.post(
      '/desk/firms/:id',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'changeFirm',
          summary: 'Changes a firm; what is not given stays, and 422 at the field that is not taken',
          tags,
          params,
          body: withExample(ChangeFirm, { idle_minutes: 60, allowed_networks: ['192.0.2.0/24'] }),
          response,
        },
      },
      async (request) => {
        const id = Number(request.params.id)
        await changeFirm(db, { id, given: request.body, changer: toChanger(request) }, clock())
        return loadFirm(id)
      },
    )
  }
