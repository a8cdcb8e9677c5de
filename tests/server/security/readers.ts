import { type Kysely, sql } from 'kysely'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeDocumentIds } from '#demo/data/edges/documents.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { accessTokens } from '#server/access/access-tokens.ts'
import { replayTickets } from '#server/access/replay-tickets.ts'
import { signOut } from '#server/accounts/sessions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { mediaTypes } from '#server/platform/files/media-types.ts'
import { SECRET } from '../support/secret.ts'
import { openSession } from '../support/session.ts'
import { type AccessFacts, type Reader, readFacts } from './access-facts.ts'
import type { Records } from './asks.ts'
import type { DemoWorld } from './demo-world.ts'
import { tokensOfEndedSessions } from './session-states.ts'

/** Who calls: with which token, and as whom; `reader` undefined: as nobody, whom everything but the open routes refuses. */
export type Caller = { name: string; token: string | undefined; reader: Reader | undefined }

const INACTIVE = 90
const WITHOUT_SUBSCRIPTION = 91
const SIGNED_OUT = 92
const WITH_GRANT = 93

async function addUser(db: Kysely<Database>, id: number, changes: object): Promise<void> {
  const user = { id, username: `user-${id}@demo.example`, name: `User ${id}`, created_at: new Date(0) }
  await db
    .insertInto('users')
    .values({ ...user, ...changes })
    .execute()
}

async function readerOf(db: Kysely<Database>, id: number): Promise<Reader> {
  const row = await db.selectFrom('entitlements').selectAll().where('user_id', '=', id).executeTakeFirst()
  if (!row) return { id, level: 0, regions: [], assetClasses: [], libraries: null }
  const { level, region_ids: regions, asset_class_ids: assetClasses, libraries } = row
  return { id, level, regions, assetClasses, libraries }
}

/** Nobody, tokens that are not good, every demo account, and accounts that the demo does not have. */
export async function callersOf(world: DemoWorld): Promise<Caller[]> {
  const { db, app, clock } = world
  const tokens = accessTokens(new TextEncoder().encode(SECRET), clock)
  const yesterday = accessTokens(new TextEncoder().encode(SECRET), () => new Date(clock().getTime() - 86_400_000))
  const forged = accessTokens(new TextEncoder().encode('another key of thirty-two characters'), clock)
  await addUser(db, INACTIVE, { is_active: false })
  await addUser(db, WITHOUT_SUBSCRIPTION, {})
  await addUser(db, SIGNED_OUT, { signed_out_at: new Date(clock().getTime() + 3_600_000) })
  await addUser(db, WITH_GRANT, {})
  const granted = edgeDocumentIds.notPermissionedNewest
  await db
    .insertInto('document_grants')
    .values({ user_id: WITH_GRANT, document_id: granted, granted_at: clock() })
    .execute()
  const sessionOf = async (id: number) => (await openSession(db, id, { now: clock() })).id
  const session = await sessionOf(seedAccounts.full.id)
  const nobody = (name: string, token: string | undefined): Caller => ({ name, token, reader: undefined })
  const accounts = await Promise.all(
    Object.entries(seedAccounts).map(async ([name, { id, username, password }]) => {
      const answer = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
      return { name, token: answer.json().token as string, reader: await readerOf(db, id) }
    }),
  )
  return [
    nobody('nobody', undefined),
    nobody('an expired token', await yesterday.issue(seedAccounts.full.id, session)),
    nobody('a token of another key', await forged.issue(seedAccounts.full.id, session)),
    nobody('an inactive account', await tokens.issue(INACTIVE, await sessionOf(INACTIVE))),
    nobody('a deleted account', await tokens.issue(999_999, session)),
    nobody('an account that was signed out everywhere', await tokens.issue(SIGNED_OUT, await sessionOf(SIGNED_OUT))),
    ...Object.entries(await tokensOfEndedSessions(world, seedAccounts.full.id)).map(([name, token]) =>
      nobody(name, token),
    ),
    ...accounts,
    {
      name: 'an account without a subscription',
      token: await tokens.issue(WITHOUT_SUBSCRIPTION, await sessionOf(WITHOUT_SUBSCRIPTION)),
      reader: await readerOf(db, WITHOUT_SUBSCRIPTION),
    },
    {
      name: 'an account with one granted document',
      token: await tokens.issue(WITH_GRANT, await sessionOf(WITH_GRANT)),
      reader: { ...(await readerOf(db, WITH_GRANT)), granted: [granted] },
    },
  ]
}

/** Documents that tests ask for one by one: the planted ones and some of each library. */
const MOST_OF_LIBRARY = 2

async function someDocuments(db: Kysely<Database>): Promise<Records['documents']> {
  const { rows } = await sql<{ id: number; reference: string; media_type: keyof typeof mediaTypes | null }>`
    select id, reference, media_type from (
      select *, row_number() over (partition by library, preview_level, download_level order by id) as nth from documents
    ) ranked where nth <= ${MOST_OF_LIBRARY} order by id`.execute(db)
  return rows.map(({ id, reference, media_type: type }) => ({
    id,
    reference,
    file: type === null ? undefined : `${id}.${mediaTypes[type]}`,
  }))
}

/** What the routes are asked for. */
export async function recordsOf({ db, clock, finds }: DemoWorld, facts?: AccessFacts): Promise<Records> {
  const { rows: companies } = await sql<Records['companies'][number]>`
    (select id, value, model_level as model, tear_sheet_level from tags
      where category = 'Company' and tear_sheet_level is not null and not inactive order by md5(id::text) limit 6)
    union all (select id, value, model_level as model, tear_sheet_level from tags
      where category = 'Company' and tear_sheet_level is not null and inactive limit 1)`.execute(db)
  const analyst = await db
    .selectFrom('tags')
    .select('id')
    .where('category', '=', 'Analyst')
    .where('inactive', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const inactive = await db
    .selectFrom('tags')
    .select(['id', 'external_id'])
    .where('category', '=', 'Analyst')
    .where('inactive', '=', true)
    .executeTakeFirstOrThrow()
  const tickets = replayTickets(new TextEncoder().encode(SECRET), clock)
  const video = 'replay-1'
  const sessionOf = (userId: number) => openSession(db, userId, { now: clock() })
  const ticketOf = async (userId: number) => tickets.issue(video, { userId, sessionId: (await sessionOf(userId)).id })
  const ended = await sessionOf(seedAccounts.full.id)
  await signOut(db, ended.token, clock())
  return {
    finds,
    facts: facts ?? (await readFacts(db)),
    documents: await someDocuments(db),
    events: Object.values(edgeEventIds),
    companies,
    analyst: analyst.id,
    inactive: { id: inactive.id, external_id: inactive.external_id ?? '' },
    tickets: {
      good: await ticketOf(seedAccounts.full.id),
      ofInactive: await ticketOf(INACTIVE),
      ofEnded: tickets.issue(video, { userId: seedAccounts.full.id, sessionId: ended.id }),
      video,
    },
  }
}
