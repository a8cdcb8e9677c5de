import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { seedAccounts } from '#demo/data/accounts.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { createWorld } from '#demo/data/generate/world.ts'
import { writeEvents, writeTags } from '#demo/data/write/write-records.ts'
import { writeAccounts, writeRegistrations } from '#demo/data/write/write-site.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { checkAnswers } from './contract.ts'
import { fixtureDatabase } from './database.ts'
import { PASSWORD, type UserName, users } from './fixture.ts'
import { SECRET } from './secret.ts'

export const ORIGIN = 'http://127.0.0.1:4173'

export type Query = Record<string, string | readonly string[]>

/** The server in process, on a database of its own, with a clock that stands still until it is moved. */
export type TestApi = {
  app: FastifyInstance
  db: Kysely<Database>
  /** Moves the clock on. */
  wait(milliseconds: number): void
  signIn(user?: UserName): Promise<{ token: string; refresh_token: string }>
  get(path: string, query?: Query, token?: string): Promise<LightMyRequestResponse>
  post(path: string, body: object, token?: string): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

const queryOf = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value.map((one) => [key, one]),
    ),
  ).toString()

/** `openMeaning` prepares the database for search by meaning, which is off without it. */
export const openApi = async (
  openMeaning?: (db: Kysely<Database>) => Promise<Meaning>,
  options: Partial<AppOptions> = {},
): Promise<TestApi> => {
  const db = await fixtureDatabase()
  const meaning = openMeaning ? { meaning: await openMeaning(db) } : {}
  return apiOver(db, new Date('2026-11-05T12:00:00Z'), { ...options, ...meaning })
}

/** The same on the data of the demo but for its documents, on the day these are dated from; users sign in by `signInAs`. */
export async function openDemoApi(
  start: Date,
  options: Partial<AppOptions> = {},
): Promise<TestApi & { signInAs(account: keyof typeof seedAccounts): Promise<string> }> {
  const db = await fixtureDatabase()
  await sql`truncate table documents, tags, users, roadshows cascade`.execute(db)
  const world = createWorld(start, { hostile: true })
  await writeAccounts(db, start)
  await writeTags(db, createTags(world))
  await writeEvents(db, createEvents(world))
  await writeRegistrations(db, start)
  // All accounts can be used by the tests; `password-change-required.test.ts` tests the mark.
  await db.updateTable('users').set({ must_change_password: false }).execute()
  const api = await apiOver(db, start, options)
  return {
    ...api,
    signInAs: async (account) => {
      const { username, password } = seedAccounts[account]
      return (await api.post('auth', { username, password })).json().token
    },
  }
}

async function apiOver(db: Kysely<Database>, start: Date, options: Partial<AppOptions>): Promise<TestApi> {
  let now = start.getTime()
  const app = await buildApp({
    db,
    jwtSecret: new TextEncoder().encode(SECRET),
    allowedOrigins: [ORIGIN],
    clock: () => new Date(now),
    watch: checkAnswers,
    ...options,
  })
  const authorized = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {})
  const inject = (options: InjectOptions) => app.inject(options)
  const post: TestApi['post'] = (path, body, token) =>
    inject({ method: 'POST', url: `/api/${path}`, payload: body, headers: authorized(token) })
  return {
    app,
    db,
    wait: (milliseconds) => {
      now += milliseconds
    },
    signIn: async (user = 'full') =>
      (await post('auth', { username: users[user].username, password: PASSWORD })).json(),
    get: (path, query = {}, token) => inject({ url: `/api/${path}?${queryOf(query)}`, headers: authorized(token) }),
    post,
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}
