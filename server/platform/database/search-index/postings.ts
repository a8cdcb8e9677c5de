/** Documents in one row of `search_postings`: those whose id divided by it is the row's block. */
export const BLOCK = 4096

/** How often a word occurs in a document. */
export type Occurrences = {
  /** Beside the title and the names, a word of the subtitle or summary twice; at most `MOST`. */
  text: number
  isInTitle: boolean
  /** Of companies, tickers and analysts. */
  isInNames: boolean
}

const MOST = 63
const IN_TITLE = 0x80
const IN_NAMES = 0x40

/** Steps of the length of a document: twelve each time that it doubles, so that every length fits into a byte. */
const STEPS = 12

export const toLengthStep = (words: number): number => Math.min(255, Math.round(STEPS * Math.log2(1 + words)))

export const fromLengthStep = (step: number): number => 2 ** (step / STEPS) - 1

/** Appends a number: seven bits in each byte, the low ones first; all bytes but the last have the high bit. */
export function addNumber(bytes: number[], number: number): void {
  let rest = number
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** The occurrences as a byte, see `isOpen` and `countText`. */
export const packOccurrences = ({ text, isInTitle, isInNames }: Occurrences): number =>
  Math.min(text, MOST) | (isInTitle ? IN_TITLE : 0) | (isInNames ? IN_NAMES : 0)

/** A document in the postings of a word: its occurrences as a byte, and the step of the document's length. */
export type Posting = { occurrences: number; lengthStep: number }

/** Appends a document to the postings of a word; the distance is that to the document before. */
export function addPosting(bytes: number[], distance: number, { occurrences, lengthStep }: Posting): void {
  addNumber(bytes, distance)
  bytes.push(occurrences, lengthStep)
}

/** What is called for each document of postings, with the parts of its `Posting`. */
export type Visit = (id: number, occurrences: number, lengthStep: number) => void

/** Reads the postings of a block in the order of the ids. */
export function readPostings(bytes: Uint8Array, block: number, visit: Visit): void {
  let id = block * BLOCK
  for (let at = 0; at < bytes.length; ) {
    let byte = bytes[at++] ?? 0
    let distance = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] ?? 0
      distance |= (byte & 0x7f) << shift
    }
    id += distance
    visit(id, bytes[at] ?? 0, bytes[at + 1] ?? 0)
    at += 2
  }
}

/** Whether the word is in what everybody may search: the title and the names. */
export const isOpen = (occurrences: number): boolean => (occurrences & (IN_TITLE | IN_NAMES)) !== 0
export const isInTitle = (occurrences: number): boolean => (occurrences & IN_TITLE) !== 0
export const isInNames = (occurrences: number): boolean => (occurrences & IN_NAMES) !== 0
export const countText = (occurrences: number): number => occurrences & MOST
