import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { releaseDue } from '#server/import/embargo.ts'
import { NOW } from '../seed/support.ts'
import { type DeskDocuments, facts, htmlOf, openDeskDocuments } from '../support/desk-documents.ts'

const later = new Date(NOW.getTime() + 3_600_000).toISOString()

let at: DeskDocuments

beforeAll(async () => {
  at = await openDeskDocuments()
})
afterAll(() => at.close())
beforeEach(async () => {
  at.setTime(NOW)
  await at.db.deleteFrom('audit').execute()
})

const correct = async (id: string, changes: object) => {
  const { facts: before, revision } = await at.read(id)
  return at.post(`/${id}`, { ...before, file_id: null, available_at: null, revision, ...changes })
}
const act = async (id: string, action: string, more: object = {}) =>
  at.post(`/${id}/${action}`, { revision: (await at.read(id)).revision, ...more })

describe('an uploaded note', () => {
  test('is published at once: clients find and read it, and the audit names who did it', async () => {
    const note = await at.create({ reference: 'OSMIUM-1' }, 'Osmiridium is scarce.')
    expect(note).toMatchObject({
      ...{ id: 'OSMIUM-1', state: 'published', version: 1, library: 'Research', document_id: expect.any(String) },
      file: { media_type: 'text/html', pages: 1 },
    })
    expect(await at.findAsClient('osmiridium')).toEqual([facts.title])
    expect((await at.openAsClient('OSMIUM-1')).json()).toMatchObject({
      id: note.document_id,
      detail: expect.stringContaining('Osmiridium is scarce.'),
    })
    expect(await at.audit()).toMatchObject([
      {
        action: 'document.create',
        subject: `documents/${note.document_id}`,
        username: seedAccounts.desk.username,
        detail: { reference: 'OSMIUM-1', file: 'note.html' },
      },
    ])
  })

  test('gets a reference where none is entered', async () => {
    expect((await at.create({ title: 'Nameless' })).id).toMatch(/^\d{4}-\d\d-\d\d-[\da-f]{6}$/)
  })

  test('makes one document only', async () => {
    const file_id = await at.stage(htmlOf('Once.'))
    await at.create({ file_id })
    const answer = await at.post('', { ...facts, file_id })
    expect([answer.statusCode, answer.json().field]).toEqual([422, 'file'])
  })

  test('is not taken of another user', async () => {
    const file_id = await at.stage(htmlOf('Mine.'))
    await at.db.updateTable('staged_files').set({ user_id: seedAccounts.full.id }).where('id', '=', file_id).execute()
    expect((await at.post('', { ...facts, file_id })).statusCode).toBe(422)
  })

  test.each([
    [{ title: ' ' }, 'title', 'Title is missing.'],
    [{ title: 'x'.repeat(501) }, 'title', 'The title is longer than 500 characters.'],
    [{ published: '2026-13-05' }, 'published', expect.stringContaining('Published must be a day')],
    [{ type: 'Limerick' }, 'type', 'There is no Content Type Limerick.'],
    [{ library: 'attic' }, 'library', 'There is no library attic.'],
    [{ companies: ['Atlantis Shipping'] }, 'companies', 'There is no Company Atlantis Shipping.'],
    [{ reference: 'a b' }, 'reference', expect.stringContaining('The reference must be letters')],
    [{ reference: 'OSMIUM-1' }, 'reference', 'Another document has this reference.'],
    [{ available_at: '2020-01-01T00:00:00Z' }, 'available_at', 'The end of the embargo is in the past.'],
  ])('is refused with the field at fault: %o', async (changes, field, text) => {
    const file_id = await at.stage(htmlOf('Kept.'))
    const answer = await at.post('', { ...facts, ...changes, file_id })
    expect([answer.statusCode, answer.json().field, answer.json().errors[0]]).toEqual([422, field, text])
    const kept = await at.db.selectFrom('staged_files').select('id').where('id', '=', file_id).execute()
    expect(kept).toHaveLength(1)
  })
})

describe('an embargo', () => {
  test('hides a note from clients until it is released by the desk', async () => {
    const { id } = await at.create({ reference: 'HELD-1', title: 'Rhenium', available_at: later }, 'Rhenium soars.')
    expect(await at.read(id)).toMatchObject({ state: 'embargo', available_at: later, document_id: null })
    expect((await at.openAsClient(id)).statusCode).toBe(404)
    expect(await at.findAsClient('rhenium')).toEqual([])
    expect((await act(id, 'embargo', { available_at: null })).json()).toMatchObject({ state: 'published' })
    expect((await at.openAsClient(id)).statusCode).toBe(200)
    expect(await at.findAsClient('rhenium')).toEqual(['Rhenium'])
    expect((await at.audit()).map(({ action }) => action)).toEqual(['document.create', 'document.release'])
  })

  test('is moved, and ends at its new time', async () => {
    const { id } = await at.create({ title: 'Iridium', available_at: later })
    const next = new Date(NOW.getTime() + 7_200_000).toISOString()
    expect((await act(id, 'embargo', { available_at: next })).json()).toMatchObject({ available_at: next })
    const release = (now: string) => releaseDue(at.db, new Date(now), (_reference, error) => Promise.reject(error))
    expect([await release(later), await release(next)]).toEqual([0, 1])
    expect(await at.read(id)).toMatchObject({ state: 'published' })
  })

  test('is discarded with what it holds', async () => {
    const { id } = await at.create({ title: 'Dropped', available_at: later })
    expect((await act(id, 'discard')).statusCode).toBe(200)
    expect((await at.get(`desk/documents/${id}`, {}, at.desk)).statusCode).toBe(404)
  })
})

