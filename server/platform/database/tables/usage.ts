import type { Generated } from 'kysely'
import type { Maybe, Timestamp } from './columns.ts'

/** Opened; visible for 30 seconds; its file taken away; its film begun. */
export type UsageKind = 'open' | 'read' | 'download' | 'replay'

/** One use of a document or of an event's replay. */
export interface UsageEventTable {
  /** A UUID; uses that count once share it. */
  id: string
  kind: UsageKind
  user_id: number
  /** The user's firm at that time; null: none. */
  firm_id: Maybe<number>
  document_id: Maybe<number>
  roadshow_id: Maybe<number>
  is_machine: Generated<boolean>
  used_at: Timestamp
  /** Whether it is part of the sums. */
  is_counted: Generated<boolean>
}

/** What sums are about; `all` has the id 0. */
export type UsageSubject = 'all' | 'document' | 'analyst' | 'event' | 'user' | 'firm'

type UsageSums = {
  /** 0: all firms, and users without one. */
  firm_id: number
  subject: UsageSubject
  subject_id: number
  opens: Generated<number>
  reads: Generated<number>
  downloads: Generated<number>
  replays: Generated<number>
  /** Uses by machines, which are in none of the other numbers. */
  machine: Generated<number>
}

/** Sums of a day (UTC, `YYYY-MM-DD`). */
export interface UsageDayTable extends UsageSums {
  day: string
}

/** The same of a month, given by its first day. */
export interface UsageMonthTable extends UsageSums {
  month: string
}

/**
 * The sums of everybody once more, in the order of time, kept by triggers: what is changed in `usage_days` and `usage_months` is
 * changed here.
 */
export interface UsageTotalDayTable extends Omit<UsageDayTable, 'firm_id'> {}
export interface UsageTotalMonthTable extends Omit<UsageMonthTable, 'firm_id'> {}
