// Embeds every document of a database anew: `npm run server:embed`, after another model was set.
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { progressBar } from '../progress.ts'
import { readSettings } from '../settings.ts'
import { indexPassages, keepsVectors } from './index-passages.ts'
import { openEmbedder } from './open-embedder.ts'

async function embedAll(): Promise<void> {
  const settings = readSettings(process.env)
  const embedder = await openEmbedder(settings.embeddings)
  const { db, close } = await openDatabase({
    url: settings.databaseUrl,
    directory: settings.dataDir,
    statementTimeout: 0,
  })
  try {
    await migrate(db)
    if (!(await keepsVectors(db))) throw new Error('This database does not have the extension pgvector.')
    const { total } = await db
      .selectFrom('document_bodies')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    console.log(`Embedding ${total.toLocaleString('en-US')} documents with ${embedder.id} …`)
    const onProgress = progressBar(process.stdout)
    await indexPassages(db, embedder, (done) => onProgress(done, total, 'documents'))
    console.log('Done. Servers that are running search by meaning once they are started again.')
  } finally {
    await close()
  }
}

try {
  await embedAll()
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}
