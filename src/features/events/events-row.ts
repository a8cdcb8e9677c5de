import { fileUrl } from '#api/links.ts'
import { portalLink } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { getReplayDetails } from '#entities/event/replay/replay-details.ts'
import { toText } from '#lib/format/words.ts'

/** The feedback on an event: a document, or plain text (R321, C67). */
export type Feedback = { kind: 'document'; href: string } | { kind: 'words'; words: string } | { kind: 'none' }

function getFeedback({ feedback_url }: Roadshow): Feedback {
  const words = toText(feedback_url)
  const link = words.includes('/document/') ? portalLink(words) : undefined
  if (link) return { kind: 'document', href: link.href }
  return words ? { kind: 'words', words } : { kind: 'none' }
}

/** A segment of dots only would change the path. */
const isSegment = (id: string) => id !== '' && !/^\.+$/.test(id)

/** The page with the event's replay (R320), undefined if there is none. */
function getReplayUrl(roadshow: Roadshow): string | undefined {
  const { id } = roadshow
  const { videoId } = getReplayDetails(roadshow)
  if (!isSegment(videoId) || !isSegment(id)) return undefined
  return portalLink(`/media/${encodeURIComponent(videoId)}/${encodeURIComponent(id)}`)?.href
}

/** The fields of an event for the table (R315–R322). Every field but the id may be missing or malformed. */
export function toEventRow(roadshow: Roadshow, language: string) {
  return {
    ...toEventCard(roadshow, language),
    invitation: fileUrl(toText(roadshow.invitation_url)),
    schedule: fileUrl(toText(roadshow.schedule_url)),
    replay: getReplayUrl(roadshow),
    feedback: getFeedback(roadshow),
  }
}

export type EventRow = ReturnType<typeof toEventRow>
