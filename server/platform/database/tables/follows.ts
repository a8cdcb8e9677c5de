import type { Timestamp } from './columns.ts'

/** A company, an analyst or a sector that a user follows. */
export interface FollowTable {
  user_id: number
  tag_id: number
  followed_at: Timestamp
}
