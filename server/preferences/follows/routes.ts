import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Follows, UpdateFollow } from '#contract/follow.ts'
import { Saved } from '#contract/preference.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { isInScope } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { documentExample } from '#server/documents/examples.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden, unprocessable } from '#server/platform/http/http-errors.ts'
import { activeTag } from '#server/tags/active-tag.ts'
import { followedCompanyExample } from '#server/tags/examples.ts'
import { findTag } from '#server/tags/repository.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { changeFollow, listFollows } from './repository.ts'
import { toFollows } from './wire.ts'

const followable = ['Company', 'Analyst', 'Sector']

/** What a user follows: companies, analysts and sectors. */
export const followRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context

    /** @throws 404, 403 or 422 where this user may not follow such a tag */
    const requireFollowable = async (id: string, user: Entitlement): Promise<void> => {
      const tag = activeTag(await findTag(db, id))
      if (!followable.includes(tag.category))
        throw unprocessable(['Companies, analysts and sectors can be followed, and nothing else.'])
      const getScope = await loadScopes(db, [tag.id])
      if (!isInScope(getScope(tag.id), user))
        throw forbidden("Your subscription level doesn't provide access to this profile.")
    }

    app.get(
      '/current_user/follows',
      {
        schema: {
          operationId: 'listFollows',
          summary: 'The companies, analysts and sectors that the user follows, each with its newest document',
          tags: ['Preferences'],
          response: {
            200: withExample(Follows, {
              records: [
                { tag: followedCompanyExample, followed_at: '2026-11-04T09:00:00.000Z', newest: documentExample },
              ],
            }),
          },
        },
      },
      async (request) => {
        const user = getUser(request)
        return { records: await toFollows(db, await listFollows(db, user, clock()), user) }
      },
    )

    app.post(
      '/current_user/follows',
      {
        preHandler: limitWrites(context, 'preferences'),
        schema: {
          operationId: 'updateFollow',
          summary: 'Starts or ends following a company, an analyst or a sector; 422 where it cannot be followed',
          tags: ['Preferences'],
          body: withExample(UpdateFollow, { tag_id: '7', followed: true }),
          response: { 200: withExample(Saved, { success: true }) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const { tag_id: id, followed } = request.body
        // What is followed can always be left, also outside the subscription.
        if (followed) await requireFollowable(id, user.entitlement)
        await changeFollow(db, { user, actor: getActor(request), now: clock() }, Number(id), followed)
        return { success: true }
      },
    )
  }
