import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** A content slot of the landing page (R404). */
export interface HomePageSlotTable {
  name: string
  position: Generated<number>
  raw_content: string
}

/** Other pieces of content by name; `footer` is the HTML of `GET footer_content` (R147). */
export interface ContentTable {
  name: string
  html: string
}

/** Facts about the database itself; `seed` tells whether its data is complete. Only the server writes it. */
export interface MetaTable {
  key: string
  value: string
  updated_at: Timestamp
}
