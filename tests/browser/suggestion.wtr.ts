import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { assertAccessible } from './support/axe.ts'
import { note, notes } from './support/documents.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { type Page, testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

async function open(attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-suggestion ${attributes}></research-suggestion>`))
}
const titles = (root: ShadowRoot) => all(root, 'article h2').map(textOf)

it('R238 R240 the first document of the suggestions stands under Suggested for you', async () => {
  page.api.on('suggested_content', () => notes(1, 3))
  const root = await open()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1']))
  assert.strictEqual(textOf(one(root, 'h2')), 'Suggested for you')
  assert.strictEqual(page.api.callsTo('suggested_content')[0]?.query.get('limit'), '1')
})

it('R240 with a limit there are more', async () => {
  page.api.on('suggested_content', () => notes(1, 5))
  const root = await open('limit="3"')
  await eventually(() => assert.deepEqual(titles(root), ['Note 1', 'Note 2', 'Note 3']))
  assert.strictEqual(page.api.callsTo('suggested_content')[0]?.query.get('limit'), '3')
})

it('R241 without a suggestion it says so', async () => {
  page.api.on('suggested_content', () => [])
  const root = await open()
  await eventually(() => assert.include(textOf(root), 'Nothing to Suggest'))
})

it('R231 while it loads there are as many skeletons as suggestions', async () => {
  page.api.on('suggested_content', () => deferred().promise)
  const root = await open('limit="2"')
  const status = await eventually(() => one(root, '[role=status][aria-busy=true]'))
  assert.strictEqual(status.childElementCount, 2)
})

it('embedding 12: what fails says so, is told once, and can be tried again', async () => {
  page.api.on('suggested_content', () => refusal(500))
  const heard = hear()
  const root = await open()
  const alert = await eventually(() => one(root, '[role=alert]'))
  assert.include(textOf(alert), 'The suggestion could not be loaded.')
  page.api.on('suggested_content', () => [note(1)])
  button(alert, 'Try again').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1']))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
    [['research-error', 'server', 500]],
  )
})

it('embedding 1: signed out it invites to sign in and asks for nothing; another reader gets their own', async () => {
  const root = rootOf(await page.mount('<research-suggestion></research-suggestion>'))
  await eventually(() => assert.include(textOf(root), 'Sign in to see suggestions for you.'))
  assert.strictEqual(link(root, 'Sign In').href, new URL('/login', location.href).href)
  assert.deepEqual(page.api.calls, [])
  page.api.on('suggested_content', () => [note(1)])
  page.signIn('Ada')
  await eventually(() => assert.deepEqual(titles(root), ['Note 1']))
  page.api.on('suggested_content', () => [note(2)])
  page.signIn('Bob', 2)
  await eventually(() => assert.deepEqual(titles(root), ['Note 2']))
})

it('embedding 16: its title opens by the events of a list', async () => {
  page.api.on('suggested_content', () => [note(1)])
  const root = await open()
  const heard = hear()
  assert.isTrue(follows(await eventually(() => link(root, 'Note 1'))))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type }) => type),
    ['research-open-document', 'research-navigate'],
  )
})

it('R262 a title that this client may not open says Not Authorised', async () => {
  page.api.on('suggested_content', () => [note(1, { permissioned: false })])
  const root = await open()
  ;(await eventually(() => one(root, 'article h2 button'))).click()
  await eventually(() => one(root, 'dialog:modal'))
})

const states: Record<string, (page: Page) => void> = {
  'with a document': ({ api }) => api.on('suggested_content', () => [note(1)]),
  'without one': ({ api }) => api.on('suggested_content', () => []),
  loading: ({ api }) => api.on('suggested_content', () => deferred().promise),
  failed: ({ api }) => api.on('suggested_content', () => refusal(500)),
}

for (const [state, answer] of Object.entries(states))
  it(`embedding 14: axe finds nothing, ${state}, light and dark, at 320 px`, async () => {
    answer(page)
    page.signIn()
    const element = await page.mount('<research-suggestion></research-suggestion>')
    await eventually(() => one(rootOf(element), 'h2'))
    await eventually(() => {
      if (state !== 'loading') none(rootOf(element), '[aria-busy=true]')
    })
    await assertAccessible(element)
  })
