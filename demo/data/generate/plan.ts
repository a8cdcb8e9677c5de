import { at, randomFor } from '../random.ts'
import { writeFundNote, writePlainNote, writeResultsReview, writeReviewNote } from '../writers/company-notes.ts'
import {
  writeEventNote,
  writeFlash,
  writeModel,
  writePreview,
  writeSnapshot,
  writeTearSheet,
} from '../writers/company-sheets.ts'
import { writeMonitor, writeOldMonitor, writeOldScreen, writeScreen, writeTool } from '../writers/data-texts.ts'
import { writeCommentary } from '../writers/desk-texts.ts'
import { writeMacro } from '../writers/macro-texts.ts'
import { writeCommodity, writeCredit, writeCurrency, writeRates, writeStrategy } from '../writers/market-texts.ts'
import { writePrimer, writeSectorNote, writeThematic } from '../writers/sector-texts.ts'
import type { WriteDocument } from './document.ts'

/** How many of each kind there are among 200 documents in a row. */
const mix: readonly (readonly [write: WriteDocument, count: number])[] = [
  [writeReviewNote, 29],
  [writePlainNote, 13],
  [writeFundNote, 6],
  [writeResultsReview, 8],
  [writeSectorNote, 12],
  [writeThematic, 5],
  [writeMacro, 12],
  [writeStrategy, 5],
  [writeRates, 3],
  [writeCredit, 2],
  [writeCurrency, 4],
  [writeCommodity, 4],
  [writeModel, 4],
  [writeTearSheet, 4],
  [writeCommentary, 14],
  [writeEventNote, 7],
  [writeFlash, 18],
  [writeMonitor, 10],
  [writeScreen, 8],
  [writeOldMonitor, 6],
  [writeOldScreen, 5],
  [writeTool, 9],
  [writePrimer, 5],
  [writePreview, 4],
  [writeSnapshot, 3],
]

const kinds = mix.flatMap(([write, count]) => Array.from({ length: count }, () => write))

const total = new Map(mix)

/** How a document is written, and how many of its kind come before it. */
export type Planned = { write: WriteDocument; ordinal: number }

const blocks = new Map<number, readonly Planned[]>()

/** The kinds of one block of 200, in an order of its own: the first documents do not know how many follow. */
function planBlock(block: number): readonly Planned[] {
  const seen = new Map<WriteDocument, number>()
  return randomFor('block', block)
    .shuffle(kinds)
    .map((write) => {
      const before = seen.get(write) ?? 0
      seen.set(write, before + 1)
      return { write, ordinal: block * (total.get(write) ?? 0) + before }
    })
}

/** What the `index`th ordinary document is, counted from 0. */
export function planOf(index: number): Planned {
  const block = Math.floor(index / kinds.length)
  const planned = blocks.get(block) ?? planBlock(block)
  blocks.set(block, planned)
  return at(planned, index % kinds.length)
}
