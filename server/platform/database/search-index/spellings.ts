import { withoutMarkup } from '../../text/entities.ts'
import { foldText } from '../../text/fold.ts'
import { addNumber, BLOCK } from './postings.ts'

/** How a document has a word as its author spells it. */
export type Spelling = {
  /** Whether it stands where everybody may search: in the title or in a name. */
  isOpen: boolean
  /** Whether it is part of the name of a company, a ticker or an analyst. */
  isName: boolean
}

/** Words of a text that are shorter are not offered as a correction, since too many others are like them. */
const SHORTEST = 6
const SHORTEST_NAME = 4

const WORD = /(?<![\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu

const wordsOf = (text: string, shortest: number) =>
  (foldText(withoutMarkup(text)).match(WORD) ?? []).filter((word) => word.length >= shortest)

/** The words of a document that a misspelt one may mean, without case, accents and markup. */
export function findSpellings(document: { title: string; names: string; text: string }): Map<string, Spelling> {
  const found = new Map<string, Spelling>()
  for (const word of wordsOf(document.text, SHORTEST)) found.set(word, { isOpen: false, isName: false })
  for (const word of wordsOf(document.title, SHORTEST)) found.set(word, { isOpen: true, isName: false })
  for (const word of wordsOf(document.names, SHORTEST_NAME)) found.set(word, { isOpen: true, isName: true })
  return found
}

const OPEN = 1
const NAME = 2

/** Appends a document to those that have a spelling; the distance is that to the document before. */
export const addSpelling = (bytes: number[], distance: number, { isOpen, isName }: Spelling): void =>
  addNumber(bytes, distance * 4 + (isOpen ? OPEN : 0) + (isName ? NAME : 0))

/** Reads the documents of a block that have a spelling, in the order of the ids. */
export function readSpellings(bytes: Uint8Array, block: number, visit: (id: number, spelling: Spelling) => void): void {
  let id = block * BLOCK
  let number = 0
  let shift = 0
  for (const byte of bytes) {
    number |= (byte & 0x7f) << shift
    shift += 7
    if (byte > 0x7f) continue
    id += number >> 2
    visit(id, { isOpen: (number & OPEN) !== 0, isName: (number & NAME) !== 0 })
    number = 0
    shift = 0
  }
}
