import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AccessPreferences,
  InterestRecords,
  Saved,
  UpdateAccessPreferences,
  UpdateInterests,
} from '#contract/preference.ts'
import { actorOf } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { findInterests } from '#server/access/users.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { loadNamedTags, type TagFinder } from '#server/tags/named-tags.ts'
import { accessRowOf, withActive } from './access-options.ts'
import { checkedInterests, newChoiceOf, type Objection } from './check-interests.ts'
import { recordsToSave } from './interest-request.ts'
import { changeAccessRows, changeInterests, findAccessRows } from './repository.ts'

/** Says what hinders values from being chosen, by the tags that they name (R353). */
const objectionBy =
  (find: TagFinder): Objection =>
  (category, value) => {
    const tag = find(category, value)
    if (!tag) return 'is not known'
    if (tag.row.inactive) return 'is not active any more'
    return tag.isPermitted ? undefined : 'is outside your permissions'
  }

/** A reader's distribution preferences (R359) and email preferences (R373, R374). */
export const preferenceRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    const preHandler = limitWrites(context, 'preferences')

    app.get('/current_user/get_cris', { schema: { response: { 200: InterestRecords } } }, (request) =>
      findInterests(db, viewerOf(request).id),
    )

    app.post(
      '/current_user/update_cris',
      { preHandler, schema: { body: UpdateInterests, response: { 200: Saved } } },
      async (request) => {
        const user = viewerOf(request)
        const records = recordsToSave(request.body)
        await changeInterests(db, { user, actor: actorOf(request), now: clock() }, async (transaction, before) => {
          const find = await loadNamedTags(transaction, newChoiceOf(records, before), user.entitlement)
          return checkedInterests(records, before, objectionBy(find))
        })
        return { success: true }
      },
    )

    app.get('/get_preferences_table', { schema: { response: { 200: AccessPreferences } } }, async (request) =>
      (await findAccessRows(db, viewerOf(request).id)).map(accessRowOf),
    )

    app.post(
      '/update_access_preferences',
      { preHandler, schema: { body: UpdateAccessPreferences, response: { 200: Saved } } },
      async (request) => {
        const { preferences } = request.body
        const who = { user: viewerOf(request), actor: actorOf(request), now: clock() }
        await changeAccessRows(db, who, (rows) => withActive(rows, preferences))
        return { success: true }
      },
    )
  }
