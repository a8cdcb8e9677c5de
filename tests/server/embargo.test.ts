import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { releaseDue } from '#server/import/embargo.ts'
import { importFolder } from '#server/import/import-folder.ts'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { clearMark } from '#server/import/write.ts'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import { openApi, type TestApi } from './support/api.ts'
import { record } from './support/imports.ts'

const before = new Date('2026-11-30T08:59:59Z')
const after = new Date('2026-11-30T09:00:00Z')
const reason = 'The figures were wrong.'

let api: TestApi
let token: string
let folder: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn('full')).token
  folder = await mkdtemp(join(tmpdir(), 'embargo-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function importNote(reference: string, more: object = {}, text = 'Rhodium.', replace = true) {
  await writeFile(join(folder, `${reference}.html`), `<p>${text}</p>`)
  await writeFile(join(folder, 'manifest.jsonl'), JSON.stringify(record(reference, `${reference}.html`, more)))
  const options = { dryRun: false, replace, now: before, onProgress: () => {} }
  return (await importFolder(api.db, folder, options)).map(({ outcome }) => outcome)
}

async function release(now: Date): Promise<number> {
  const onFailure = (reference: string, error: unknown) => {
    throw new Error(reference, { cause: error })
  }
  return releaseDue(api.db, now, onFailure)
}

const embargoed = { available_at: '2026-11-30T09:00:00Z' }
const open = (reference: string) => api.get('web_document_by_ref', { reference }, token)
const readNote = async (reference: string) => (await open(reference)).json()

async function found(term: string): Promise<number> {
  const query = { search_term: term, literal_search: 'true' }
  return (await api.get('all_documents', query, token)).json().pagination_metadata.max_records
}

describe('a document that is imported before its time', () => {
  test('is told of by nothing until then, and by everything afterwards', async () => {
    expect(await importNote('RHODIUM-1', { ...embargoed, companies: 'Rhodium Works (RHW LN)' })).toEqual(['held'])
    const companies = async () =>
      (await api.get('tags/companies', { search_term: 'Rhodium' }, token)).json().records.length
    expect((await open('RHODIUM-1')).statusCode).toBe(404)
    expect([await found('rhodium'), await companies()]).toEqual([0, 0])
    expect(await release(before)).toBe(0)
    expect(await release(after)).toBe(1)
    expect(await readNote('RHODIUM-1')).toMatchObject({
      title: 'Title of RHODIUM-1',
      publication_date: '2026-11-05T00:00:00.000Z',
      detail: expect.stringContaining('Rhodium.'),
    })
    expect([await found('rhodium'), await companies()]).toEqual([1, 1])
  })

  test('is delivered once search by meaning knows it, which the released ones await', async () => {
    await importNote('MEANT-9', embargoed)
    await release(after)
    const swept = () => sweep(api.db, { now: new Date(), meaning: { unavailable: 'off' } })
    expect(await swept()).toBe(0)
    await clearMark(api.db, RELEASE_MARK)
    expect(await swept()).toBeGreaterThan(0)
  })

  test('is published once by two processes at the same time', async () => {
    await importNote('TWICE-2', embargoed)
    const released = await Promise.all([release(after), release(after)])
    expect(released.sort()).toEqual([0, 1])
  })

  test('is unchanged by another import of the same, before and after its time', async () => {
    await importNote('SAME-3', embargoed)
    expect(await importNote('SAME-3', embargoed)).toEqual(['unchanged'])
    await release(after)
    expect(await importNote('SAME-3', embargoed)).toEqual(['unchanged'])
  })

  test('is published as it was corrected meanwhile', async () => {
    await importNote('CORRECTED-4', embargoed, 'Wrong.')
    expect(await importNote('CORRECTED-4', embargoed, 'Right.')).toEqual(['held'])
    await release(after)
    expect((await readNote('CORRECTED-4')).detail).toContain('Right.')
  })

  test('leaves the version before it in place until then, with its id', async () => {
    await importNote('VERSIONS-5', {}, 'First version.')
    const first = await readNote('VERSIONS-5')
    await importNote('VERSIONS-5', embargoed, 'Second version.')
    expect((await readNote('VERSIONS-5')).detail).toContain('First version.')
    await release(after)
    expect(await readNote('VERSIONS-5')).toMatchObject({ id: first.id, detail: expect.stringContaining('Second') })
  })

  test('is held up by none that cannot be published, which is named and published once it can be', async () => {
    for (const number of [1, 2, 3, 4]) await importNote(`GROUP-${number}`, embargoed)
    const held = api.db.selectFrom('embargoed_documents').select('record').where('reference', '=', 'GROUP-2')
    const { record: sound } = await held.executeTakeFirstOrThrow()
    const store = (value: unknown) =>
      api.db
        .updateTable('embargoed_documents')
        .set({ record: JSON.stringify(value) })
        .where('reference', '=', 'GROUP-2')
    await store({ ...Object(sound), library: null }).execute()
    const failed: string[] = []
    const releaseRest = () => releaseDue(api.db, after, (reference) => failed.push(reference))
    expect(await releaseRest()).toBe(3)
    expect([await releaseRest(), failed]).toEqual([0, ['GROUP-2', 'GROUP-2']])
    expect(await found('GROUP')).toBe(3)
    await store(sound).execute()
    expect(await releaseRest()).toBe(1)
    expect((await open('GROUP-2')).statusCode).toBe(200)
  })

  test('is published by a running server', async () => {
    await importNote('RUNNING-6', embargoed)
    const app = await buildApp({ db: api.db, jwtSecret: new Uint8Array(32), allowedOrigins: [], clock: () => after })
    await app.ready()
    await vi.waitFor(async () => expect((await open('RUNNING-6')).statusCode).toBe(200), { timeout: 30_000 })
    await app.close()
  })
})

test.each(['soon', '2026-02-30'])('a time such as %s is refused', async (available_at) => {
  expect(await importNote('TIMES-7', { available_at })).toEqual(['bad'])
})

describe('a document that is withdrawn', () => {
  test('is in no list, and its address and its file say why', async () => {
    await importNote('BISMUTH-8', {}, 'Bismuth.')
    const { id } = await readNote('BISMUTH-8')
    await api.post('current_user/reading_list', { document_id: id, saved: true }, token)
    await withdrawDocuments(api.db, ['BISMUTH-8'], { reason, now: after })
    const answers = [
      await open('BISMUTH-8'),
      await api.get('web_document_preview', { reference: 'BISMUTH-8' }, token),
      await api.get(`web_documents/${id}`, {}, token),
      await api.get(`files/documents/${id}.html`, {}, token),
    ]
    for (const answer of answers) expect([answer.statusCode, answer.json().errors]).toEqual([410, [reason]])
    expect(await found('bismuth')).toBe(0)
    expect((await api.get('current_user/reading_list', {}, token)).json().records).toEqual([])
  })

  test('never gives its id to another one, and has it again once it is imported again', async () => {
    await importNote('LAST-9')
    const { id } = await readNote('LAST-9')
    await withdrawDocuments(api.db, ['LAST-9'], { reason, now: after })
    await importNote('NEXT-10')
    expect(Number((await readNote('NEXT-10')).id)).toBeGreaterThan(Number(id))
    await importNote('LAST-9')
    expect((await readNote('LAST-9')).id).toBe(id)
  })

  test('stays withdrawn when its folder is imported as before', async () => {
    await importNote('NIGHTLY-14')
    await withdrawDocuments(api.db, ['NIGHTLY-14'], { reason, now: after })
    expect(await importNote('NIGHTLY-14', {}, 'Rhodium.', false)).toEqual(['differs'])
    expect((await open('NIGHTLY-14')).statusCode).toBe(410)
  })

  test('is not published at its time', async () => {
    await importNote('DROPPED-11', embargoed)
    await withdrawDocuments(api.db, ['DROPPED-11'], { reason, now: before })
    expect(await release(after)).toBe(0)
  })

  test('stays with the others if there is one that is not known', async () => {
    await importNote('KEPT-12')
    const withdrawn = withdrawDocuments(api.db, ['KEPT-12', 'NEVER-13'], { reason, now: after })
    await expect(withdrawn).rejects.toThrow('NEVER-13')
    expect((await open('KEPT-12')).statusCode).toBe(200)
  })
})
