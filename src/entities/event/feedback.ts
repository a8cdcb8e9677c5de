import { portalLink } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toText } from '#lib/format/words.ts'

/** The feedback on an event: a document, or plain text (R321, C67). */
export type Feedback = { kind: 'document'; href: string } | { kind: 'words'; words: string } | { kind: 'none' }

export function getFeedback({ feedback_url }: Roadshow): Feedback {
  const words = toText(feedback_url)
  const link = words.includes('/document/') ? portalLink(words) : undefined
  if (link) return { kind: 'document', href: link.href }
  return words ? { kind: 'words', words } : { kind: 'none' }
}
