import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AccessPreferences,
  InterestRecords,
  Saved,
  UpdateAccessPreferences,
  UpdateInterests,
} from '#contract/preference.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { findInterests } from '#server/access/users.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { loadNamedTags, type TagFinder } from '#server/tags/named-tags.ts'
import { toPreferenceRow, withActive } from './access-options.ts'
import { checkedInterests, collectNewValues, type Objection } from './check-interests.ts'
import { recordsToSave } from './interest-request.ts'
import { changeAccessRows, changeInterests, findAccessRows } from './repository.ts'

const saved = { 200: withExample(Saved, { success: true }) }

/** Says why a value may not be chosen, by the tag that it names (R353). */
const objectionBy =
  (find: TagFinder): Objection =>
  (category, value) => {
    const tag = find(category, value)
    if (!tag) return 'is not known'
    if (tag.row.inactive) return 'is not active any more'
    return tag.isPermitted ? undefined : 'is outside your permissions'
  }

/** A user's distribution preferences (R359) and email preferences (R373, R374). */
export const preferenceRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    const preHandler = limitWrites(context, 'preferences')

    app.get(
      '/current_user/get_cris',
      {
        schema: {
          operationId: 'listInterests',
          summary: 'The distribution preferences of the user',
          tags: ['Preferences'],
          response: { 200: withExample(InterestRecords, [{ Region: 'Europe;Asia', Sector: 'Banks' }]) },
        },
      },
      (request) => findInterests(db, getUser(request).id),
    )

    app.post(
      '/current_user/update_cris',
      {
        preHandler,
        schema: {
          operationId: 'updateInterests',
          summary: 'Replaces the distribution preferences, all of them; 422 where one may not be saved',
          tags: ['Preferences'],
          body: withExample(UpdateInterests, { cri_json: '[{"Region":"Europe;Asia","Sector":"Banks"}]' }),
          response: saved,
        },
      },
      async (request) => {
        const user = getUser(request)
        const records = recordsToSave(request.body)
        await changeInterests(db, { user, actor: getActor(request), now: clock() }, async (transaction, before) => {
          const find = await loadNamedTags(transaction, collectNewValues(records, before), user.entitlement)
          return checkedInterests(records, before, objectionBy(find))
        })
        return { success: true }
      },
    )

    app.get(
      '/get_preferences_table',
      {
        schema: {
          operationId: 'listEmailPreferences',
          summary: 'The switches of the email preferences, by region',
          tags: ['Preferences'],
          response: {
            200: withExample(AccessPreferences, [
              { region: 'Europe', Daily: { label: 'Europe Daily', active: true, permitted: true } },
            ]),
          },
        },
      },
      async (request) => (await findAccessRows(db, getUser(request).id)).map(toPreferenceRow),
    )

    app.post(
      '/update_access_preferences',
      {
        preHandler,
        schema: {
          operationId: 'updateEmailPreferences',
          summary: 'Says which switches are to be on; all others of those permitted go off',
          tags: ['Preferences'],
          body: withExample(UpdateAccessPreferences, { preferences: ['Europe Daily'] }),
          response: saved,
        },
      },
      async (request) => {
        const { preferences } = request.body
        const who = { user: getUser(request), actor: getActor(request), now: clock() }
        await changeAccessRows(db, who, (rows) => withActive(rows, preferences))
        return { success: true }
      },
    )
  }
