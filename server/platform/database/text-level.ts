import { sql } from 'kysely'

/**
 * The level from which the words of a document may be read. With a preview that is the preview's level; without one only the
 * file holds the words. `documents` must be in the query.
 */
export const textLevel = sql<number>`(case when documents.preview then documents.preview_level
  else greatest(documents.preview_level, documents.download_level) end)`
