import type { Records, SampleDocument } from './records.ts'

/** All tags of a document, once each. */
export const tagIdsOf = ({ primary, other }: SampleDocument): string[] => [...new Set([...primary, ...other])]

/** Whether a document is filed under a value. */
export const hasTag = ({ tags }: Records, document: SampleDocument, category: string, value: string): boolean =>
  tagIdsOf(document).some((id) => {
    const tag = tags.get(id)
    return tag?.category === category && tag.value === value
  })

/** The newest first. */
export const byDate = (one: SampleDocument, other: SampleDocument): number =>
  one.publication_date < other.publication_date ? 1 : -1
