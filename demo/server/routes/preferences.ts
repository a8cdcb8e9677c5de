import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AccessPreferences,
  InterestRecords,
  Saved,
  UpdateAccessPreferences,
  UpdateInterests,
} from '../../../src/contract/preference.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { accessRowOf, withActive } from '../preferences/access-options.ts'
import { checkedInterests, newChoiceOf, type Objection } from '../preferences/check-interests.ts'
import { recordsToSave } from '../preferences/interest-request.ts'
import { loadNamedTags, type TagFinder } from '../repositories/named-tags.ts'
import { changeAccessRows, changeInterests, findAccessRows } from '../repositories/preferences.ts'
import { findInterests } from '../repositories/users.ts'

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
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/current_user/get_cris', { schema: { response: { 200: InterestRecords } } }, (request) =>
      findInterests(db, viewerOf(request).id),
    )

    app.post(
      '/current_user/update_cris',
      { schema: { body: UpdateInterests, response: { 200: Saved } } },
      async (request) => {
        const user = viewerOf(request)
        const records = recordsToSave(request.body)
        await changeInterests(db, { user, now: clock() }, async (transaction, before) => {
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
      { schema: { body: UpdateAccessPreferences, response: { 200: Saved } } },
      async (request) => {
        const { preferences } = request.body
        await changeAccessRows(db, { user: viewerOf(request), now: clock() }, (rows) => withActive(rows, preferences))
        return { success: true }
      },
    )
  }
