import { afterAll, beforeAll } from 'vitest'
import { type StoredDatabase, storedFixture } from './database.ts'
import { type Output, runServerCommand } from './run-server-command.ts'

/** Milliseconds for a test that runs several commands. */
export const LONG = 180_000

type Commands = {
  /** The database, from the first test on. */
  stored(): StoredDatabase
  run(script: string, args: readonly string[], input?: string): Promise<Output>
}

/** Commands on a database of the test file's own, which has the fixture. */
export function commandsOnFixture(): Commands {
  let database: StoredDatabase | undefined
  beforeAll(async () => {
    database = await storedFixture()
  }, LONG)
  afterAll(() => database?.remove())
  const stored = () => {
    if (!database) throw new Error('The database is there from the first test on.')
    return database
  }
  return {
    stored,
    run: (script, args, input = '') =>
      runServerCommand(script, args, { directory: stored().env.DATA_DIR, env: stored().env, input }),
  }
}
