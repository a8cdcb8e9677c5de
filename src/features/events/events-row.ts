import { fileUrl } from '#api/links.ts'
import { portalLink } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { getReplayDetails } from '#entities/event/replay/replay-details.ts'
import { toText } from '#lib/format/words.ts'

/** What was thought of an event: a document, or words as they are (R321, C67). */
export type Feedback = { kind: 'document'; href: string } | { kind: 'words'; words: string } | { kind: 'none' }

function feedbackOf({ feedback_url }: Roadshow): Feedback {
  const words = toText(feedback_url)
  const link = words.includes('/document/') ? portalLink(words) : undefined
  if (link) return { kind: 'document', href: link.href }
  return words ? { kind: 'words', words } : { kind: 'none' }
}

/** Dots alone would lead to another path. */
const isSegment = (id: string) => id !== '' && !/^\.+$/.test(id)

/** The page with the event's replay (R320); undefined where there is none. */
function replayOf(roadshow: Roadshow): string | undefined {
  const { id } = roadshow
  const { videoId } = getReplayDetails(roadshow)
  if (!isSegment(videoId) || !isSegment(id)) return undefined
  return portalLink(`/media/${encodeURIComponent(videoId)}/${encodeURIComponent(id)}`)?.href
}

/** What the table shows of an event (R315–R322); every field but the id may be missing, or be something else. */
export function eventRowOf(roadshow: Roadshow) {
  return {
    ...toEventCard(roadshow),
    invitation: fileUrl(toText(roadshow.invitation_url)),
    schedule: fileUrl(toText(roadshow.schedule_url)),
    replay: replayOf(roadshow),
    feedback: feedbackOf(roadshow),
  }
}

export type EventRow = ReturnType<typeof eventRowOf>
