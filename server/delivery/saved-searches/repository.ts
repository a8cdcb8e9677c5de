import { type Kysely, type Selectable, sql } from 'kysely'
import { holdUser, type User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { SavedSearchTable } from '#server/platform/database/tables/deliveries.ts'
import { notFound, unprocessable } from '#server/platform/http/http-errors.ts'
import { takeBackFrom } from '../mails/take-back.ts'

type Db = Kysely<Database>
export type Who = { user: Pick<User, 'id'>; actor: Actor; now: Date }
export type SavedSearchRow = Selectable<SavedSearchTable>

/** A list that a person can survey. */
export const MOST_SEARCHES = 100

export const listSavedSearches = (db: Db, userId: number): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const audit = (db: Db, { actor, now }: Who, action: string, id: number, detail = {}) =>
  writeAudit(db, { actor, action, subject: `saved_searches/${id}`, detail }, now)

type NewSearch = Pick<SavedSearchRow, 'name' | 'query' | 'alerts'>

/** Keeps a search. @throws a 422 where the user keeps as many as anybody may */
export const addSavedSearch = (db: Db, who: Who, search: NewSearch): Promise<SavedSearchRow> =>
  db.transaction().execute(async (transaction) => {
    // One change at a time for a user, so that two at once do not pass the limit together.
    await holdUser(transaction, who.user.id, 'update')
    const { count } = await transaction
      .selectFrom('saved_searches')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', who.user.id)
      .executeTakeFirstOrThrow()
    if (count >= MOST_SEARCHES)
      throw unprocessable([`At most ${MOST_SEARCHES} searches can be saved. Delete one that you need no more.`])
    const row = await transaction
      .insertInto('saved_searches')
      .values({ ...search, user_id: who.user.id, created_at: who.now, seen_at: who.now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(transaction, who, 'saved_search.add', row.id, search)
    return row
  })

type Change = { name?: string; alerts?: boolean; seen_at?: Date }

/** Changes a search of the user. That it was seen is not audited. @throws a 404 where there is none of this id */
export const changeSavedSearch = (db: Db, who: Who, id: number, change: Change): Promise<SavedSearchRow> =>
  db.transaction().execute(async (transaction) => {
    const own = transaction.selectFrom('saved_searches').selectAll().where('id', '=', id)
    const before = await own.where('user_id', '=', who.user.id).forUpdate().executeTakeFirst()
    if (!before) throw notFound('There is no such search.')
    const after = { ...before, ...change }
    const { name, alerts, seen_at } = after
    await transaction.updateTable('saved_searches').set({ name, alerts, seen_at }).where('id', '=', id).execute()
    if (name !== before.name || alerts !== before.alerts)
      await audit(transaction, who, 'saved_search.change', id, { name, alerts })
    if (before.alerts && !alerts) await takeBackFrom(transaction, who.user.id, who.now)
    return after
  })

/** Deletes a search of the user, if there is one of this id. */
export const removeSavedSearch = (db: Db, who: Who, id: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('user_id', '=', who.user.id)
      .returning('id')
      .execute()
    if (removed.length === 0) return
    await audit(transaction, who, 'saved_search.remove', id)
    await takeBackFrom(transaction, who.user.id, who.now)
  })
