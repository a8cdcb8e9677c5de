import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import { setGroup } from '#server/firms/groups.ts'
import { holdFirm } from '#server/firms/repository.ts'
import { createToken, endToken } from '#server/firms/tokens.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type FactorApi, openFactorApi } from './factors.ts'
import { addFirm } from './firms.ts'

type Db = Kysely<Database>

const actor = operator({ AUDIT_OPERATOR: 'tests' })

const tokenOf = (db: Db, slug: string, now: Date): Promise<string> =>
  db
    .transaction()
    .execute(async (transaction) => createToken(transaction, { firm: await holdFirm(transaction, slug), actor }, now))

export const end = (db: Db, slug: string, prefix: string, now: Date): Promise<void> =>
  db
    .transaction()
    .execute(async (transaction) =>
      endToken(transaction, { firm: await holdFirm(transaction, slug), prefix, actor }, now),
    )

/** Lets every user of the firm read what standard users may. */
const mapEverybody = (db: Db, slug: string, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const granted = { level: 2, region_ids: null, asset_class_ids: null, libraries: null }
    await setGroup(transaction, { firm: await holdFirm(transaction, slug), value: '*', granted, actor }, now)
  })

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  more?: Partial<InjectOptions>,
) => Promise<LightMyRequestResponse>

/** The server with two firms: `acme` has the users of the fixture, `other` has none. */
export type ScimApi = FactorApi & {
  token: string
  /** Calls as the identity provider of a firm; that of `acme` by `scim`. */
  as(token: string): Call
  scim: Call
  otherToken: string
  patch(id: number | string, ...operations: object[]): Promise<LightMyRequestResponse>
}

const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export async function openScimApi(): Promise<ScimApi> {
  const api = await openFactorApi()
  const { db } = api
  await addFirm(db, 'acme', 'example.com', api.now())
  await addFirm(db, 'other', 'other.example', api.now())
  await mapEverybody(db, 'acme', api.now())
  await mapEverybody(db, 'other', api.now())
  const token = await tokenOf(db, 'acme', api.now())
  const otherToken = await tokenOf(db, 'other', api.now())
  const as =
    (bearer: string): Call =>
    (method, path, body, more = {}) =>
      api.app.inject({
        method,
        url: `/scim/v2/${path}`,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        ...more,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
          ...more.headers,
        },
      })
  const scim = as(token)
  return {
    ...api,
    token,
    otherToken,
    as,
    scim,
    patch: (id, ...Operations) => scim('PATCH', `Users/${id}`, { schemas: [PATCH_OP], Operations }),
  }
}
