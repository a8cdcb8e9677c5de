import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type ChainedRow, hashRow, readChain, readHead } from './chain.ts'

/** A row that was written down elsewhere: that it is there still shows that nothing up to it was replaced. */
export type Anchor = { number: number; hash: string }

export type Verdict = {
  /** Rows that were looked at. */
  rows: number
  /** What is wrong, in sentences; empty where the chain is whole. */
  faults: string[]
  /** The newest row, to be written down elsewhere. */
  head: Anchor
}

const ROWS = 1000

/** Faults that are listed at most; a longer list would not help. */
const MOST_FAULTS = 20

const rowsBetween = (first: number, last: number) =>
  first === last ? `Row ${first} is` : `Rows ${first} to ${last} are`

function findFault(row: ChainedRow, before: Anchor): string | undefined {
  if (row.number <= before.number) return `Row ${row.number} stands before the first row that was not purged.`
  if (row.number !== before.number + 1) return `${rowsBetween(before.number + 1, row.number - 1)} missing.`
  if (hashRow(row) !== row.hash) return `Row ${row.number} was altered.`
  if (row.previous_hash !== before.hash) return `Row ${row.number} does not follow row ${before.number}.`
  return undefined
}

/** What an anchor says of a row; a row that was purged since can no longer be compared. */
function anchorFault(anchor: Anchor | undefined, found: Anchor | undefined, purged: number): string | undefined {
  if (!anchor || anchor.number < purged) return undefined
  if (!found) return `Row ${anchor.number}, which was written down, is missing.`
  return found.hash === anchor.hash ? undefined : `Row ${anchor.number} is another one than was written down.`
}

/**
 * Follows the chain from its first row to its end and reports where it is broken. Somebody who can write to the database could
 * chain the rows again from some point on; only an `anchor` that is kept elsewhere reveals that.
 */
export const verifyAudit = (db: Kysely<Database>, anchor?: Anchor): Promise<Verdict> =>
  // One moment's state, while others write and purge.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const head = await readHead(snapshot)
      if (!head) return { rows: 0, faults: ['The end of the chain is missing.'], head: { number: 0, hash: '' } }
      const faults: string[] = []
      const note = (fault: string | undefined) =>
        fault !== undefined && faults.length < MOST_FAULTS && faults.push(fault)
      const purged = { number: head.purged_number, hash: head.purged_hash }
      let [rows, last, anchored]: [number, Anchor, Anchor | undefined] = [0, purged, undefined]
      if (anchor?.number === purged.number) anchored = purged
      for (let slice = await readChain(snapshot, 0, ROWS); slice.length > 0; ) {
        for (const row of slice) {
          note(findFault(row, last))
          last = { number: row.number, hash: row.hash }
          if (row.number === anchor?.number) anchored = last
        }
        rows += slice.length
        slice = slice.length < ROWS ? [] : await readChain(snapshot, last.number + 1, ROWS)
      }
      if (last.number < head.number) note(`${rowsBetween(last.number + 1, head.number)} missing.`)
      else if (last.number !== head.number || last.hash !== head.hash)
        note(`The end of the chain does not name row ${last.number}.`)
      note(anchorFault(anchor, anchored, purged.number))
      return { rows, faults, head: { number: head.number, hash: head.hash } }
    })
