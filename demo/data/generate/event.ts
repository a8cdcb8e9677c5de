import type { roadshowTypes } from '../world/labels.ts'

export type EventType = (typeof roadshowTypes)[number]['name']

/** An event as generated, before it becomes a row. */
export type SeedEvent = {
  id: number
  name: string
  description: string
  startAt: Date
  endAt: Date | null
  timeZone: string
  type: EventType
  /** Joined by `;`. */
  location: string | null
  format: string
  hasInvitation: boolean
  hasSchedule: boolean
  meetingUrl: string | null
  feedbackUrl: string | null
  videoId: string | null
  /** What is said in the replay, as WebVTT. */
  captions: string | null
  promoted: boolean
  canRegister: boolean
  tagIds: readonly number[]
  regionIds: readonly number[]
  /** Values of its tags, for search. */
  tagValues: readonly string[]
  previewLevel: number
  /** Number of places; null if there is no limit. */
  capacity: number | null
  /** Whether the provider shows it to everybody. */
  isPublic: boolean
  revision: number
}

/** Whether it is still to come, or running, on the anchor day. */
export const isUpcoming = ({ startAt, endAt }: Pick<SeedEvent, 'startAt' | 'endAt'>, anchor: Date): boolean =>
  (endAt ?? startAt) >= anchor
