import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import { ResearchChangeList, ResearchChangeQuery } from '#contract/research-change.ts'
import { noEntitlement } from '#server/access/access-rule.ts'
import { authenticate, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { parseSpan } from '#server/platform/http/lists/dates.ts'
import { buildMetadata, toPage, toRowRange } from '#server/platform/http/lists/paging.ts'
import { parseTagFilters } from '#server/platform/http/lists/values.ts'
import { isPublicCall, PUBLIC_CACHE } from '#server/platform/http/public-calls.ts'
import { buildConditions, joinConditions } from '../conditions.ts'
import { documentExample } from '../examples.ts'
import { type Audience, type ChangeRow, findNewestDay, listChanges } from './repository.ts'
import { parseKinds, parseWindow } from './request.ts'
import { toResearchChanges } from './wire.ts'

type Db = Kysely<Database>

const changeExample = {
  day: '2026-11-04',
  kind: 'upgrade',
  target_change: 'raised',
  ticker: 'ZLB PW',
  prior_target_price_currency: 'PLN',
  close_price: 11.2,
  price_currency: 'PLN',
  document: documentExample,
}

/** Other tags of a public note, such as its authors, are not public: counts under a filter would tell them. */
const publicCategories = ['Company', 'Sector', 'Region']

function parseTags(query: ResearchChangeQuery, audience: Audience) {
  const tags = parseTagFilters(query)
  if (audience !== 'public') return tags
  return new Map([...tags].filter(([category]) => publicCategories.includes(category)))
}

/**
 * `GET research_changes`: changes of ratings and targets. `public=true` needs no session and answers with those that the provider
 * shows to everybody; see ADR 0021.
 */
export const researchChangeRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { clock } = context
    const authenticated = authenticate(context)
    app.addHook('onRequest', async (request) => {
      if (!isPublicCall(request)) await authenticated(request)
    })

    const find = async (db: Db, query: ResearchChangeQuery, audience: Audience): Promise<ChangeRow[]> => {
      const now = clock()
      const newest = await findNewestDay(db, now)
      const conditions = await buildConditions(db, {
        libraries: [],
        tags: parseTags(query, audience),
        span: parseSpan('', ''),
        term: '',
        isLiteral: true,
        user: noEntitlement,
      })
      if (newest === undefined || !conditions) return []
      const window = parseWindow(query, newest)
      return listChanges(db, { window, condition: joinConditions(conditions), audience }, now)
    }

    const schema = {
      operationId: 'listResearchChanges',
      summary: 'Changes of ratings and target prices, the newest first; the public ones without a session',
      tags: ['Documents'],
      querystring: ResearchChangeQuery,
      response: {
        200: withExample(ResearchChangeList, {
          ...exampleList(changeExample),
          rating_changes: 1,
          target_changes: 1,
        }),
      },
      security: [{ accessToken: [] }, {}],
    }
    app.get('/research_changes', { schema }, async (request, reply) => {
      const user = isPublicCall(request) ? undefined : getUser(request)
      const audience = user ?? 'public'
      const db = user ? await context.readsFor(user.id) : context.db
      const changes = await find(db, request.query, audience)
      const isWanted = parseKinds(request.query.kind)
      const wanted = changes.filter(({ change }) => isWanted(change))
      const page = toPage(request.query)
      const { offset, count } = toRowRange(page)
      if (audience === 'public') reply.header('Cache-Control', PUBLIC_CACHE)
      return {
        records: await toResearchChanges(db, wanted.slice(offset, offset + count), audience),
        pagination_metadata: buildMetadata(page, Math.min(wanted.length, page.limit)),
        rating_changes: changes.filter(({ change }) => change.kind !== 'reiteration').length,
        target_changes: changes.filter(({ change: { target } }) => target === 'raised' || target === 'cut').length,
      }
    })
  }
