import { createInterface } from 'node:readline'
import { migrate } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { readSettings, type Settings } from './settings.ts'

/** What was typed makes no sense: told with the usage. */
export class UsageError extends TypeError {}

/**
 * Runs a command of the command line: `--help` prints the usage, an error its words alone, wrong arguments the usage besides.
 * The exit code is what `run` gives, 0 without, and 1 after an error.
 */
export async function runCommand(usage: string, run: (args: string[]) => Promise<number | undefined>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return
  }
  try {
    process.exitCode = (await run(args)) ?? 0
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason)
    if (reason instanceof TypeError) console.error(`\n${usage}`)
    process.exitCode = 1
  }
}

/** The environment's settings; `dataDir`, from `--data-dir`, comes before its DATA_DIR. */
export const settingsFor = (dataDir: string | undefined): Settings =>
  readSettings({ ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) })

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

/** A line that is typed unseen. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true })
  process.stderr.write(question)
  // What is typed is echoed by this method alone.
  Object.assign(lines, { _writeToOutput: () => {} })
  const answer = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => reject(new Error('No password was given.')))
  })
  lines.removeAllListeners('close').close()
  process.stderr.write('\n')
  return answer
}

/** A password from a prompt, twice, or the first line of standard input: never an argument, which others on the machine see. */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    const password = await ask('New password: ')
    if (password !== (await ask('Once more: '))) throw new Error('The two passwords differ.')
    return password
  }
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new Error('No password was given on standard input.')
}
