import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Subscription } from '#contract/subscription.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { libraryNames } from '#server/documents/libraries.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { loadTags } from '#server/tags/repository.ts'

/** What the user's subscription covers, and until when. */
export const subscriptionRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/current_user/subscription',
      {
        schema: {
          operationId: 'getSubscription',
          summary: 'What the subscription of the user covers, and until when',
          tags: ['Session'],
          response: {
            200: withExample(Subscription, {
              level: 2,
              is_trial: true,
              valid_until: '2026-11-30T17:00:00.000Z',
              regions: ['Nordics'],
              asset_classes: null,
              libraries: null,
              firm: 'Client & Sons',
              documents: 1,
            }),
          },
        },
      },
      async (request) => {
        const { id, entitlement } = getUser(request)
        const { level, regionIds, assetClassIds, libraries, documentIds } = entitlement
        const row = await db
          .selectFrom('entitlements')
          .innerJoin('users', 'users.id', 'user_id')
          .leftJoin('firms', (join) => join.onRef('firms.id', '=', 'firm_id').on('follows_firm', '=', true))
          .select(['valid_until', 'is_trial', 'firms.name as firm'])
          .where('user_id', '=', id)
          .executeTakeFirst()
        const tags = await loadTags(db, [...(regionIds ?? []), ...(assetClassIds ?? [])])
        const named = (ids: readonly number[] | null) => ids?.flatMap((tagId) => tags.get(tagId)?.value ?? []) ?? null
        const isOver = !!row?.valid_until && row.valid_until <= clock()
        return {
          level: isOver ? 0 : level,
          is_trial: row?.is_trial ?? false,
          valid_until: row?.valid_until?.toISOString() ?? null,
          regions: named(regionIds),
          asset_classes: named(assetClassIds),
          libraries: libraries?.map((library) => libraryNames[library]) ?? null,
          firm: row?.firm ?? null,
          documents: documentIds.length,
        }
      },
    )
  }
