// Embeds every document of a database again: `npm run server:embed`, after another model was set.
import { progressBar } from '#server/platform/jobs/progress.ts'
import { indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { openEmbedder } from '#server/platform/semantic/open-embedder.ts'
import { type Command, parseSettings, withDatabase } from './command.ts'

const usage = `Usage: npm run server:embed -- [--data-dir <directory>]

Embeds every document again, as another model (EMBEDDINGS_URL, EMBEDDINGS_MODEL) requires.

  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

export const embedCommand: Command = {
  usage,
  run: async (args) => {
    const settings = parseSettings(args)
    const embedder = await openEmbedder(settings.embeddings)
    await withDatabase(settings, async ({ db }) => {
      if (!(await keepsVectors(db))) throw new Error('This database does not have the extension pgvector.')
      const { total } = await db
        .selectFrom('document_bodies')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      console.log(`Embedding ${total.toLocaleString('en-US')} documents with ${embedder.id} …`)
      const onProgress = progressBar(process.stdout)
      await indexPassages(db, embedder, (done) => onProgress(done, total, 'documents'))
      console.log('Done. Servers that are running search by meaning once they are started again.')
    })
    return 0
  },
}
