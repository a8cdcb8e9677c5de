import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from './read-texts.ts'

/** One way to express a concept: a query for it, and sentences that express it. */
const Wording = fields({ query: Type.String(), sentences: Lines })
export type Wording = Static<typeof Wording>

const ConceptText = fields({
  id: Type.String(),
  /** Which documents may express it: those of an operating company, of some sub-sectors only, or of a macro subject. */
  scope: Type.Enum(['company', 'macro', 'credit', 'currencies', 'commodities']),
  /** Whether it is good or bad news for the subject, so that a document does not contradict itself. */
  tone: Type.Enum(['good', 'bad', 'neutral']),
  /** The sub-sectors or commodities that it is about; left out: all of them, but never listed investment companies. */
  subjects: Type.Optional(Lines),
  wordings: Type.Tuple([Wording, Wording]),
})

export type Tone = Static<typeof ConceptText>['tone']
export type ConceptScope = Static<typeof ConceptText>['scope']

/**
 * An idea of finance with two ways of saying it that share no content word. A document uses one of them, so that a query in
 * the other finds it by meaning and not by words.
 */
export type Concept = Static<typeof ConceptText> & { subjects: readonly string[] }

const read = (file: string): readonly Concept[] =>
  readTexts(`concepts/${file}`, Type.Array(ConceptText)).map(({ id, scope, tone, subjects = [], wordings }) => ({
    id,
    scope,
    tone,
    subjects,
    wordings,
  }))

export const conceptGroups = {
  demand: read('demand'),
  customers: read('customers'),
  costs: read('costs'),
  capital: read('capital'),
  strategy: read('strategy'),
  risk: read('risk'),
  economy: read('economy'),
  markets: read('markets'),
}

/** Every concept, for the documents that express it and for measuring how well it is found. */
export const concepts: readonly Concept[] = Object.values(conceptGroups).flat()
