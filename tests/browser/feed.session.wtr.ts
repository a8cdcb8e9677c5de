import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { notes } from './support/documents.ts'
import { fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { openFeed, quickFilter, searchBox, shows, titlesIn } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { toldOfSignOut } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const invitation = (root: ShadowRoot) => eventually(() => assert.include(textOf(root), 'Sign in to read research.'))

it('R025 signed out: an invitation to sign in, no controls, and no call', async () => {
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  await invitation(root)
  none(root, 'input, button')
  const destination = new URL('/login', location.href).href
  assert.strictEqual(link(root, 'Sign In').href, destination)
  const heard = hear()
  assert.isTrue(follows(link(root, 'Sign In')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.href]),
    [['research-navigate', destination]],
  )
  assert.deepEqual(page.api.calls, [])
})

it('embedding 1: the feed follows the session: signed in it loads, signed out it is empty at once', async () => {
  page.api.on('research_documents', () => notes(1, 2))
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  await invitation(root)
  page.signIn()
  await shows(root, 'Note 1', 'Note 2')
  await page.loader.session.signOut()
  await toldOfSignOut(page.api)
  await invitation(root)
  assert.isEmpty(titlesIn(root))
})

it('embedding 1: signing out gives up the list that is under way', async () => {
  const answer = deferred<unknown>()
  page.api.on('research_documents', () => answer.promise)
  const root = await openFeed(page)
  await eventually(() => assert.lengthOf(page.api.callsTo('research_documents'), 1))
  await page.loader.session.signOut()
  await toldOfSignOut(page.api)
  await invitation(root)
  assert.isTrue(page.api.callsTo('research_documents')[0]?.signal.aborted)
  answer.resolve(notes(1, 2))
  await settled()
  assert.isEmpty(titlesIn(root))
})

it('R138 embedding 3: a renewal repeats the call, and the quick filter and typed text survive it', async () => {
  page.api.on('research_documents', () => notes(1, 1))
  const root = await openFeed(page)
  await shows(root, 'Note 1')
  fill(searchBox(root), 'half a sent')
  page.api.on('primers_documents', ({ headers }) =>
    headers.get('authorization') === 'Bearer access-2' ? notes(5, 6) : refusal(401),
  )
  page.api.on('refresh_auth_token', () => ({ token: 'access-2', refresh_token: 'refresh-2', contact: {} }))
  quickFilter(root, 'Primers').click()
  await shows(root, 'Note 5', 'Note 6')
  assert.deepEqual(
    page.api.callsTo('refresh_auth_token').map(({ body }) => body),
    [{ refresh_token: 'refresh-1' }],
  )
  assert.isTrue(quickFilter(root, 'Primers').checked)
  assert.strictEqual(searchBox(root).value, 'half a sent')
})

it('R138 a renewed token loads nothing again; another client’s session does', async () => {
  page.api.on('research_documents', ({ headers }) =>
    headers.get('authorization') === 'Bearer access-3' ? notes(7, 7) : notes(1, 1),
  )
  const root = await openFeed(page)
  await shows(root, 'Note 1')
  page.signIn('Ada Client', 2)
  await page.loader.session.refresh()
  await settled()
  assert.lengthOf(page.api.callsTo('research_documents'), 1)
  page.signIn('Grace Client', 3)
  await shows(root, 'Note 7')
})

it('R111 when the renewal is refused the client is signed out and invited to sign in', async () => {
  page.api.on('research_documents', () => refusal(401))
  page.api.on('refresh_auth_token', () => refusal(401))
  const root = await openFeed(page)
  await invitation(root)
  assert.isFalse(page.loader.session.get().signedIn)
  assert.isOk(one(root, 'a'))
})
