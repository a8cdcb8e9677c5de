import type { Kysely } from 'kysely'
import { lacksCaptions, writeMissingCaptions } from '#demo/data/write/missing-captions.ts'
import type { Database } from './platform/database/schema.ts'
import { findSeedDay } from './platform/database/seed-state.ts'

/** Work that runs beside the server; `close` waits for its current step. */
type Running = { close(): Promise<void> }

/**
 * Gives replays of a demo database from before their captions, so that they are searched without another fill. It runs after the
 * start, and a failure stops nothing: the next start tries again.
 */
export function completeDemoCaptions(db: Kysely<Database>, demoNow: Date | undefined): Running {
  let isClosing = false
  const complete = async () => {
    const day = demoNow ?? (await findSeedDay(db))
    if (!day || !(await lacksCaptions(db))) return
    // The texts take a moment to read, which other starts save.
    const { createEvents } = await import('#demo/data/generate/events.ts')
    const { createWorld } = await import('#demo/data/generate/world.ts')
    await writeMissingCaptions(db, createEvents(createWorld(day)), () => isClosing)
  }
  const running = complete().catch((reason: Error) => console.warn(`Captions of the demo: ${reason.message}`))
  return {
    close: async () => {
      isClosing = true
      await running
    },
  }
}
