import type { WebDocument } from '#contract/document.ts'
import { toText } from '#lib/format/words.ts'

export type Kind = 'initiation' | 'upgrade' | 'downgrade'

/** A day in ms; the provider's time zone may put a rating on the day before or after its note. */
const DAY = 86_400_000
const isSameDay = (a: string, b: string) => Math.abs(Date.parse(a.slice(0, 10)) - Date.parse(b.slice(0, 10))) <= DAY

/** What a document itself does to a rating; undefined if it repeats one of another day, or keeps it. */
export function getKind({ rating_change, rating_date, publication_date }: WebDocument): Kind | undefined {
  if (!rating_date || !publication_date || !isSameDay(rating_date, publication_date)) return undefined
  const change = toText(rating_change)
  if (/^up/i.test(change)) return 'upgrade'
  if (/^down/i.test(change)) return 'downgrade'
  return /^initiat/i.test(change) ? 'initiation' : undefined
}

/** Stories are not older than this before the newest document. */
const RECENT_DAYS = 7

/**
 * The lead and the stories beside it, from the newest documents: those that the user may read and that have a title, a changed
 * rating first, and one of a company only.
 */
export function chooseStories(documents: readonly WebDocument[], seconds: number): WebDocument[] {
  const time = ({ publication_date }: WebDocument) => Date.parse(toText(publication_date)) || 0
  const newest = Math.max(0, ...documents.map(time))
  const topics = new Set<string>()
  const isNewTopic = ({ id, primary_focus: focus }: WebDocument) => {
    const topic = toText(focus?.value) || id
    return !topics.has(topic) && topics.add(topic)
  }
  const open = documents.filter(
    (document) =>
      document.permissioned !== false && toText(document.title) !== '' && newest - time(document) < RECENT_DAYS * DAY,
  )
  const changing = open.filter((document) => getKind(document) !== undefined)
  const others = open.filter((document) => getKind(document) === undefined)
  return [...changing, ...others].filter(isNewTopic).slice(0, 1 + seconds)
}
