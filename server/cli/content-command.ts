// Brings the landing page's texts from a folder: `npm run server:content -- <folder> [--dry-run] [--export] [--data-dir DIR]`.
import { parseArgs } from 'node:util'
import { operator } from '#server/platform/audit/actor.ts'
import { holdsData } from '#server/platform/database/seed-state.ts'
import { type ContentChange, contentChanges } from '#server/site/content/content-changes.ts'
import { readContentFolder, writeContentFolder } from '#server/site/content/content-folder.ts'
import { readContent, replaceContent } from '#server/site/content/repository.ts'
import type { Content } from '#server/site/content/slots.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:content -- <folder> [--dry-run] [--export] [--data-dir <directory>]

Puts the HTML files of a folder in place of the landing page's slots: 10-services.html, 20-values.html and so on, in the order
of their numbers. A slot without a file is removed. footer.html replaces the footer, which stays without it.

  --dry-run   says what would change, and changes nothing
  --export    the other way round: writes what is there into the folder, which must be new or empty
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      export: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
    },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.')
  const settings = settingsFor(values['data-dir'])
  return { folder, dryRun: values['dry-run'], isExport: values.export, settings }
}

function lineOf({ name, kind, before, after }: ContentChange): string {
  const sizes = { added: `${after}`, changed: `${before} to ${after}`, removed: `${before}`, moved: '', unchanged: '' }
  return `  ${name.padEnd(16)} ${kind.padEnd(10)} ${sizes[kind] && `${sizes[kind]} characters`}`.trimEnd()
}

type Arguments = ReturnType<typeof readArguments>

async function run({ folder, dryRun, isExport, settings }: Arguments): Promise<void> {
  const found = isExport ? undefined : await readContentFolder(folder)
  await withDatabase(settings, async ({ db }) => {
    // The first start fills an empty database, and would empty what was put there before it.
    if (!(await holdsData(db))) throw new Error('There is no data yet: start the server first, or run server:seed.')
    const before = await readContent(db)
    if (!found) {
      await writeContentFolder(folder, before)
      console.log(`Written to ${folder}.`)
      return
    }
    report(before, found.content, found.remarks)
    if (dryRun) console.log('Nothing was changed.')
    else {
      const actor = operator()
      await replaceContent(db, found.content, { actor, author: actor.username }, new Date())
    }
  })
}

function report(before: Content, after: Content, remarks: readonly string[]): void {
  for (const remark of remarks) console.warn(`Note: ${remark}`)
  for (const change of contentChanges(before, after)) console.log(lineOf(change))
}

export const contentCommand: Command = {
  usage,
  run: async (args) => {
    await run(readArguments(args))
    return 0
  },
}
