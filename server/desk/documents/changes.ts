import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DeskDocumentCorrection, DeskDocumentDraft, DeskDocumentFacts } from '#contract/desk-documents.ts'
import { findBody, findFile } from '#server/documents/repository.ts'
import { dropHeld, holdDocument, publishHeld, publishIndexed } from '#server/import/embargo.ts'
import { toPlainText } from '#server/import/html.ts'
import type { ManifestRecord } from '#server/import/manifest.ts'
import type { Content } from '#server/import/text.ts'
import { LONGEST_REASON, putBack, withdrawWithin } from '#server/import/withdraw.ts'
import { hashRecord, lockDocuments, setMark } from '#server/import/write.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { HttpError, notFound, refuse } from '#server/platform/http/http-errors.ts'
import { loadTags } from '#server/tags/repository.ts'
import { toCheckedRecord } from './draft.ts'
import { idsOf, toFacts } from './facts.ts'
import { type Found, findDocument } from './repository.ts'
import { type StagedFile, takeStagedFile } from './staged-files.ts'
import { getRevision, getState } from './wire.ts'

type Db = Kysely<Database>

/** Who changes something and when; `load` gives a file that lies in a bucket, by its key. */
export type Change = { actor: Actor; now: Date; load: (key: string) => Promise<Buffer> }

const noDocument = () => notFound('There is no such document.')

/** Before it is published, a document has a reference only. */
function audit(
  db: Db,
  { reference, document, withdrawn, held }: Pick<Found, 'reference'> & Partial<Found>,
  action: string,
  detail: object,
  { actor, now }: Change,
): Promise<void> {
  const id = document?.id ?? withdrawn?.id
  const subject = id === undefined ? `references/${reference}` : `documents/${id}`
  const title = held?.record.title ?? document?.title
  return writeAudit(db, { actor, action, subject, detail: { reference, title, ...detail } }, now)
}

/** Runs a change of a document that nobody else changes meanwhile. 409: somebody has. */
const changeDocument = (
  db: Db,
  reference: string,
  revision: string,
  run: (transaction: Db, found: Found) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    const found = await findDocument(transaction, reference)
    if (!found) throw noDocument()
    if (getRevision(found) !== revision)
      throw new HttpError(409, 'Somebody else has changed this document meanwhile. Reload it to see the change.')
    await run(transaction, found)
  })

const takeFile = async (transaction: Db, id: string, { actor }: Change): Promise<StagedFile> => {
  const file = await takeStagedFile(transaction, id, actor.userId ?? 0)
  if (!file)
    throw refuse({ text: 'The uploaded file has expired. Upload it again.', code: 'file-expired', field: 'file' })
  return file
}

/** Holds a document until its time, or publishes it with what lists and searches read. */
async function store(transaction: Db, record: ManifestRecord, content: Content, hash: string): Promise<void> {
  const { availableAt } = record
  if (availableAt) return holdDocument(transaction, { ...record, availableAt }, content, hash)
  await publishIndexed(transaction, record, content, hash)
  await setMark(transaction, RELEASE_MARK)
}

/** `2026-11-27-4f8a1c`: a day and what no other has. */
const newReference = (now: Date) => `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`

/** Adds a document; answers its reference. */
export const createDocument = (db: Db, draft: DeskDocumentDraft, change: Change): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const { file_id, reference: wanted, available_at: availableAt, ...facts } = draft
    await lockDocuments(transaction)
    const reference = wanted.trim() || newReference(change.now)
    if (reference === 'new' || (await findDocument(transaction, reference)))
      throw refuse({ text: 'Another document has this reference.', code: 'document-reference', field: 'reference' })
    const file = await takeFile(transaction, file_id, change)
    const given = { facts, reference, file: file.name || 'upload', availableAt, before: undefined, now: change.now }
    const record = await toCheckedRecord(transaction, given)
    await store(transaction, record, file.content, hashRecord(record, file.bytes))
    const found = (await findDocument(transaction, reference)) ?? { reference }
    const detail = { file: file.name, available_at: availableAt }
    await audit(transaction, found, 'document.create', detail, change)
    return reference
  })

/** The text and the file of the newest version. */
async function loadContent(db: Db, { held, document }: Found, { load }: Change): Promise<Content> {
  if (held) return held.content
  const file = document && (await findFile(db, document.id))
  const html = (document && (await findBody(db, document.id))) ?? ''
  return {
    mediaType: document?.media_type ?? null,
    html,
    text: toPlainText(html),
    pages: document?.page_count ?? 1,
    bytes: typeof file === 'string' ? await load(file) : file,
  }
}

const factsOf = async (db: Db, found: Found): Promise<DeskDocumentFacts> =>
  toFacts(found, await loadTags(db, idsOf(found)))

