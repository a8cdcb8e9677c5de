import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { countFiles, moveToDatabase, moveToStore, removeObject } from '#server/documents/files/move-files.ts'
import { putBack, withdrawDocuments } from '#server/import/withdraw.ts'
import { type ObjectStore, openObjectStore } from '#server/platform/files/object-store.ts'
import { openApi, type TestApi } from './support/api.ts'
import { storedFixture } from './support/database.ts'
import { type ObjectServer, startObjectServer } from './support/object-server.ts'
import { runServerCommand } from './support/run-server-command.ts'
import { withJobsRunOnce } from './support/with-jobs-run-once.ts'

const DAY = 24 * 60 * 60 * 1000
const FILE = Buffer.from(`%PDF-1.7 ${'a file as it was imported '.repeat(9000)}`)
const ID = 1

let server: ObjectServer
let store: ObjectStore
let api: TestApi
let token: string

beforeAll(async () => {
  server = await startObjectServer()
  store = openObjectStore(server.settings)
  api = await withJobsRunOnce(() => openApi(undefined, { objects: store }))
  ;({ token } = await api.signIn())
})
afterAll(async () => {
  await api.close()
  await server.close()
})
beforeEach(async () => {
  await api.db.deleteFrom('document_files').execute()
  await api.db.deleteFrom('removed_objects').execute()
  await api.db.insertInto('document_files').values({ document_id: ID, content_hash: 'a', bytes: FILE }).execute()
})

const read = () => api.db.selectFrom('document_files').select(['object', 'bytes']).executeTakeFirst()
const keyOf = async () => (await read())?.object ?? ''
const load = (query = {}, bearer = token) => api.get(`files/documents/${ID}.pdf`, query, bearer)

test('R151 R264 a file in the bucket is sent with the bytes, the headers and the record of one in the database', async () => {
  const audited = async () =>
    (await api.db.selectFrom('audit').select(['action', 'subject', 'detail']).execute()).at(-1)
  const before = await load({ force_download: 'true' })
  const recorded = await audited()
  expect(before.rawPayload).toEqual(FILE)
  expect(await moveToStore(api.db, store)).toBe(true)
  expect(await moveToStore(api.db, store)).toBe(false)
  expect(await read()).toEqual({ object: expect.stringMatching(/^documents\/1\/[\da-f-]{36}$/), bytes: null })

  const after = await load({ force_download: 'true' })
  expect(after.rawPayload).toEqual(FILE)
  const changing = { date: '', 'x-request-id': '' }
  expect({ ...after.headers, ...changing }).toEqual({ ...before.headers, ...changing })
  expect(await audited()).toEqual(recorded)
})

test('R151 a file in the bucket needs the entitlement', async () => {
  await moveToStore(api.db, store)
  const { token: other } = await api.signIn('none')
  expect((await load({}, other)).statusCode).toBe(403)
})

test('a running server moves files by itself', async () => {
  const options = { jwtSecret: new Uint8Array(32), allowedOrigins: [], objects: store }
  const app = await buildApp({ ...options, db: api.db })
  await app.ready()
  await vi.waitFor(async () => expect(await keyOf()).not.toBe(''))
  await app.close()
})

test('the object of a document that is gone is removed after 30 days, as a backup may still name it', async () => {
  await moveToStore(api.db, store)
  const key = await keyOf()
  await api.db.deleteFrom('document_files').execute()
  expect(await removeObject(api.db, store, new Date(Date.now() + 29 * DAY))).toBe(false)
  ;(await store.get(key)).stream.destroy()
  expect(await removeObject(api.db, store, new Date(Date.now() + 31 * DAY))).toBe(true)
  await expect(store.get(key)).rejects.toThrow('The store of files answered 404 (NoSuchKey).')
})

