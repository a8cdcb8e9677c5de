import { fileUrl } from '#api/links.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { getFeedback } from '#entities/event/feedback.ts'
import { getReplayUrl } from '#entities/event/replay/replay-place.ts'
import { findLongest, type Mark, parseMarks } from '#lib/format/marks.ts'
import { toRecords, toText } from '#lib/format/words.ts'

/** A sentence of the replay with words of the search, and the address of its place in the film. */
export type ReplayQuote = {
  text: string
  speaker: string
  seconds: number
  marks: readonly Mark[]
  href: string | undefined
}

function getQuotes(roadshow: Roadshow): ReplayQuote[] {
  return toRecords(roadshow.replay_hits).flatMap((hit) => {
    const { text, seconds, speaker } = hit
    if (!text || typeof seconds !== 'number' || !(seconds >= 0)) return []
    const marks = parseMarks(text, hit.marks)
    const href = getReplayUrl(roadshow, { seconds, find: findLongest(text, marks) })
    return [{ text, speaker: toText(speaker), seconds, marks, href }]
  })
}

/** The fields of an event for the table (R315–R322). Every field but the id may be missing or malformed. */
export function toEventRow(roadshow: Roadshow, language: string) {
  return {
    ...toEventCard(roadshow, language),
    invitation: fileUrl(toText(roadshow.invitation_url)),
    schedule: fileUrl(toText(roadshow.schedule_url)),
    replay: getReplayUrl(roadshow),
    feedback: getFeedback(roadshow),
    quotes: getQuotes(roadshow),
    quoteCount: roadshow.replay_hit_count ?? 0,
  }
}

export type EventRow = ReturnType<typeof toEventRow>
