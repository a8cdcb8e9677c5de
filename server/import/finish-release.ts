import type { Kysely } from 'kysely'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { clearMark, idsWithoutPassages } from './write.ts'

type Search = { db: Kysely<Database>; meaning: Meaning }

/**
 * Adds published documents to search by meaning, and lets them be delivered. Throws what the embedder throws.
 * @param only the documents to add; all that lack passages when left out
 */
export async function finishRelease({ db, meaning }: Search, only?: readonly number[]): Promise<void> {
  try {
    if ('addDocuments' in meaning) await meaning.addDocuments(only ?? (await idsWithoutPassages(db)))
  } finally {
    // Without a model that answers, they are delivered by their words: better than not at all.
    await clearMark(db, RELEASE_MARK)
  }
}
