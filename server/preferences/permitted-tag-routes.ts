import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { InterestTagsQuery } from '#contract/preference.ts'
import { Categories, RelatedChildrenQuery, Tag, TagReferenceQuery, TagsByCategory } from '#contract/tag.ts'
import { isInScope } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { parseJson, Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { activeTag } from '#server/tags/active-tag.ts'
import { parseCategories } from '#server/tags/categories.ts'
import { groupedTagsExample, profileExample } from '#server/tags/examples.ts'
import { loadNamedTags } from '#server/tags/named-tags.ts'
import { listRelatedChildren } from '#server/tags/related-children.ts'
import { findTagByReference, listCategories } from '#server/tags/repository.ts'
import { detailTag } from '#server/tags/tag-details.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { groupedTags, toBriefTag } from '#server/tags/wire.ts'
import { recordsToName } from './interest-request.ts'
import { collectValues } from './interests.ts'

const europe: Tag = { id: '1', category: 'Region', value: 'Europe' }

/** Tags with what a user's subscription says of them, and the values that go with others (R382, R383). */
export const permittedTagRoutes =
  ({ readsFor }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/by_ref_with_permission',
      {
        schema: {
          operationId: 'getTagByRef',
          summary: 'A profile by its reference; 403 where the subscription does not cover it',
          tags: ['Tags'],
          querystring: TagReferenceQuery,
          response: { 200: withExample(Tag, profileExample) },
        },
      },
      async (request) => {
        const { id: userId, entitlement } = getUser(request)
        const db = await readsFor(userId)
        const row = activeTag(await findTagByReference(db, request.query.ref))
        const getScope = await loadScopes(db, [row.id])
        if (!isInScope(getScope(row.id), entitlement)) {
          throw forbidden("Your subscription level doesn't provide access to this profile.")
        }
        return detailTag(db, row, entitlement)
      },
    )

    app.get(
      '/by_category_with_permissions',
      {
        schema: {
          operationId: 'listTagsByCategoryWithPermissions',
          summary: 'The values of categories, with what the subscription covers',
          tags: ['Tags'],
          querystring: Type.Object({ categories: Categories }),
          response: { 200: withExample(TagsByCategory, { Region: [{ ...europe, disabled: false }] }) },
        },
      },
      async (request) => {
        const { id: userId, entitlement } = getUser(request)
        const db = await readsFor(userId)
        const lists = await listCategories(db, parseCategories(request.query.categories))
        const getScope = await loadScopes(
          db,
          [...lists.values()].flatMap((rows) => rows.map(({ id }) => id)),
        )
        return Object.fromEntries(
          [...lists].map(([category, rows]) => [
            category,
            rows.map((row) => ({ ...toBriefTag(row), disabled: !isInScope(getScope(row.id), entitlement) })),
          ]),
        )
      },
    )

    app.get(
      '/related_children_by_category',
      {
        schema: {
          operationId: 'listRelatedChildren',
          summary: 'The values that go with chosen parents',
          tags: ['Tags'],
          querystring: RelatedChildrenQuery,
          response: { 200: withExample(TagsByCategory, groupedTagsExample) },
        },
      },
      async (request) => {
        const { query } = request
        const db = await readsFor(getUser(request).id)
        const parents = toSelectionMap(parseJson('tags_by_category', Selection, query.tags_by_category) ?? {})
        return groupedTags(await listRelatedChildren(db, parents, parseCategories(query.child_categories)))
      },
    )

    app.get(
      '/get_tags_from_cri_json',
      {
        schema: {
          operationId: 'listTagsOfInterests',
          summary: 'The tags that client interest records name',
          tags: ['Tags'],
          querystring: InterestTagsQuery,
          response: {
            200: withExample(TagsByCategory, { Region: [{ ...europe, disabled: false, inactive: false }] }),
          },
        },
      },
      async (request) => {
        const choice = collectValues(...recordsToName(request.query.cri_json))
        const user = getUser(request)
        const find = await loadNamedTags(await readsFor(user.id), choice, user.entitlement)
        const lists = [...choice].map(([category, values]) => {
          const named = [...values].flatMap((value) => find(category, value) ?? [])
          return [
            category,
            named.map(({ row, isPermitted }) => ({
              ...toBriefTag(row),
              disabled: !isPermitted,
              inactive: row.inactive,
            })),
          ] as const
        })
        return Object.fromEntries(lists.filter(([, named]) => named.length > 0))
      },
    )
  }
