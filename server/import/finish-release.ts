import type { Kysely } from 'kysely'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { clearMark, idsWithoutPassages } from './write.ts'

/** Adds published documents to search by meaning, and lets them be delivered. Throws what the embedder throws. */
export async function finishRelease({ db, meaning }: { db: Kysely<Database>; meaning: Meaning }): Promise<void> {
  try {
    if ('addDocuments' in meaning) await meaning.addDocuments(await idsWithoutPassages(db))
  } finally {
    // Without a model that answers, they are delivered by their words: better than not at all.
    await clearMark(db, RELEASE_MARK)
  }
}
