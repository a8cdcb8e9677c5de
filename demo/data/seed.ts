import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Embedder } from '#server/platform/semantic/embedder.ts'
import { indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { createDocuments, DOCUMENTS } from './generate/documents.ts'
import { createEvents } from './generate/events.ts'
import { createTags } from './generate/tags.ts'
import { createWorld } from './generate/world.ts'
import { writeDeliveries } from './write/write-deliveries.ts'
import { linkDocuments, writeDocuments } from './write/write-documents.ts'
import { writeEvents, writeTags } from './write/write-records.ts'
import { writeAccounts, writeContents, writeFollows, writeRegistrations } from './write/write-site.ts'
import { writeUsage } from './write/write-usage.ts'

/** How much the steps around the documents take, in documents. */
const STEP = 100

/**
 * Fills an empty database with the demo data. They depend on the day of `now` alone: the same day gives the same data, and
 * the first documents are the same however many are asked for. Each batch is a transaction; whoever calls it keeps the mark
 * that tells whether all of it is there. With an embedder, and a database that keeps vectors, the documents are found by
 * meaning as well.
 */
export async function seedDatabase(
  db: Kysely<Database>,
  options: {
    now: Date
    documents?: number
    embedder?: Embedder | undefined
    onProgress: (done: number, total: number, label: string) => void
  },
): Promise<void> {
  const { now, documents = DOCUMENTS, embedder, onProgress } = options
  const written = documents + 3 * STEP
  const total = written + documents / 2 + STEP
  const world = createWorld(now)
  onProgress(0, total, 'accounts')
  await writeAccounts(db, world.anchor)
  onProgress(STEP, total, 'companies and analysts')
  await writeTags(db, createTags(world))
  onProgress(2 * STEP, total, 'events')
  await writeEvents(db, createEvents(world))
  await writeRegistrations(db, world.anchor)
  await writeFollows(db, world.anchor)
  await writeContents(db)
  await writeDocuments(db, createDocuments(world, documents), (count) =>
    onProgress(3 * STEP + Math.min(count, documents), total, 'documents'),
  )
  await linkDocuments(db)
  await writeDeliveries(db, now)
  await writeUsage(db, world.anchor)
  if (embedder && (await keepsVectors(db))) {
    await indexPassages(db, embedder, (count) =>
      onProgress(written + Math.min(count, documents) / 2, total, 'passages'),
    )
  }
  onProgress(total, total, 'done')
}
