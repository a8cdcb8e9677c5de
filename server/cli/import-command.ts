// Imports a provider's own documents: `npm run server:import -- <folder>`.
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  embedImported,
  finishImport,
  type ImportLine,
  importFolder,
  isUnfinished,
  type Outcome,
} from '#server/import/import-folder.ts'
import { columns } from '#server/import/manifest.ts'
import { csvText } from '#server/platform/files/csv.ts'
import { progressBar } from '#server/platform/jobs/progress.ts'
import { openEmbedder } from '#server/platform/semantic/open-embedder.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:import -- <folder> [--dry-run] [--replace] [--report <file>] [--data-dir <directory>]

Imports the documents that a folder's manifest.csv or manifest.jsonl names: PDF and HTML files, with their texts, tags and
what search needs. What is there already in the same form is passed over, so a run that was broken off is gone on with by
the same command. One with an available_at in the future is held until then. Columns: ${columns.join(', ')}.

  --dry-run   reads and checks everything, and changes no document
  --replace   puts documents in place of what was imported before under the same reference
  --report    where each line's outcome is written as CSV, import-report.csv in the folder unless given
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first

The exit code is 0, 2 where some lines were bad, and 1 where nothing could be done.`

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      report: { type: 'string' },
      'data-dir': { type: 'string' },
    },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.')
  const settings = settingsFor(values['data-dir'])
  const report = resolve(values.report ?? join(folder, 'import-report.csv'))
  return { folder, report, dryRun: values['dry-run'], replace: values.replace, settings }
}

const outcomes: readonly Outcome[] = ['added', 'replaced', 'held', 'unchanged', 'differs', 'bad']

function tell(lines: readonly ImportLine[]): void {
  for (const { line, reference, file, outcome, reason } of lines) {
    if (reason !== '')
      console.warn(
        `${outcome === 'bad' ? 'Bad' : 'Note'}: line ${line}, ${reference || '?'}, ${file || '?'}: ${reason}`,
      )
  }
  const counts = outcomes
    .map((outcome) => ({ outcome, count: lines.filter((line) => line.outcome === outcome).length }))
    .filter(({ outcome, count }) => outcome !== 'held' || count > 0)
    .map(({ outcome, count }) => `${count} ${outcome}`)
  console.log(`${counts.join(', ')}.`)
}

async function writeReport(path: string, lines: readonly ImportLine[]): Promise<void> {
  const rows = lines.map(({ line, reference, file, outcome, reason }) => [
    String(line),
    reference,
    file,
    outcome,
    reason,
  ])
  await writeFile(path, csvText([['line', 'reference', 'file', 'outcome', 'reason'], ...rows])).then(
    () => console.log(`Each line's outcome stands in ${path}.`),
    (reason: Error) => console.warn(`The report could not be written: ${reason.message}`),
  )
}

export const importCommand: Command = {
  usage,
  run: async (args) => {
    const { folder, report, dryRun, replace, settings } = readArguments(args)
    return withDatabase(settings, async ({ db }) => {
      const onProgress = progressBar(process.stdout)
      const lines = await importFolder(db, folder, { dryRun, replace, now: new Date(), onProgress })
      if (!dryRun && (await isUnfinished(db))) {
        const note = await embedImported(
          db,
          () => openEmbedder(settings.embeddings),
          progressBar(process.stdout),
        ).catch(
          (reason: Error) =>
            `Search by meaning does not know the new documents yet: ${reason.message} Run npm run server:embed.`,
        )
        if (note) console.warn(note)
        await finishImport(db)
      }
      tell(lines)
      if (dryRun) console.log('Nothing was changed.')
      else await writeReport(report, lines)
      return lines.some(({ outcome }) => outcome === 'bad') ? 2 : 0
    })
  },
}
