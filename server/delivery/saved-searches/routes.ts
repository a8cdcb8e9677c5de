import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Saved } from '#contract/preference.ts'
import {
  CreateSavedSearch,
  DeleteSavedSearch,
  SavedSearch,
  SavedSearches,
  UpdateSavedSearch,
} from '#contract/saved-search.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { arrivedAfter, findInSearch } from './find-new.ts'
import { checkedQuery, readSearch } from './query.ts'
import {
  addSavedSearch,
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearchRow,
} from './repository.ts'

const example: SavedSearch = {
  id: '3',
  name: 'Margins of banks',
  query: 'search_term=margins&filter_Sector=Banks&libraries=All',
  alerts: true,
  created_at: '2026-11-04T09:00:00.000Z',
  seen_at: '2026-11-05T09:00:00.000Z',
  new_count: 2,
}

const MOST_COUNTED = 99

/** The searches that a user keeps, each with how many documents are new in it. */
export const savedSearchRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, meaning } = context
    const preHandler = limitWrites(context, 'preferences')
    const who = (request: FastifyRequest) => ({ user: getUser(request), actor: getActor(request), now: clock() })

    const toWire = async (row: SavedSearchRow, request: FastifyRequest): Promise<SavedSearch> => {
      const search = readSearch(row.query, getUser(request).entitlement)
      const found = await findInSearch(db, search, {
        among: arrivedAfter(row.seen_at, clock()),
        meaning,
        most: MOST_COUNTED,
      })
      return {
        id: String(row.id),
        name: row.name,
        query: row.query,
        alerts: row.alerts,
        created_at: row.created_at.toISOString(),
        seen_at: row.seen_at.toISOString(),
        new_count: found.length,
      }
    }

    app.get(
      '/current_user/saved_searches',
      {
        schema: {
          operationId: 'listSavedSearches',
          summary: 'The searches that the user keeps, the newest first, each with the number of new documents',
          tags: ['Preferences'],
          response: { 200: withExample(SavedSearches, { records: [example] }) },
        },
      },
      async (request) => {
        const records: SavedSearch[] = []
        for (const row of await listSavedSearches(db, getUser(request).id)) records.push(await toWire(row, request))
        return { records }
      },
    )

    app.post(
      '/current_user/saved_searches',
      {
        preHandler,
        schema: {
          operationId: 'createSavedSearch',
          summary: 'Keeps a search; 422 where there is nothing to search for, or there are too many',
          tags: ['Preferences'],
          body: withExample(CreateSavedSearch, { name: example.name, query: 'search_term=margins', alerts: true }),
          response: { 200: withExample(SavedSearch, example) },
        },
      },
      async (request) => {
        const { name, query, alerts } = request.body
        const stored = checkedQuery(query, getUser(request).entitlement)
        return toWire(await addSavedSearch(db, who(request), { name, query: stored, alerts }), request)
      },
    )

    app.post(
      '/current_user/saved_searches/update',
      {
        preHandler,
        schema: {
          operationId: 'updateSavedSearch',
          summary: 'Changes the name or the alerts of a search, or says that its list was seen',
          tags: ['Preferences'],
          body: withExample(UpdateSavedSearch, { id: '3', seen: true }),
          response: { 200: withExample(SavedSearch, example) },
        },
      },
      async (request) => {
        const { id, seen, ...change } = request.body
        const changed = { ...change, ...(seen ? { seen_at: clock() } : {}) }
        return toWire(await changeSavedSearch(db, who(request), Number(id), changed), request)
      },
    )

    app.post(
      '/current_user/saved_searches/delete',
      {
        preHandler,
        schema: {
          operationId: 'deleteSavedSearch',
          summary: 'Deletes a search',
          tags: ['Preferences'],
          body: withExample(DeleteSavedSearch, { id: '3' }),
          response: { 200: withExample(Saved, { success: true }) },
        },
      },
      async (request) => {
        await removeSavedSearch(db, who(request), Number(request.body.id))
        return { success: true }
      },
    )
  }
