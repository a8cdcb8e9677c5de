import type { Roadshow } from '#contract/roadshow.ts'
import { toRecords, toText } from '#lib/format/words.ts'

/** The id and title of an event's replay; empty if there is none. A plain text is the id (R403). */
export function getReplayDetails({ replay_details }: Roadshow): { videoId: string; title: string } {
  const details: unknown = replay_details
  const [record] = toRecords([replay_details])
  return { videoId: toText(details) || toText(record?.video_id), title: toText(record?.title) }
}
