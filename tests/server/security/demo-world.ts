import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { seedDatabase } from '#demo/data/seed.ts'
import { toRelyingParty } from '#server/access/relying-party.ts'
import { buildApp } from '#server/app.ts'
import { writeCaptions } from '#server/events/captions/write-captions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { fixtureDatabase } from '../support/database.ts'
import { SECRET } from '../support/secret.ts'
import { topicEmbedder } from '../support/topic-embedder.ts'
import { withRoutes } from './route-list.ts'

/** The day the demo data count from, and the time of the server's clock until it is moved. */
const START = new Date('2026-11-05T12:00:00Z')

/** What an answer may hold for some readers only, with the id of its record behind it. */
export const marks = {
  body: 'MARK-BODY-',
  wayIn: 'MARK-EVENT-',
  told: 'MARK-TOLD-',
  tag: 'MARK-TAG-',
  company: 'MARK-COMPANY-',
} as const

/** Writes a mark into everything that not every reader may see, so that it is found in whatever answer it gets into. */
async function plantMarks(db: Kysely<Database>): Promise<void> {
  const bodyMark = sql.lit(marks.body)
  await sql`update document_bodies set
    html = '<section data-page="1"><p>Turnover grew, ' || ${bodyMark} || document_id || '.</p></section>' || html`.execute(
    db,
  )
  const wayIn = sql`'https://meet.example/' || ${sql.lit(marks.wayIn)} || id`
  await sql`update roadshows set meeting_url = ${wayIn}, feedback_url = ${wayIn},
    video_id = 'replay-' || ${sql.lit(marks.wayIn)} || id, has_invitation = true, has_schedule = true,
    description = ${sql.lit(marks.told)} || id`.execute(db)
  const events = await db.selectFrom('roadshows').select('id').execute()
  await writeCaptions(
    db,
    events.map(({ id }) => ({
      roadshowId: id,
      vtt: `WEBVTT\n\n00:00.000 --> 00:02.000\nTurnover grew, ${marks.wayIn}${id}.\n`,
    })),
  )
  // What is withheld of a company stands in its own record and in the documents about it.
  const withheld = sql`${sql.lit(marks.company)} || id`
  await sql`update tags set data = (data::jsonb || jsonb_build_object('risks', ${withheld}, 'rating', ${withheld},
    'rating_change', ${withheld}, 'prior_rating', ${withheld}, 'questions', json_build_array(${withheld}),
    'description', json_build_array(${withheld})))::json where category = 'Company'`.execute(db)
  await sql`update documents set rating = ${sql.lit(marks.company)} || primary_focus_id,
    prior_rating = ${sql.lit(marks.company)} || primary_focus_id
    where primary_focus_id in (select id from tags where category = 'Company')`.execute(db)
  const note = sql`json_build_array(${sql.lit(marks.tag)} || id)`
  const contact = sql`${sql.lit(marks.tag)} || id`
  await sql`update tags set data = (data::jsonb || jsonb_build_object('bio', ${note}, 'description', ${note}, 'email', ${contact}, 'phone', ${contact}))::json
    where inactive`.execute(db)
  await sql`update tags set has_image = true where inactive`.execute(db)
}

const address = { name: 'Halden Research', address: 'no-reply@halden.example' }

const site: Readonly<Record<string, string>> = {
  'portal/index.html': '<title>Portal</title>',
  'portal/assets/index-abc.js': 'export {}',
  'widgets/loader.js': 'export {}',
  'widgets/integrity.json': '{ "version": "7.8.9", "files": {} }',
  'catalog/index.html': '<title>Catalog</title>',
  'catalog/preview.html': '<title>Preview</title>',
  'catalog/catalog/main-abc.js': 'export {}',
}

async function writeSite(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-security-'))
  for (const [path, content] of Object.entries(site)) {
    await mkdir(join(directory, path, '..'), { recursive: true })
    await writeFile(join(directory, path), content)
  }
  return directory
}

/** The whole server in process, its sites included, on demo data with marks. */
export type DemoWorld = {
  app: FastifyInstance
  db: Kysely<Database>
  /** As Fastify registered them, `GET /api/tags/:id`. */
  routes: string[]
  clock: () => Date
  /** False on a PostgreSQL without pgvector. */
  finds: { byMeaning: boolean }
  /** Moves the clock on. */
  wait(milliseconds: number): void
  close(): Promise<void>
}

/** `openFixture` is for those that run no tests. */
export async function openDemoWorld(openFixture = fixtureDatabase): Promise<DemoWorld> {
  const db = await openFixture()
  await sql`truncate table documents, tags, users, roadshows, home_page_slots, contents cascade`.execute(db)
  await seedDatabase(db, { now: START, documents: 60, onProgress: () => {} })
  await plantMarks(db)
  if (await keepsVectors(db)) await indexPassages(db, topicEmbedder(), () => {})
  const meaning = await openMeaning(db, topicEmbedder())
  const directory = await writeSite()
  let now = START.getTime()
  const clock = () => new Date(now)
  const transport = { send: async () => {}, close: () => {} }
  const { built: app, routes } = await withRoutes(() =>
    buildApp({
      db,
      jwtSecret: new TextEncoder().encode(SECRET),
      allowedOrigins: [],
      relyingParty: toRelyingParty('https://portal.example', []),
      clock,
      meaning,
      mail: {
        from: address,
        accessTeam: address,
        portalUrl: 'https://portal.example',
        transport,
        shownOutbox: directory,
      },
      dist: directory,
    }),
  )
  await app.ready()
  return {
    app,
    db,
    routes,
    clock,
    finds: { byMeaning: !('unavailable' in meaning) },
    wait: (milliseconds) => {
      now += milliseconds
    },
    close: async () => {
      await app.close()
      await db.destroy()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