describe('a correction', () => {
  test('keeps the address, and replaces facts and file', async () => {
    const { id, document_id } = await at.create({ title: 'Cobalt' }, 'Cobalt falls.')
    const file_id = await at.stage(htmlOf('Cobalt rises.'), 'cobalt.html')
    const corrected = (await correct(id, { title: 'Cobalt, corrected', file_id })).json()
    expect(corrected).toMatchObject({ document_id, title: 'Cobalt, corrected', version: 2 })
    const { detail } = (await at.openAsClient(id)).json()
    expect(detail).toContain('rises')
    expect(detail).not.toContain('falls')
    expect((await at.audit()).at(-1)).toMatchObject({
      action: 'document.correct',
      detail: { title: { before: 'Cobalt', after: 'Cobalt, corrected' }, file: 'cobalt.html' },
    })
  })

  test('of facts alone keeps the text, which stays searchable', async () => {
    const { id } = await at.create({ title: 'Gallium' }, 'Gallium melts in the hand.')
    await correct(id, { title: 'Gallium again' })
    expect(await at.findAsClient('melts')).toEqual(['Gallium again'])
  })

  test('can be held: until then clients read the version before', async () => {
    const { id } = await at.create({ title: 'Nickel' })
    expect((await correct(id, { title: 'Nickel, later', available_at: later })).json()).toMatchObject({
      ...{ state: 'correction', title: 'Nickel, later', version: 1 },
    })
    expect((await at.openAsClient(id)).json().title).toBe('Nickel')
    await act(id, 'embargo', { available_at: null })
    expect((await at.openAsClient(id)).json().title).toBe('Nickel, later')
  })

  test('is refused if somebody else has changed the document meanwhile', async () => {
    const { id, revision } = await at.create({ title: 'Tin' })
    await correct(id, { title: 'Tin, by another' })
    expect((await correct(id, { revision })).statusCode).toBe(409)
  })
})

describe('a withdrawal', () => {
  test('takes the document away with a reason, and is undone with text, file and grants', async () => {
    const { id, document_id } = await at.create({ title: 'Lead', reference: 'LEAD-1' }, 'Leaden skies.')
    const grant = {
      user_id: seedAccounts.full.id,
      document_id: Number(document_id),
      granted_at: NOW,
      valid_until: null,
    }
    await at.db.insertInto('document_grants').values(grant).execute()
    const reason = 'The figures were wrong.'
    expect((await act(id, 'withdraw', { reason })).json()).toMatchObject({
      ...{ state: 'withdrawn', title: 'Lead', reason, can_put_back: true },
    })
    const gone = await at.openAsClient(id)
    expect([gone.statusCode, gone.json().errors]).toEqual([410, [reason]])
    expect(await at.findAsClient('leaden')).toEqual([])

    expect((await act(id, 'put_back')).json()).toMatchObject({ state: 'published', document_id, version: 1 })
    expect((await at.openAsClient(id)).json().detail).toContain('Leaden skies.')
    expect(await at.findAsClient('leaden')).toEqual(['Lead'])
    const grants = at.db.selectFrom('document_grants').select('user_id').where('document_id', '=', Number(document_id))
    expect(await grants.execute()).toEqual([{ user_id: seedAccounts.full.id }])
    expect((await at.audit()).map(({ action }) => action)).toEqual([
      ...['document.create', 'document.withdraw', 'document.put_back'],
    ])
  })

  test('needs a reason', async () => {
    const { id } = await at.create({ title: 'Zinc' })
    const answer = await act(id, 'withdraw', { reason: ' ' })
    expect([answer.statusCode, answer.json().field]).toEqual([422, 'reason'])
  })
})

test('the list is searched by title, company and analyst, and narrowed by state', async () => {
  const nameOf = async (category: string) =>
    (
      await at.db
        .selectFrom('tags')
        .select('value')
        .where('category', '=', category)
        .where('inactive', '=', false)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).value
  const [company, analyst] = [await nameOf('Company'), await nameOf('Analyst')]
  const tags = { companies: [company], analysts: [analyst] }
  await at.create({ ...tags, title: 'Tungsten now', reference: 'W-NOW', published: '2026-11-04' })
  await at.create({ ...tags, title: 'Tungsten later', reference: 'W-LATER', available_at: later })
  const found = async (query: Record<string, string>) => (await at.list(query)).map(({ id }: { id: string }) => id)
  for (const words of ['tungsten', `tungsten ${company}`, `${analyst} tung`])
    expect(await found({ search_term: words })).toEqual(['W-LATER', 'W-NOW'])
  expect(await found({ search_term: 'tungsten', state: 'embargo' })).toEqual(['W-LATER'])
  expect(await found({ search_term: 'tungsten', state: 'published' })).toEqual(['W-NOW'])
  expect((await at.list({ search_term: 'tungsten' }))[1]).toMatchObject({ companies: [company], analysts: [analyst] })
})
