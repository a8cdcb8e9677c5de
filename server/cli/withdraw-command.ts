// Withdraws documents: `npm run server:withdraw -- <reference>… --reason <text> [--data-dir DIR]`.
import { parseArgs } from 'node:util'
import { LONGEST_REASON, withdrawDocuments } from '#server/import/withdraw.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:withdraw -- <reference>… --reason <text> [--data-dir <directory>]

Takes documents out of every list, search and mail, with their files. Their addresses answer with the reason, which users read.
What waits for its time under such a reference is dropped. An import of the same reference with --replace publishes it again.

  --reason    why, in one sentence for users
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

export const withdrawCommand: Command = {
  usage,
  isBrief: true,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, 'data-dir': { type: 'string' } },
    })
    const reason = values.reason?.trim() ?? ''
    if (positionals.length === 0) throw new UsageError('Name at least one document.')
    if (reason === '') throw new UsageError('Say why by --reason.')
    if (reason.length > LONGEST_REASON) throw new UsageError(`The reason is longer than ${LONGEST_REASON} characters.`)
    return withDatabase(settingsFor(values['data-dir']), async ({ db }) => {
      await withdrawDocuments(db, positionals, { reason, now: new Date() })
      console.log(`Withdrawn: ${positionals.join(', ')}.`)
      return 0
    })
  },
}
