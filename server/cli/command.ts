import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts'
import { readSettings, type Settings } from '#server/settings.ts'

/** What was typed makes no sense: told with the usage. */
export class UsageError extends TypeError {}

/** One command of the command line. */
export type Command = {
  /** What `--help` prints. */
  usage: string
  /** It takes a few statements only, whatever the database holds. */
  isBrief?: boolean
  /** @returns the exit code; none is 0 */
  run: (args: string[]) => Promise<number | undefined>
}

/**
 * Runs a command. `--help` prints its usage; an error prints its message, and wrong arguments print the usage as well.
 * @returns the exit code: that of the command, or 1 after an error
 */
export async function runCommand({ usage, isBrief = false, run }: Command, args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return 0
  }
  // Optimizing the embedded database takes twice the processor time of a few statements, and never pays off in them.
  if (isBrief) setFlagsFromString('--liftoff-only')
  try {
    return (await run(args)) ?? 0
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason)
    if (reason instanceof TypeError) console.error(`\n${usage}`)
    return 1
  }
}

/** The environment's settings; `dataDir`, from `--data-dir`, comes before its DATA_DIR. */
export const settingsFor = (dataDir: string | undefined): Settings =>
  readSettings({ ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) })

/** The same for a command whose only option is `--data-dir`. */
export const parseSettings = (args: string[]): Settings =>
  settingsFor(parseArgs({ args, options: { 'data-dir': { type: 'string' } } }).values['data-dir'])

/** Opens the database, brings it to the newest schema, sets no limit on the time of a statement, and closes it in the end. */
export async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const { databaseUrl: url, dataDir: directory, dataReserve: reserve, pool: limits } = settings
  const database = await openDatabase({ url, directory, reserve, limits, statementTimeout: 0 })
  try {
    await database.alone(migrate)
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A line for each question, typed unseen: readline would show its length by moving the cursor, so it writes nowhere. */
async function ask(questions: readonly string[], what: string): Promise<string[]> {
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const typed = lines[Symbol.asyncIterator]()
  const answers: string[] = []
  try {
    for (const question of questions) {
      process.stderr.write(question)
      const { value, done } = await typed.next()
      process.stderr.write('\n')
      if (done) throw new Error(`No ${what} was given.`)
      answers.push(value)
    }
  } finally {
    lines.close()
  }
  return answers
}

/** A secret from a prompt, twice, or the first line of standard input: never an argument, which others on the machine see. */
export async function readSecret(what: string): Promise<string> {
  if (process.stdin.isTTY) {
    const [secret = '', again] = await ask([`New ${what}: `, 'Once more: '], what)
    if (secret !== again) throw new Error(`The two ${what}s differ.`)
    return secret
  }
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new Error(`No ${what} was given on standard input.`)
}

export const readPassword = (): Promise<string> => readSecret('password')

/** An argument without the spaces around it; throws a `UsageError` where there is none. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${what} is missing.`)
  return value.trim()
}
