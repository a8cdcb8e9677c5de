import { findMatch } from '#lib/format/find-match.ts'
import { type Entry, type Kind, kinds, type Section } from './entry.ts'

/** How well a text matches a term: the whole text, its start, the start of a word, inside, or not at all. */
const fits = { whole: 0, start: 1, word: 2, inside: 3, not: 4 } as const
type Fit = (typeof fits)[keyof typeof fits]

/** Shorter terms occur inside nearly every text. */
const SHORTEST_INSIDE = 3

const isLetter = /[\p{L}\p{N}]$/u

function getFit(text: string, term: string): Fit {
  const match = findMatch(text, term)
  if (!match) return fits.not
  const [start, end] = match
  if (start === 0) return end === text.length ? fits.whole : fits.start
  if (!isLetter.test(text.slice(0, start))) return fits.word
  return term.trim().length < SHORTEST_INSIDE ? fits.not : fits.inside
}

/** The best match of an entry's texts. */
const entryFit = ({ label, detail = '', also = '' }: Entry, term: string): Fit =>
  Math.min(...[label, detail, also].map((text) => getFit(text, term))) as Fit

type Offer = {
  /** The typed text. */
  term: string
  /** The results of the API, in its order. */
  found: readonly Entry[]
  /** Whether the results are for this term. Until then, matching results of the previous term are shown. */
  isCurrent: boolean
  pages: readonly Entry[]
  actions: readonly Entry[]
  /** Latest first. */
  recent: readonly Entry[]
  /** Opens a search for the term, whatever it is. */
  search: (term: string) => Entry
  /** The documents that the search finds. */
  documents: readonly Entry[]
}

const without = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.filter(({ key }) => !others.some((other) => other.key === key))

const filled = (sections: readonly Section[]) => sections.filter(({ entries }) => entries.length > 0)

/**
 * The sections to show. Without text: recent entries, then all pages and actions. With text: matching entries, with the
 * section of the best match first, so that Enter opens it.
 */
export function buildSections({ term, found, isCurrent, pages, actions, recent, search, documents }: Offer): Section[] {
  if (term.trim() === '')
    return filled([
      { kind: 'recent', entries: recent },
      { kind: 'pages', entries: without(pages, recent) },
      { kind: 'actions', entries: actions },
    ])
  const fitting = (entries: readonly Entry[]) =>
    entries
      .map((entry) => ({ entry, fit: entryFit(entry, term) }))
      .filter(({ fit }) => fit < fits.not)
      .sort((a, b) => a.fit - b.fit)
      .map(({ entry }) => entry)
  const filterKind = (kind: Kind) =>
    found.filter((entry) => entry.kind === kind && (isCurrent || entryFit(entry, term) < fits.not))
  const entries: Readonly<Record<Kind, readonly Entry[]>> = {
    companies: filterKind('companies'),
    analysts: filterKind('analysts'),
    pages: fitting(pages),
    actions: fitting(actions),
  }
  const best = (kind: Kind) => Math.min(...entries[kind].map((entry) => entryFit(entry, term)))
  const order = kinds.map((kind) => ({ kind, fit: best(kind) })).sort((a, b) => a.fit - b.fit)
  const ranked = filled(order.map(({ kind }) => ({ kind, entries: entries[kind] })))
  // The search works with any text, so it comes last, and its documents after it: Enter does the same before they are found.
  return [...ranked, { kind: 'research', entries: [search(term.trim()), ...documents] }]
}
