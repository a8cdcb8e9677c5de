import { type Static, Type } from 'typebox'
import { fields, Lines } from '../read-texts.ts'

/** Sentences for one tone. `opening` begins the paragraph; `rest` follows in this order, some of it left out. */
const Passage = fields({ opening: Lines, rest: Type.Array(Type.String()) })

/** A section of a document: a heading and a paragraph whose sentences suit the tone of the document. */
export const Topic = fields({ headings: Lines, good: Passage, bad: Passage, neutral: Passage })
export type Topic = Static<typeof Topic>

/** Headlines, lower case behind the subject and a colon. */
export const Headlines = fields({ good: Lines, bad: Lines, neutral: Lines })
export type Headlines = Static<typeof Headlines>

/** Second headlines and the two sentences of a summary. The first sentence says what, the second says what for. */
export const Abstracts = fields({ subtitles: Lines, first: Lines, second: Lines })
export type Abstracts = Static<typeof Abstracts>

/** A subject of macro research: headlines behind a place, and its section in any macro text. */
export const MacroTheme = fields({ headlines: Headlines, topic: Topic })
export type MacroTheme = Static<typeof MacroTheme>
