import { accountsWithPublishedPassword } from '#demo/data/published-passwords.ts'
import { removeOldSessions } from './accounts/sessions.ts'
import { writeDocumentIndex } from './platform/database/document-index.ts'
import { findLaterMigrations, migrate } from './platform/database/migrate.ts'
import type { OpenDatabase } from './platform/database/open.ts'
import { writeLanguages } from './platform/database/search-index/write-languages.ts'
import { hasStalePostings, writePostings } from './platform/database/search-index/write-postings.ts'
import { fillOnce, isHalfFilled } from './platform/database/seed-state.ts'
import { progressBar } from './platform/jobs/progress.ts'
import type { Embedder } from './platform/semantic/embedder.ts'
import { type Meaning, openMeaning } from './platform/semantic/meaning.ts'
import { openEmbedder } from './platform/semantic/open-embedder.ts'
import type { Settings } from './settings.ts'

/** Logs the reason for the operator; clients do not see it. */
function off({ message }: Error): Meaning {
  console.warn(message)
  return { unavailable: 'Search by meaning is off: its model could not be reached.' }
}

type Tell = (step: string) => void

/** Shows the progress of the fill on the terminal and in the answers while starting. */
function showProgress(tell: Tell): ReturnType<typeof progressBar> {
  const show = progressBar(process.stdout)
  return (done, total, label) => {
    show(done, total, label)
    tell(`filling the database with demo data, ${Math.floor((100 * done) / total)} %: ${label}`)
  }
}

/** @throws Error if a server without demo data has accounts whose passwords are published */
async function requireNoDemoData(db: OpenDatabase['db']): Promise<void> {
  if (await isHalfFilled(db))
    throw new Error(
      'The database holds a part of the demo data, whose fill was broken off. Take an empty database, or set DEMO_DATA=true to fill it again.',
    )
  const accounts = await accountsWithPublishedPassword(db)
  if (accounts.length === 0) return
  throw new Error(
    `The passwords of these accounts are published: ${accounts.join(', ')}. Change them with "npm run server:user -- set-password", ` +
      'or disable the accounts, before this server is started without demo data. DEMO_DATA=true serves them as they are.',
  )
}

type Preparation = {
  /** Takes what is done at the moment, for those who wait. */
  tell?: Tell
  /** Another process has done it, so that only search by meaning is opened. */
  isPrepared?: boolean
}

/**
 * Brings a database to the newest schema, fills it with demo data unless it has been filled, and opens search by meaning. Processes
 * that share a database take turns.
 * @throws Error when demo data is off and the database holds demo accounts whose passwords are published
 */
export async function prepareDatabase(
  database: OpenDatabase,
  settings: Settings,
  { tell = () => {}, isPrepared = false }: Preparation = {},
): Promise<Meaning> {
  tell('loading the model of search by meaning')
  const opened = await openEmbedder(settings.embeddings).catch((reason: Error) => reason)
  if (!isPrepared) await changeDatabase(database, settings, opened instanceof Error ? undefined : opened, tell)
  const meaning =
    opened instanceof Error ? off(opened) : await openMeaning(database.db, opened, settings.embeddingsWeight)
  if ('unavailable' in meaning) console.warn(meaning.unavailable)
  return meaning
}

/** A server of the version before can start again during a rollout, since the newer schema only adds to its own (ADR 0031). */
async function migrateOrGoOn(db: OpenDatabase['db']): Promise<void> {
  const later = await findLaterMigrations(db)
  if (later.length === 0) return migrate(db)
  console.warn(`The database has the schema of a newer version (${later.join(', ')}). This version goes on with it.`)
}

async function changeDatabase(
  { db, alone }: OpenDatabase,
  settings: Settings,
  embedder: Embedder | undefined,
  tell: Tell,
): Promise<void> {
  tell('waiting for another process that prepares the database')
  await alone(async (own) => {
    tell('bringing the database to the newest schema')
    await migrateOrGoOn(own)
    // Together, so that a start that is broken off leaves neither without the other.
    await own.transaction().execute(async (transaction) => {
      if (!(await writeLanguages(transaction))) return
      tell('preparing the search of texts in other languages')
      await writeDocumentIndex(transaction)
    })
    // Documents from before a migration, or written by a server of the version before, during a rollout.
    if (await hasStalePostings(own)) {
      tell('preparing the search')
      await own.transaction().execute(writePostings)
    }
    if (!settings.demoData) return requireNoDemoData(own)
    await fillOnce(own, async () => {
      console.log('Filling the database with demo data …')
      // Its texts take a moment to read, which later starts can save.
      const { seedDatabase } = await import('#demo/data/seed.ts')
      const now = settings.demoNow ?? new Date()
      await seedDatabase(own, { now, embedder, onProgress: showProgress(tell) })
    })
  })
  tell('starting the services')
  await removeOldSessions(db, new Date())
}
