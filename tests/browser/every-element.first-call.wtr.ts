import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { company, lettered } from './support/companies.ts'
import { notes, paged } from './support/documents.ts'
import { all, one, rootOf, textOf } from './support/dom.ts'
import type { Answer } from './support/fake-api.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { roadshows } from './support/roadshows.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

/** Elements that show records, with the path of their first call, its answer, and a text of the answer. */
const elements: readonly { tag: string; path: string; answer: Answer; text: string }[] = [
  { tag: 'research-feed', path: 'research_documents', answer: paged(notes(1, 2)), text: 'Note 2' },
  { tag: 'research-companies', path: 'companies_with_permissions', answer: lettered([company('Aker')]), text: 'Aker' },
  { tag: 'research-events', path: 'roadshows/upcoming', answer: () => roadshows(1, 2), text: 'Meeting 2' },
]

for (const { tag, path, answer, text } of elements) {
  it(`R231 <${tag}> calls once for what it shows first, while its code is loading or later`, async () => {
    storeSession()
    const frame = await openFrame({ body: `<${tag}></${tag}>` })
    frame.api.on(path, answer)
    await frame.loadLoader()
    await eventually(() => assert.include(textOf(rootOf(one(frame.document, tag))), text))
    await settled()
    assert.lengthOf(frame.api.callsTo(path), 1)
    assert.strictEqual(frame.api.callsTo(path)[0]?.headers.get('authorization'), 'Bearer access-1')
    assert.isEmpty(frame.complaints)
  })

  it(`R025 <${tag}> calls nothing ahead for a visitor, or for a session of the host`, async () => {
    const frame = await openFrame({ body: `<${tag}></${tag}>` })
    await (await frame.loadLoader()).allDefined()
    await settled()
    assert.isEmpty(frame.api.callsTo(path))

    storeSession()
    const host = await openFrame({ body: `<${tag}></${tag}>` })
    host.api.on(path, answer)
    const { allDefined, configure } = await host.loadLoader()
    configure({ getAccessToken: async () => 'host-token' })
    await allDefined()
    await eventually(() => assert.include(textOf(rootOf(one(host.document, tag))), text))
    assert.deepEqual(
      host.api.callsTo(path).map(({ headers }) => headers.get('authorization')),
      ['Bearer host-token'],
    )
  })

  it(`R231 <${tag}> shows skeletons while an answer that was called for ahead is late`, async () => {
    storeSession()
    const frame = await openFrame({ body: `<${tag}></${tag}>` })
    const late = deferred<unknown>()
    frame.api.on(path, () => late.promise)
    await frame.loadLoader()
    await eventually(() => assert.isNotEmpty(all(rootOf(one(frame.document, tag)), '[aria-busy=true]')))
    late.resolve([])
    await eventually(() => assert.isEmpty(all(rootOf(one(frame.document, tag)), '[aria-busy=true]')))
    assert.lengthOf(frame.api.callsTo(path), 1)
  })
}

it('R231 an element that is removed before its code has come leaves no call', async () => {
  storeSession()
  const frame = await openFrame({ body: '<research-feed></research-feed>' })
  frame.api.on('research_documents', () => new Promise(() => {}))
  await frame.loadLoader()
  one(frame.document, 'research-feed').remove()
  await eventually(() => assert.strictEqual(frame.api.pending(), 0))
  await settled()
  assert.strictEqual(frame.api.pending(), 0)
})