test('a file that is replaced while it is moved stays as it is', async () => {
  const put: ObjectStore['put'] = async (key, bytes, type) => {
    await store.put(key, bytes, type)
    await sql`update document_files set content_hash = 'b'`.execute(api.db)
  }
  const removed: string[] = []
  await moveToStore(api.db, { ...store, put, remove: async (key) => void removed.push(key) })
  expect(await read()).toMatchObject({ object: null, bytes: expect.anything() })
  expect(removed).toHaveLength(1)
})

test('a file that cannot be had is refused as unavailable, and is no download', async () => {
  await sql`update document_files set object = 'documents/1/lost', bytes = null`.execute(api.db)
  await api.db.deleteFrom('audit').execute()
  const answer = await load()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.json().errors).toEqual(['This file cannot be loaded at the moment. Please try again soon.'])
  expect(await api.db.selectFrom('audit').select('action').execute()).toEqual([])
})

test('the bucket checks who asks', async () => {
  const stranger = openObjectStore({ ...server.settings, secretAccessKey: 'wrong' })
  await expect(stranger.get('documents/1/any')).rejects.toThrow('answered 403 (SignatureDoesNotMatch)')
})

test('a service that cannot be reached is named', async () => {
  const nowhere = openObjectStore({ ...server.settings, url: 'http://127.0.0.1:9/research' })
  await expect(nowhere.get('documents/1/any')).rejects.toThrow(/^The store of files: /)
})

test('server:files moves files into the bucket and back', async () => {
  const stored = await storedFixture()
  const { url, accessKeyId, secretAccessKey } = server.settings
  const env = {
    ...stored.env,
    FILES_S3_URL: url,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const run = (verb: string) => runServerCommand('files', [verb], { directory: stored.env.DATA_DIR, env })
  const { db, close } = await stored.open()
  await db.insertInto('document_files').values({ document_id: ID, content_hash: 'a', bytes: FILE }).execute()
  await close()
  expect((await run('to-store')).stdout).toContain('0 in the database, 1 in the bucket, 0 objects to be removed.')
  expect((await run('to-database')).stdout).toContain('1 in the database, 0 in the bucket, 1 objects to be removed.')
  const again = await stored.open()
  const row = await again.db.selectFrom('document_files').select('bytes').executeTakeFirstOrThrow()
  expect(Buffer.from(row.bytes ?? [])).toEqual(FILE)
  await again.close()
  await stored.remove()
})

test('a withdrawn document comes back with its file in the bucket, however late', async () => {
  await moveToStore(api.db, store)
  const key = await keyOf()
  const { reference } = await api.db
    .selectFrom('documents')
    .select('reference')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow()
  await withdrawDocuments(api.db, [reference], { reason: 'Wrong figures.', now: new Date() })
  expect(await removeObject(api.db, store, new Date(Date.now() + 31 * DAY))).toBe(false)
  await api.db.transaction().execute((transaction) => putBack(transaction, ID))
  expect(await keyOf()).toBe(key)
  expect(await api.db.selectFrom('removed_objects').selectAll().execute()).toEqual([])
  expect((await load()).rawPayload).toEqual(FILE)
})

test('giving the bucket up brings back the files of withdrawn documents as well', async () => {
  await moveToStore(api.db, store)
  const { reference } = await api.db
    .selectFrom('documents')
    .select('reference')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow()
  await withdrawDocuments(api.db, [reference], { reason: 'Wrong figures.', now: new Date() })
  expect(await countFiles(api.db)).toMatchObject({ inStore: 1 })
  expect(await moveToDatabase(api.db, store)).toBe(true)
  expect(await moveToDatabase(api.db, store)).toBe(false)
  await api.db.transaction().execute((transaction) => putBack(transaction, ID))
  expect(await read()).toEqual({ object: null, bytes: FILE })
  expect((await load()).rawPayload).toEqual(FILE)
})

test('an object whose move broke off is removed in its time', async () => {
  const failing = { ...store, put: async () => Promise.reject(new Error('gone')) }
  await expect(moveToStore(api.db, failing)).rejects.toThrow('gone')
  expect(await countFiles(api.db)).toMatchObject({ inDatabase: 1, inStore: 0, removed: 1 })
})