/** What a hash is made of where the uploaded bytes are no more. */
const toBytes = ({ bytes, html }: Content) => bytes ?? Buffer.from(html)

/** Corrects a document, at once or at an instant until which clients read the one before. Its id and address stay. */
export async function correctDocument(
  db: Db,
  reference: string,
  { file_id, available_at: availableAt, revision, ...facts }: DeskDocumentCorrection,
  change: Change,
): Promise<void> {
  // Before the lock, since a bucket may take its time; the revision tells whether it is still the same file.
  const known = file_id === null ? await findDocument(db, reference) : undefined
  const kept = known && (await loadContent(db, known, change))
  await changeDocument(db, reference, revision, async (transaction, found) => {
    if (getState(found) === 'withdrawn') throw new HttpError(409, 'This document is withdrawn. Put it back first.')
    const before = await factsOf(transaction, found)
    const file = file_id === null ? undefined : await takeFile(transaction, file_id, change)
    const name = file?.name || found.held?.record.file || 'upload'
    const record = await toCheckedRecord(transaction, {
      ...{ facts, reference, file: name, availableAt, before, now: change.now },
    })
    const content = file?.content ?? kept
    if (!content) throw noDocument()
    await store(transaction, record, content, hashRecord(record, file?.bytes ?? toBytes(content)))
    const after = (await findDocument(transaction, reference)) ?? found
    const detail = {
      ...fieldDifference({ ...before }, { ...(await factsOf(transaction, after)) }),
      ...(file && { file: file.name }),
      available_at: availableAt,
    }
    await audit(transaction, after, 'document.correct', detail, change)
  })
}

type EmbargoChange = { availableAt: string | null; revision: string }

/** Gives what is held another instant, or publishes it now. 409: nothing is held. */
export const changeEmbargo = (
  db: Db,
  reference: string,
  { availableAt, revision }: EmbargoChange,
  change: Change,
): Promise<void> =>
  changeDocument(db, reference, revision, async (transaction, found) => {
    const { held } = found
    if (!held) throw new HttpError(409, 'This document is not under an embargo.')
    const before = held.availableAt.toISOString()
    if (availableAt === null) {
      await sql`update embargoed_documents set available_at = least(available_at, ${change.now})
        where reference = ${reference}`.execute(transaction)
      await publishHeld(transaction, [reference], change.now)
      const published = (await findDocument(transaction, reference)) ?? found
      return audit(transaction, published, 'document.release', { before }, change)
    }
    const facts = await factsOf(transaction, found)
    const given = { facts, reference, file: held.record.file, availableAt, before: facts, now: change.now }
    const record = await toCheckedRecord(transaction, given)
    await store(transaction, record, held.content, hashRecord(record, toBytes(held.content)))
    const difference = { available_at: { before, after: record.availableAt?.toISOString() } }
    return audit(transaction, found, 'document.embargo', difference, change)
  })

/** Drops what is held of a document; what is published of it stays. 409: nothing is held. */
export const discardHeld = (db: Db, reference: string, revision: string, change: Change): Promise<void> =>
  changeDocument(db, reference, revision, async (transaction, found) => {
    if (!found.held) throw new HttpError(409, 'This document is not under an embargo.')
    await dropHeld(transaction, reference)
    await audit(transaction, found, 'document.discard', {}, change)
  })

/** Withdraws a published document; its address answers with the reason. */
export const withdrawDocument = (
  db: Db,
  reference: string,
  { reason, revision }: { reason: string; revision: string },
  change: Change,
): Promise<void> =>
  changeDocument(db, reference, revision, async (transaction, found) => {
    const given = reason.trim()
    if (given === '') throw refuse({ text: 'Say why, in one sentence for users.', code: 'required', field: 'reason' })
    if (given.length > LONGEST_REASON)
      throw refuse({
        text: `The reason is longer than ${LONGEST_REASON} characters.`,
        code: 'too-long',
        field: 'reason',
      })
    const state = getState(found)
    if (state !== 'published' && state !== 'correction') throw new HttpError(409, 'This document is not published.')
    await withdrawWithin(transaction, [reference], { reason: given, now: change.now })
    await audit(transaction, found, 'document.withdraw', { reason: given }, change)
  })

/** Publishes a withdrawn document as it was. 409: it is not withdrawn, or nothing of it was kept. */
export const putBackDocument = (db: Db, reference: string, revision: string, change: Change): Promise<void> =>
  changeDocument(db, reference, revision, async (transaction, found) => {
    const { withdrawn } = found
    if (getState(found) !== 'withdrawn' || !withdrawn) throw new HttpError(409, 'This document is not withdrawn.')
    if (!(await putBack(transaction, withdrawn.id)))
      throw new HttpError(409, 'Nothing was kept of this document. Import it again.')
    await audit(transaction, found, 'document.put_back', { reason: withdrawn.reason }, change)
  })
