import type { Kysely } from 'kysely'
import { findWithdrawal } from '#server/documents/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { hasStalePostings } from '#server/platform/database/search-index/write-postings.ts'
import type { Embedder } from '#server/platform/semantic/embedder.ts'
import { addPassages, indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { readModel } from '#server/platform/semantic/model.ts'
import { findHeld, holdDocument, publishDocument, publishIndexed } from './embargo.ts'
import { type ManifestRecord, readManifest } from './manifest.ts'
import { readBytes, readContent } from './read-content.ts'
import { MOST_BY_THEMSELVES } from './reindex.ts'
import { BadFile, type Content } from './text.ts'
import {
  analyzeIfChanged,
  clearMark,
  findImported,
  hashRecord,
  idsWithoutPassages,
  isUnfinished,
  setMark,
  writeIndex,
} from './write.ts'

type Db = Kysely<Database>

/** What became of a line: `held` is one whose time has not come; `differs` is one that is there in another form and was left so. */
export type Outcome = 'added' | 'replaced' | 'held' | 'unchanged' | 'differs' | 'bad'

export type ImportLine = { line: number; reference: string; file: string; outcome: Outcome; reason: string }

export type ImportOptions = {
  dryRun: boolean
  replace: boolean
  now: Date
  onProgress: (done: number, total: number, label: string) => void
}

type Result = Pick<ImportLine, 'outcome' | 'reason'>

type Publish = (record: ManifestRecord, content: Content, hash: string) => Promise<void>

/** Publishes documents one by one; with `indexes` each of them is found at once, unless another import is under way. */
const publisher =
  (db: Db, indexes: boolean): Publish =>
  (record, content, hash) =>
    db.transaction().execute(async (transaction) => {
      const publish = indexes && !(await hasStalePostings(transaction)) ? publishIndexed : publishDocument
      await publish(transaction, record, content, hash)
      await setMark(transaction)
    })

/** What an import would do with a record, and does unless it is a dry run. */
async function importRecord(
  { db, folder, publish }: { db: Db; folder: string; publish: Publish },
  record: ManifestRecord,
  { dryRun, replace, now }: ImportOptions,
): Promise<Result> {
  const bytes = await readBytes(folder, record.file)
  const hash = hashRecord(record, bytes)
  const { reference, availableAt } = record
  const [known, held] = [await findImported(db, reference), await findHeld(db, reference)]
  if ((held ?? known)?.hash === hash) return { outcome: 'unchanged', reason: '' }
  if (known && known.hash === null) throw new BadFile('has the reference of a document that was not imported')
  if ((known || held) && !replace)
    return { outcome: 'differs', reason: 'is there in another form; --replace puts this one in its place' }
  const content = await readContent(bytes, record.file)
  const reason = content.text === '' ? 'has no text, as of a scanner: found by its title alone' : ''
  if (!replace && (await findWithdrawal(db, { reference })))
    return { outcome: 'differs', reason: 'was withdrawn; --replace publishes it again' }
  if (availableAt && availableAt > now) {
    if (!dryRun) await holdDocument(db, { ...record, availableAt }, content, hash)
    return { outcome: 'held', reason }
  }
  if (!dryRun) await publish(record, content, hash)
  return { outcome: known ? 'replaced' : 'added', reason }
}

/** Imports the documents of a folder one by one, so that a faulty one does not stop the others. */
export async function importFolder(db: Db, folder: string, options: ImportOptions): Promise<ImportLine[]> {
  const manifest = await readManifest(folder)
  const lines: ImportLine[] = []
  const indexes = manifest.length <= MOST_BY_THEMSELVES && !(await isUnfinished(db))
  const target = { db, folder, publish: publisher(db, indexes) }
  for (const entry of manifest) {
    const { line, reference, file } = entry
    if ('problem' in entry) lines.push({ line, reference, file, outcome: 'bad', reason: entry.problem })
    else {
      const result = await importRecord(target, entry.record, options).catch((reason): Result => {
        if (reason instanceof BadFile) return { outcome: 'bad', reason: reason.message }
        throw reason
      })
      lines.push({ line, reference, file, ...result })
    }
    options.onProgress(lines.length, manifest.length, 'documents')
  }
  if (!options.dryRun && (await isUnfinished(db))) {
    // Another import may have been broken off meanwhile, and the mark of both is one.
    if (!indexes || (await hasStalePostings(db))) await db.transaction().execute(writeIndex)
    await analyzeIfChanged(db)
  }
  return lines
}

/** Adds imported documents to search by meaning; gives a text for the operator if that is not possible. */
export async function embedImported(
  db: Db,
  open: () => Promise<Embedder>,
  onProgress: ImportOptions['onProgress'],
): Promise<string | undefined> {
  if (!(await keepsVectors(db))) return 'Search by meaning is off: this database does not have the extension pgvector.'
  const ids = await idsWithoutPassages(db)
  if (ids.length === 0) return undefined
  const embedder = await open()
  const model = await readModel(db)
  const progress = (done: number) => onProgress(done, ids.length, 'passages')
  if (!model) await indexPassages(db, embedder, progress)
  else if (model.id !== embedder.id || model.dimension !== embedder.dimension) {
    return 'The documents were embedded by another model: run npm run server:embed.'
  } else await addPassages(db, { embedder, model }, ids, progress)
  return undefined
}

export { clearMark as finishImport, isUnfinished }
