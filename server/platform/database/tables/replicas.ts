/** The last write of a user, for reads from replicas. */
export interface UserWriteTable {
  user_id: number
  /** A position in the log of the primary at which the write is complete. */
  position: string
}

/** The state of what documents and events are open to whom; one row, or none before the first change that closes any. */
export interface AccessVersionTable {
  id: number
  /** A UUID; never the same again, also after a failover. */
  version: string
}
