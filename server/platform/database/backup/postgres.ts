import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { splitHosts } from '../hosts.ts'

/** `DATABASE_URL` as the tools' own variables: an argument would show its password to everybody on the machine. */
export function buildEnvironment(url: string): Record<string, string> {
  const hosts = splitHosts(url).map((one) => new URL(one))
  const { username, password, pathname, searchParams } = hosts[0] ?? new URL(url)
  const given: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? hosts.map(({ hostname }) => decodeURIComponent(hostname)).join(','),
    PGPORT: hosts.some(({ port }) => port) ? hosts.map(({ port }) => port).join(',') : null,
    PGTARGETSESSIONATTRS: hosts.length > 1 ? 'read-write' : null,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
  }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** `tools`: the directory of PostgreSQL's tools; undefined: they are on the path. */
type Source = { url: string; tools: string | undefined }

async function run(tool: 'pg_dump' | 'pg_restore', args: readonly string[], { url, tools }: Source): Promise<void> {
  const env = { ...process.env, ...buildEnvironment(url) }
  await new Promise<void>((resolve, reject) => {
    execFile(tools ? `${tools}/${tool}` : tool, args, { env }, (error, _, stderr) => {
      if (!error) return resolve()
      if (error.code === 'ENOENT') {
        return reject(
          new Error(`${tool} was not found: install PostgreSQL's client tools, or set PG_BIN to their directory.`),
        )
      }
      reject(new Error(`${tool} failed: ${stderr.trim() || error.message}`))
    })
  })
}

/** Writes a database into a file in pg_dump's custom format: the state of one moment, even while servers use it. */
export async function dumpPostgres(source: Source, file: string): Promise<void> {
  // pg_dump keeps the mode of an existing file.
  await writeFile(file, '', { mode: 0o600 })
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], source)
}

/** Replaces a database by that of a file; after an error nothing has changed. */
export async function restorePostgres(source: Source, file: string): Promise<void> {
  await run('pg_restore', ['--list', file], source).catch(({ message }: Error) => {
    throw new Error(`${file} is no backup of this database: ${message}`)
  })
  const args = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...args, `--dbname=${buildEnvironment(source.url).PGDATABASE ?? ''}`, file], source)
}
