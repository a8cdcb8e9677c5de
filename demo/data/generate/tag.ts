import type { TagData } from '#server/platform/database/tables/tags.ts'

/** A tag as generated, before it becomes a row. */
export type SeedTag = {
  id: number
  category: string
  value: string
  ticker: string | null
  externalId: string | null
  inactive: boolean
  hasImage: boolean
  relatedIds: readonly number[]
  analystIds: readonly number[]
  modelLevel: number | null
  tearSheetLevel: number | null
  data: TagData
}

/** A tag with nothing but a name, and what it goes with. */
export const plainTag = (
  id: number,
  category: string,
  value: string,
  more: { relatedIds?: readonly number[]; data?: TagData } = {},
): SeedTag => ({
  id,
  category,
  value,
  ticker: null,
  externalId: null,
  inactive: false,
  hasImage: false,
  relatedIds: more.relatedIds ?? [],
  analystIds: [],
  modelLevel: null,
  tearSheetLevel: null,
  data: more.data ?? {},
})
