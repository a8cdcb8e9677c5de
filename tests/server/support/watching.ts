import { sweep } from '#server/delivery/sweep/sweep.ts'
import { openApi } from './api.ts'
import { type UserName, users } from './fixture.ts'
import { ids } from './fixture-tags.ts'
import { sendMails } from './send-mails.ts'

export const NOW = new Date('2026-11-05T12:00:00Z')
export const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
export const settings = { from, accessTeam: from, portalUrl: 'https://portal.example' }

/** A switch of the email preferences for Europe that is on. */
export const europe = (column: string, permitted = true) => ({
  region: 'Europe',
  options: { [column]: { label: `Europe ${column}`, active: true, permitted } },
})

type Preferences = { cris?: object[]; access_rows?: object[] }

/** The server, and what tests of deliveries and of the mails about them do. */
export async function openDeliveries() {
  const api = await openApi()
  const { db } = api

  const follow = (tag_id: number, user: UserName = 'full') =>
    db.insertInto('follows').values({ user_id: users[user].id, tag_id, followed_at: NOW }).execute()
  const swept = (now = NOW) => sweep(db, { now, meaning: { unavailable: 'off' } })
  const send = (now = NOW) => sendMails(db, settings, now)

  return {
    api,
    db,
    follow,
    swept,
    send,

    /** Nobody wants anything, and every document came long ago. */
    async reset() {
      for (const table of ['follows', 'saved_searches', 'deliveries', 'delivery_settings', 'outgoing_mails'] as const)
        await db.deleteFrom(table).execute()
      await db.deleteFrom('meta').where('key', '=', 'import').execute()
      await db.updateTable('arrivals').set({ arrived_at: '2026-01-01T00:00:00Z' }).execute()
      await db.updateTable('preferences').set({ cris: '[]', access_rows: '[]' }).execute()
      await db.updateTable('users').set({ is_active: true }).execute()
    },

    async followBoth() {
      for (const tag of [ids.lodz, ids.energy]) await follow(tag)
    },

    save: (query: string, alerts = true) =>
      db
        .insertInto('saved_searches')
        .values({ user_id: users.full.id, name: 'Mine', query, alerts, created_at: NOW, seen_at: NOW })
        .returning('id')
        .executeTakeFirstOrThrow(),

    prefer: ({ cris = [], access_rows = [] }: Preferences) =>
      db
        .updateTable('preferences')
        .set({ cris: JSON.stringify(cris), access_rows: JSON.stringify(access_rows) })
        .where('user_id', '=', users.full.id)
        .execute(),

    /** Lets documents come, and sweeps. */
    async arrive(...documents: number[]): Promise<number> {
      await db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', 'in', documents).execute()
      return swept()
    },

    /** What reached a user: the id of each document, and its reasons. */
    async delivered(user: UserName = 'full') {
      const rows = db.selectFrom('deliveries').select(['document_id', 'reasons'])
      const own = await rows.where('user_id', '=', users[user].id).orderBy('document_id').execute()
      return own.map(({ document_id, reasons }) => [document_id, ...reasons.map(({ kind, name }) => `${kind} ${name}`)])
    },

    /** The settings of mails of a user: at once, where `change` says nothing else. */
    choose: (change: object = {}) =>
      db
        .insertInto('delivery_settings')
        .values({
          ...{ user_id: users.full.id, is_chosen: true, frequency: 'at_once', hour: 7, weekday: 1, time_zone: 'UTC' },
          ...{ language: 'en', next_at: NOW, unsubscribe_key: 'key', ...change },
        } as never)
        .execute(),

    /** Sends, and lets a mail server take what was queued. */
    async sendOff(now: Date): Promise<number> {
      const count = await send(now)
      await db.deleteFrom('outgoing_mails').execute()
      return count
    },

    mails: async () =>
      (await db.selectFrom('outgoing_mails').select('mail').orderBy('created_at').execute()).map(({ mail }) => mail),
  }
}
