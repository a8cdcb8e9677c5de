import type { OpenDatabase } from '#server/platform/database/open.ts'
import { type Faults, faultsIn } from './check-writes.ts'
import { addRoadshows, type Ledger, newLedger, writeRandomly } from './random-writes.ts'
import { serveDatabase } from './server-process.ts'

type Stored = { env: NodeJS.ProcessEnv; open(): Promise<OpenDatabase> }

/** Acknowledged writes after which a round ends at the earliest. */
const WRITES = 30

/** The longest time from there to the end of the server, in milliseconds. */
const SPREAD = 50

/**
 * Kills a server with `kill -9` in the middle of random writes, again and again on the same database, and looks each time what is
 * there. Gives what was wrong after each round, and what was written in all.
 */
export async function killRounds(
  { env, open }: Stored,
  rounds: number,
  onRound: (round: number, ledger: Ledger) => void = () => {},
): Promise<{ faults: Faults[]; ledger: Ledger }> {
  const ledger = newLedger()
  const faults: Faults[] = []
  const first = await open()
  await addRoadshows(first.db).finally(first.close)
  for (let round = 1; round <= rounds; round++) {
    const server = await serveDatabase(env)
    const goal = ledger.acknowledged + WRITES
    let isOver = false
    const writing = writeRandomly(server.address, ledger, () => isOver)
    while (ledger.acknowledged < goal) await new Promise((resolve) => setTimeout(resolve, 2))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD))
    await server.kill()
    isOver = true
    await writing
    const { db, close } = await open()
    faults.push(await faultsIn(db, ledger).finally(close))
    onRound(round, ledger)
  }
  return { faults, ledger }
}
