import { findMatch } from '#lib/format/find-match.ts'
import { type Entry, type Kind, kinds, type Section } from './entry.ts'

/** How well a text fits a term: it is the text, its beginning, the beginning of a word, stands within; not at all. */
const fits = { whole: 0, start: 1, word: 2, inside: 3, not: 4 } as const
type Fit = (typeof fits)[keyof typeof fits]

/** Shorter terms stand within nearly everything. */
const SHORTEST_INSIDE = 3

const isLetter = /[\p{L}\p{N}]$/u

function fitOf(text: string, term: string): Fit {
  const match = findMatch(text, term)
  if (!match) return fits.not
  const [start, end] = match
  if (start === 0) return end === text.length ? fits.whole : fits.start
  if (!isLetter.test(text.slice(0, start))) return fits.word
  return term.trim().length < SHORTEST_INSIDE ? fits.not : fits.inside
}

/** How well an entry fits a term, by whatever it is called. */
const entryFit = ({ label, detail = '', also = '' }: Entry, term: string): Fit =>
  Math.min(...[label, detail, also].map((text) => fitOf(text, term))) as Fit

type Offer = {
  /** What was typed. */
  term: string
  /** What the API has found, in its own order. */
  found: readonly Entry[]
  /** Whether it was found for this term. Of what was found for the one before, what fits this one stays meanwhile. */
  isCurrent: boolean
  pages: readonly Entry[]
  actions: readonly Entry[]
  /** The last first. */
  recent: readonly Entry[]
  /** Offered for every term, last of all. */
  search: (term: string) => Entry
}

const without = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.filter(({ key }) => !others.some((other) => other.key === key))

const filled = (sections: readonly Section[]) => sections.filter(({ entries }) => entries.length > 0)

/**
 * What is offered. Before anything is typed, what was opened last, then every page and action. Then what fits: the section
 * that holds the best comes first, so that Enter opens it.
 */
export function sectionsOf({ term, found, isCurrent, pages, actions, recent, search }: Offer): Section[] {
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
  const ofKind = (kind: Kind) =>
    found.filter((entry) => entry.kind === kind && (isCurrent || entryFit(entry, term) < fits.not))
  const entries: Readonly<Record<Kind, readonly Entry[]>> = {
    companies: ofKind('companies'),
    analysts: ofKind('analysts'),
    pages: fitting(pages),
    actions: fitting(actions),
  }
  const best = (kind: Kind) => Math.min(...entries[kind].map((entry) => entryFit(entry, term)))
  const order = kinds.map((kind) => ({ kind, fit: best(kind) })).sort((a, b) => a.fit - b.fit)
  const ranked = filled(order.map(({ kind }) => ({ kind, entries: entries[kind] })))
  // What does something with any text is no answer to this one.
  return [...ranked, { kind: 'research', entries: [search(term.trim())] }]
}
