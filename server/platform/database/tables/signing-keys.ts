import type { MaybeTimestamp } from './columns.ts'

/** A key that tokens are signed with, where several processes share the database. */
export interface SigningKeyTable {
  /** The `kid` of its tokens. */
  id: string
  /** 32 bytes, hexadecimal. */
  secret: string
  /** When another one took its place; null: it signs. */
  retired_at: MaybeTimestamp
}
