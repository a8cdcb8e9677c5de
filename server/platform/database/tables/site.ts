import type { Generated } from 'kysely'
import type { Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

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

/** A text that a slot or the footer has or had; the newest of a name is shown. An empty one: the slot is not there. */
export interface ContentVersionTable {
  id: Generated<number>
  name: string
  html: string
  /** Null: it was there before versions were kept. */
  published_at: MaybeTimestamp
  user_id: Maybe<number>
  /** The name of the person, or of an operator; empty where nobody is known. */
  author: string
}

/** Facts about the database itself; `seed` tells whether its data is complete. Only the server writes it. */
export interface MetaTable {
  key: string
  value: string
  updated_at: Timestamp
}
