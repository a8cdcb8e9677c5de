// Lists, exports and verifies the audit: `npm run server:audit -- --user anna@example.com`.
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '#server/platform/audit/actor.ts'
import { type AuditFormat, auditFormats } from '#server/platform/audit/formats.ts'
import { type AuditFilter, matchingRows, newestRows } from '#server/platform/audit/query.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { type Anchor, verifyAudit } from '#server/platform/audit/verify.ts'
import { readAnchor, readFilter } from './audit-arguments.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:audit -- [filters] [--limit <number>] [--format text|csv|jsonl] [--output <file>]
       npm run server:audit -- --verify [--anchor <number>:<hash>]

Lists the newest rows of the audit, or exports all that match into a file.

  --user      a username: what this user did, and what was done to the account
  --actor     user, operator or system
  --action    such as file.download; session.* for all that begin so
  --subject   such as documents/12
  --result    success, refused or failed
  --session   the id of a session
  --address   the address of a client
  --from, --to   days in UTC such as 2026-11-05, both included, or moments such as 2026-11-05T14:30:00Z

  --limit     how many rows are listed, 100 unless given
  --format    text, csv or jsonl (JSON lines)
  --output    writes all rows that match into a new file, the oldest first

  --verify    follows the chain of hashes: every altered, removed or exchanged row shows. The exit code is 0, or 2
              where the chain is broken.
  --anchor    the number and hash of a row that were written down earlier, as --verify tells them: shows that
              nothing up to that row was replaced together with its hashes
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first

The embedded database must not be in use by a running server; a PostgreSQL may be.`

const DEFAULT_LIMIT = 100
const MOST = 100_000

type Db = Parameters<typeof verifyAudit>[0]

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const filters = { user: text, actor: text, action: text, subject: text, result: text, session: text } as const
  const { values } = parseArgs({
    args,
    options: {
      ...filters,
      address: text,
      from: text,
      to: text,
      limit: text,
      format: text,
      output: text,
      anchor: text,
      verify: { type: 'boolean', default: false },
      'data-dir': text,
    },
  })
  const { format = 'text', limit = String(DEFAULT_LIMIT) } = values
  if (format !== 'text' && format !== 'csv' && format !== 'jsonl')
    throw new UsageError(`--format must be text, csv or jsonl, not ${format}.`)
  if (!/^[1-9]\d*$/.test(limit) || Number(limit) > MOST)
    throw new UsageError(`--limit must be a whole number from 1 to ${MOST}, not ${limit}.`)
  if (values.anchor !== undefined && !values.verify) throw new UsageError('--anchor is for --verify.')
  const known: keyof typeof auditFormats = format
  return { values, format: known, limit: Number(limit), filter: readFilter(values), anchor: readAnchor(values.anchor) }
}

/** Tells what `--verify` has found; the exit code. */
async function verify(db: Db, anchor: Anchor | undefined): Promise<number> {
  const { rows, faults, head } = await verifyAudit(db, anchor)
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0
      ? `The chain is whole: ${rows} rows.`
      : `The chain is broken: ${faults.length} faults in ${rows} rows.`,
  )
  console.log(`The newest row is ${head.number}:${head.hash}. Keep this elsewhere, for --anchor.`)
  return faults.length === 0 ? 0 : 2
}

type Export = { file: string; name: string; filter: AuditFilter; format: AuditFormat }

/** Writes every row that matches, and records who has taken them along. */
async function exportRows(db: Db, { file, name, filter, format }: Export): Promise<void> {
  // Addresses and names of users are in it.
  const handle = await open(file, 'wx', 0o600).catch((reason: NodeJS.ErrnoException) => {
    throw reason.code === 'EEXIST' ? new Error(`${file} is there already.`) : reason
  })
  let count = 0
  try {
    await handle.write(format.head)
    for await (const rows of matchingRows(db, filter)) {
      await handle.write(rows.map(format.line).join(''))
      count += rows.length
    }
  } finally {
    await handle.close()
  }
  const detail = { format: name, rows: count, ...filter }
  await writeAudit(db, { actor: operator(), action: 'audit.export', subject: 'audit', detail }, new Date())
  console.log(`${count} rows are written to ${file}.`)
}

export const auditCommand: Command = {
  usage,
  run: async (args) => {
    const { values, format: name, limit, filter, anchor } = readArguments(args)
    const format = auditFormats[name]
    return withDatabase(settingsFor(values['data-dir']), async ({ db }) => {
      if (values.verify) return verify(db, anchor)
      if (values.output !== undefined) await exportRows(db, { file: resolve(values.output), name, filter, format })
      else process.stdout.write(format.head + (await newestRows(db, filter, limit)).map(format.line).join(''))
      return 0
    })
  },
}
