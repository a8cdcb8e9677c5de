import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions } from 'fastify'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { isUrgent } from '#server/platform/database/urgent.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

let api: TestApi
let app: TestApi['app']
/** Of each statement of a call, whether it goes ahead of others. */
let asked: boolean[]

/** Rows of the audit are committed in groups of several calls, which go ahead whoever made the calls. */
const isAuditRow = (node: RootOperationNode) =>
  node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'audit'

/** Set within a call: what the app does in the background is not asked for by anybody. */
const call = new AsyncLocalStorage<true>()

/** By the id of a query. Parts of a query are transformed as well, and have no result. */
const urgency = new WeakMap<object, boolean>()

const watching: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (call.getStore() && !isAuditRow(node)) urgency.set(queryId, isUrgent())
    return node
  },
  transformResult: async ({ result, queryId }) => {
    const isAhead = urgency.get(queryId)
    if (isAhead !== undefined) asked.push(isAhead)
    return result
  },
}

beforeAll(async () => {
  api = await openApi()
  app = await buildApp({
    db: api.db.withPlugin(watching),
    jwtSecret: new TextEncoder().encode(SECRET),
    allowedOrigins: [ORIGIN],
    clock: () => new Date('2026-11-05T12:00:00Z'),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await api.close()
})
beforeEach(() => {
  asked = []
})

const inject = (options: InjectOptions) => call.run(true, async () => await app.inject(options))
const post = (url: string, payload: object) => inject({ method: 'POST', url: `/api/${url}`, payload })
const signIn = () => post('auth', { username: users.full.username, password: PASSWORD })

test('signing in goes ahead of other calls with all its statements, and so does a refused attempt', async () => {
  expect((await signIn()).statusCode).toBe(200)
  expect((await post('auth', { username: users.full.username, password: 'wrong' })).statusCode).toBe(403)
  expect((await post('passwordless_login', { passwordless_token: 'wrong' })).statusCode).toBe(403)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked).not.toContain(false)
})

test('renewing a session waits like other calls, also with a token that is none', async () => {
  const { refresh_token } = (await signIn()).json()
  asked = []
  expect((await post('refresh_auth_token', { refresh_token })).statusCode).toBe(200)
  expect((await post('refresh_auth_token', { refresh_token: 'wrong' })).statusCode).toBe(401)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked).not.toContain(true)
})

test('readyz does not wait behind other calls', async () => {
  expect((await inject({ url: '/readyz' })).statusCode).toBe(200)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain(false)
})

test('of another call who makes it is looked up ahead, and nothing else', async () => {
  const { token } = (await signIn()).json()
  asked = []
  const url = '/api/tags/related_to_selected?categories=Region&search_term=bank'
  expect((await inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
  const [viewer, ...others] = asked
  expect(viewer).toBe(true)
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(true)
})
