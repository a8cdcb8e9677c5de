import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultOf, hostileRequests } from '#bench/lib/hostile.mjs'
import { scimRoutes } from '../security/scim-expectations.ts'
import { openScimApi, type ScimApi } from '../support/scim.ts'

const REQUESTS = 1500
/** A token's calls within a minute are limited, and so are wrong tokens. */
const TURN = 50
const MINUTE = 60_000

let api: ScimApi

beforeAll(async () => {
  api = await openScimApi()
})
afterAll(() => api.close())

const usersOf = (firm: string) =>
  api.db
    .selectFrom('users')
    .select(['users.id', 'username', 'firm_id'])
    .where('username', 'like', `%@${firm}`)
    .execute()

test(`R134 none of ${REQUESTS} hostile requests with the token of a firm leads to a failure, or to users of others`, async () => {
  const before = await usersOf('example.com')
  const next = hostileRequests(Object.keys(scimRoutes), 20_261_105)
  const faults: string[] = []
  const statuses = new Set<number>()
  for (let index = 0; index < REQUESTS; index++) {
    if (index % TURN === TURN - 1) api.wait(6 * MINUTE)
    const request = next(api.otherToken)
    const answer = await api.app.inject({
      ...request,
      method: request.method as NonNullable<InjectOptions['method']> & string,
      payload: request.payload ?? '',
    })
    statuses.add(answer.statusCode)
    const type = String(answer.headers['content-type'] ?? '')
    const fault = faultOf(request, { status: answer.statusCode, type, text: answer.payload })
    if (fault) faults.push(`${index} ${request.method} ${request.url.slice(0, 200)}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]))
  expect(await usersOf('example.com')).toEqual(before)
}, 300_000)
