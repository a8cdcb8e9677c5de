// How long one document takes to leave the lists and searches, and to come back, and how long others wait for the database meanwhile.
//
//   node --import tsx bench/release.ts [--documents 5200] [--rounds 5]
//
// Withdraws a document and puts it back, as the desk does, in turn with the newest and one from the middle. Beside each change
// another client asks for one row all the time; on the embedded database, which has one connection, it waits for the whole change.
// Both databases are measured, PostgreSQL in a private cluster.

import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { seedDatabase } from '#demo/data/seed.ts'
import { putBack, withdrawWithin } from '#server/import/withdraw.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { measureBoth, middleOf } from './lib/both-databases.ts'

type Db = Kysely<Database>

const { values: options } = parseArgs({
  options: { documents: { type: 'string', default: '5200' }, rounds: { type: 'string', default: '5' } },
})
const documents = Number(options.documents)
const rounds = Number(options.rounds)

/** Milliseconds of a change, and the longest that another client waited beside it. */
async function measure(
  db: Db,
  change: (transaction: Db) => Promise<unknown>,
): Promise<{ took: number; waited: number }> {
  let isDone = false
  let waited = 0
  const read = async () => {
    while (!isDone) {
      const asked = performance.now()
      await sql`select 1 from documents limit 1`.execute(db)
      waited = Math.max(waited, performance.now() - asked)
    }
  }
  const reading = read()
  const start = performance.now()
  await db.transaction().execute(change)
  const took = performance.now() - start
  isDone = true
  await reading
  return { took, waited }
}

async function measureChanges(db: Db, name: string): Promise<void> {
  await sql`analyze`.execute(db)
  const known = await db.selectFrom('documents').select(['id', 'reference']).orderBy('id', 'desc').execute()
  for (const place of [0, known.length >> 1]) {
    const { id, reference } = known[place] ?? { id: 0, reference: '' }
    const results = { withdraw: [] as number[], putBack: [] as number[], waited: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      const away = await measure(db, (transaction) =>
        withdrawWithin(transaction, [reference], { reason: 'bench', now: new Date() }),
      )
      const back = await measure(db, (transaction) => putBack(transaction, id))
      results.withdraw.push(away.took)
      results.putBack.push(back.took)
      results.waited.push(away.waited, back.waited)
    }
    const ms = (times: readonly number[]) => `${middleOf(times).toFixed(0)} ms`
    const longest = Math.max(...results.waited).toFixed(0)
    console.log(
      `${name}, ${documents} documents, ${place === 0 ? 'the newest' : 'one in the middle'}: ` +
        `withdrawn in ${ms(results.withdraw)}, put back in ${ms(results.putBack)}, another client waited ${longest} ms at most`,
    )
  }
}

await measureBoth({
  fill: (db) => seedDatabase(db, { now: new Date(), documents, onProgress: () => {} }),
  measure: measureChanges,
})
