/** Sentences for one tone. `opening` begins the paragraph; `rest` follows in this order, some of it left out. */
type Passage = { opening: readonly string[]; rest: readonly string[] }

/** A section of a document: a heading and a paragraph whose sentences suit the tone of the document. */
export type Topic = { headings: readonly string[]; good: Passage; bad: Passage; neutral: Passage }

/** A section that reads the same whatever the tone. */
export const evenTopic = (headings: readonly string[], opening: readonly string[], rest: readonly string[]): Topic => {
  const passage = { opening, rest }
  return { headings, good: passage, bad: passage, neutral: passage }
}

/** Headlines, lower case behind the subject and a colon. */
export type Headlines = { good: readonly string[]; bad: readonly string[]; neutral: readonly string[] }
