/** Which documents may express a concept: those of an operating company, of some sub-sectors only, or of a macro subject. */
export type ConceptScope = 'company' | 'macro' | 'credit' | 'currencies' | 'commodities'

/** Whether it is good or bad news for the subject, so that a document does not contradict itself. */
export type Tone = 'good' | 'bad' | 'neutral'

/** One way to say it: how somebody would ask for it, and sentences that say it. */
export type Wording = { query: string; sentences: readonly string[] }

/**
 * An idea of finance with two ways of saying it that share no content word. A document uses one of them, so that a query in
 * the other finds it by meaning and not by words.
 */
export type Concept = {
  id: string
  scope: ConceptScope
  tone: Tone
  /** Sub-sectors, or commodities, that it is said of. Empty: all of them, but never listed investment companies. */
  subjects: readonly string[]
  wordings: readonly [Wording, Wording]
}

type Lines = readonly [query: string, ...sentences: string[]]

const wording = ([query, ...sentences]: Lines): Wording => ({ query, sentences })

const build =
  (scope: ConceptScope) =>
  (id: string, tone: Tone, first: Lines, second: Lines, subjects: readonly string[] = []): Concept => ({
    id,
    scope,
    tone,
    subjects,
    wordings: [wording(first), wording(second)],
  })

export const companyConcept = build('company')
export const macroConcept = build('macro')
export const creditConcept = build('credit')
export const currencyConcept = build('currencies')
export const commodityConcept = build('commodities')
