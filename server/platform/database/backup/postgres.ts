import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

/** `DATABASE_URL` as the tools' own variables: an argument would show its password to everybody on the machine. */
export function buildEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
  }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Runs a tool of PostgreSQL; PG_BIN names its directory where it is not on the path. */
async function run(tool: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<void> {
  const directory = process.env.PG_BIN
  const env = { ...process.env, ...buildEnvironment(url) }
  await new Promise<void>((resolve, reject) => {
    execFile(directory ? `${directory}/${tool}` : tool, args, { env }, (error, _, stderr) => {
      if (!error) return resolve()
      if (error.code === 'ENOENT') {
        return reject(
          new Error(`${tool} is not there: install PostgreSQL's client tools, or set PG_BIN to their directory.`),
        )
      }
      reject(new Error(`${tool} failed: ${stderr.trim() || error.message}`))
    })
  })
}

/** Writes a database into a file in pg_dump's custom format: one moment's state, also while servers use it. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  // pg_dump writes into a file that is there and leaves its mode.
  await writeFile(file, '', { mode: 0o600 })
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
}

/** Puts a file's database in place of what is there, all of it or, after an error, nothing. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await run('pg_restore', ['--list', file], url).catch(({ message }: Error) => {
    throw new Error(`${file} is no backup of this database: ${message}`)
  })
  const args = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...args, `--dbname=${buildEnvironment(url).PGDATABASE ?? ''}`, file], url)
}
