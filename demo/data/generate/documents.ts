import { type EdgeDocument, edgeDocumentIds, writeEdgeDocument } from '../edges/documents.ts'
import { randomFor } from '../random.ts'
import { seriesLengths, writeLodestar, writePlumbline } from '../writers/desk-texts.ts'
import { FOREIGN_NOTES, writeForeignNote } from '../writers/foreign-notes.ts'
import type { SeedDocument } from './document.ts'
import { firstId } from './identifiers.ts'
import { planOf } from './plan.ts'
import type { World } from './world.ts'

/** How many documents the demo data have. */
export const DOCUMENTS = 5200

const inSeries = (world: World, first: number, length: number, write: typeof writeLodestar) =>
  Array.from({ length }, (_, ordinal) => {
    const id = first + ordinal
    return () => write({ id, ordinal, world, random: randomFor('document', id) })
  })

/**
 * Every document in the order of its id, written one by one: planted ones, the two weeklies, notes in other languages, then as many as make `count`.
 * The first ones stay the same however many are asked for. There are never fewer than the ones before these.
 */
export function* createDocuments(world: World, count = DOCUMENTS): Generator<SeedDocument> {
  const edges = Object.entries(edgeDocumentIds).map(([key, id], ordinal) => {
    const random = randomFor('document', id)
    return () => writeEdgeDocument(key as EdgeDocument, { id, ordinal, world, random })
  })
  const fixed = [
    ...edges,
    ...inSeries(world, firstId.lodestar, seriesLengths.lodestar, writeLodestar),
    ...inSeries(world, firstId.plumbline, seriesLengths.plumbline, writePlumbline),
    ...inSeries(world, firstId.foreignNote, FOREIGN_NOTES, writeForeignNote),
  ]
  for (const write of fixed) yield write()
  for (let index = 0; index < count - fixed.length; index++) {
    const { write, ordinal } = planOf(index)
    const id = firstId.document + index
    yield write({ id, ordinal, world, random: randomFor('document', id) })
  }
}
