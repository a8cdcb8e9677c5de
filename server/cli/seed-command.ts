// Fills a database with demo data: `npm run server:seed -- --documents 100000 [--data-dir DIR] [--force]`.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { DOCUMENTS } from '#demo/data/generate/documents.ts'
import { seedDatabase } from '#demo/data/seed.ts'
import { formatPlace } from '#server/platform/database/hosts.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { holdsData, refill } from '#server/platform/database/seed-state.ts'
import { progressBar } from '#server/platform/jobs/progress.ts'
import { openEmbedder } from '#server/platform/semantic/open-embedder.ts'
import type { Settings } from '#server/settings.ts'
import { type Command, settingsFor, withDatabase } from './command.ts'

const usage = `Usage: npm run server:seed -- [--documents <number>] [--data-dir <directory>] [--force]

  --documents         how many documents, ${DOCUMENTS.toLocaleString('en-US')} unless given
  --data-dir          directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first
  --force             empties a database that holds data first: documents, accounts, everything
  --without-passages  leaves out what search by meaning needs; "npm run server:embed" adds it`

const LEAST = 1000
const MOST = 1_000_000

function documentsOf(text: string | undefined): number {
  if (text === undefined) return DOCUMENTS
  const count = Number(text)
  if (Number.isInteger(count) && count >= LEAST && count <= MOST) return count
  throw new Error(`--documents must be a whole number from ${LEAST} to ${MOST}, not ${text}.`)
}

type Arguments = { documents: number; force: boolean; passages: boolean; settings: Settings }

function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      documents: { type: 'string' },
      'data-dir': { type: 'string' },
      force: { type: 'boolean', default: false },
      'without-passages': { type: 'boolean', default: false },
    },
  })
  return {
    documents: documentsOf(values.documents),
    force: values.force,
    passages: !values['without-passages'],
    settings: settingsFor(values['data-dir']),
  }
}

/** A password in the address is not for a terminal's history. */
const placeOf = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl ? `the database ${formatPlace(databaseUrl)}` : dataDir

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MB`

async function seed({ documents, force, passages, settings }: Arguments): Promise<void> {
  if (!settings.demoData)
    throw new Error(
      'The demo data brings accounts whose passwords are published. In production it needs DEMO_DATA=true.',
    )
  const start = performance.now()
  const embedder = passages ? await openEmbedder(settings.embeddings) : undefined
  const place = placeOf(settings)
  const fill = async (db: Kysely<Database>) => {
    if (!force && (await holdsData(db))) {
      throw new Error(
        `There is data in ${place} already. Give --force to delete all of it, including the record of user actions, and fill it again.`,
      )
    }
    console.log(`Filling ${place} with ${documents.toLocaleString('en-US')} documents …`)
    const now = settings.demoNow ?? new Date()
    const onProgress = progressBar(process.stdout)
    await refill(db, () => seedDatabase(db, { now, documents, embedder, onProgress }))
  }
  await withDatabase(settings, ({ alone }) => alone(fill))
  const seconds = Math.round((performance.now() - start) / 1000)
  const { maxRSS } = process.resourceUsage()
  console.log(`Filled in ${seconds} s, with at most ${megabytes(maxRSS * 1024)} of memory.`)
}

export const seedCommand: Command = {
  usage,
  run: async (args) => {
    await seed(readArguments(args))
    return 0
  },
}
