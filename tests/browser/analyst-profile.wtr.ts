import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { Tag } from '#contract/tag.ts'
import { deferred } from '../support/deferred.ts'
import { analyst } from './support/companies.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { quickFilter } from './support/feed.ts'
import { countListeners } from './support/listeners.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { toldOfSignOut } from './support/session.ts'
import { namesIn } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
const scene = sceneOf('research-analyst-profile')

const start = location.href
afterEach(() => history.replaceState(null, '', start))

async function mount(attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(
    await page.mount(`<research-analyst-profile analyst-id="1001" ${attributes}></research-analyst-profile>`),
  )
}

/** A profile at work, of an analyst with more or other things known. */
async function open(more: Partial<Tag> = {}, attributes = ''): Promise<ShadowRoot> {
  scene.answer(page.api)
  page.api.on('tags/1001', () => ({ ...analyst, ...more }))
  const root = await mount(attributes)
  await eventually(() => one(root, 'h1'))
  return root
}

const within = (root: ShadowRoot, tag: string) => rootOf(one(root, tag))

it('R300 R301 R303 who it is: name, role, lines about them, fields; without a picture a sign', async () => {
  const heard = hear()
  const root = await open()
  heard.stop()
  assert.strictEqual(textOf(one(root, 'h1')), 'Maria Lind')
  assert.strictEqual(heard.events.find(({ type }) => type === 'research-title')?.detail.title, 'Maria Lind')
  for (const words of ['Head of Energy', 'Fifteen years of utilities.']) assert.include(textOf(root), words)
  assert.deepEqual(all(one(root, '.r-analyst__fields'), 'li').map(textOf), ['Power', 'Hydrogen'])
  one(root, '.r-avatar svg')
  none(root, '.r-avatar img')
})

it('R301 a picture, and the sign where it cannot be shown', async () => {
  const root = await open({ thumbnail_url: '/dist/none.png' })
  await eventually(() => one(root, '.r-avatar svg'))
})

it('R302 mail and phone are links beside their values', async () => {
  const root = await open()
  assert.strictEqual(link(root, 'Email Maria Lind').href, 'mailto:maria@broker.example')
  assert.strictEqual(link(root, 'Call Maria Lind').href, 'tel:+4722000101')
  assert.include(textOf(one(root, '.r-contact')), 'maria@broker.example')
})

for (const [name, more] of [
  ['missing', { email: null, phone: null }],
  ['empty', { email: '', phone: ' ' }],
  ['none', { email: 'javascript:alert(1)', phone: 'javascript:alert(1)' }],
] as const)
  it(`R302 mail and phone that are ${name} are disabled, reachable, and say why`, async () => {
    const root = await open(more)
    for (const reason of ['No email address', 'No phone number']) {
      const icon = button(root, reason)
      assert.strictEqual(icon.ariaDisabled, 'true')
      icon.focus()
      assert.isTrue(icon.matches(':focus'))
    }
    none(root, 'a')
  })

it('R303 an analyst of whom only the name is known is composed all the same', async () => {
  page.api.on('tags/1001', () => ({ id: '1001', category: 'Analyst', value: 'Jonas Berg' }))
  const root = await mount()
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Jonas Berg'))
  none(root, '.r-analyst__bio, .r-analyst__fields, .r-analyst__role')
  assert.notMatch(textOf(root), /undefined|null|NaN/)
})

it('R304 the companies they cover: no search, no filters, no letters, a hundred a page', async () => {
  const root = await open()
  const companies = within(root, 'research-companies')
  await eventually(() => assert.lengthOf(namesIn(companies), 14))
  none(companies, 'input, nav, .r-filter-panel')
  assert.throws(() => button(companies, 'Load More'))
  const query = page.api.callsTo('tags/related_companies_by_id')[0]?.query
  assert.deepEqual([query?.get('id'), query?.get('page_size')], ['1001', '100'])
  assert.lengthOf(page.api.callsTo('companies_with_permissions'), 0)
})

it('R305 their research with the quick filter All, 300 at most, by the name that documents are filed under', async () => {
  const root = await open({ value: 'Lind, Maria; CFA' })
  const feed = within(root, 'research-feed')
  await eventually(() => sceneOf('research-feed').ready(feed))
  assert.isTrue(quickFilter(feed, 'All').checked)
  const query = page.api.callsTo('all_documents')[0]?.query
  assert.strictEqual(query?.get('limit'), '300')
  assert.strictEqual(query?.get('filter_Analyst'), 'Lind, Maria%3B CFA')
})

it('R300 headings: the name, and one for each list', async () => {
  const root = await open()
  assert.deepEqual(
    all(root, 'h1, h2').map((each) => `${each.localName} ${textOf(each)}`),
    ['h1 Maria Lind', 'h2 Covered Companies', 'h2 Related Research'],
  )
})

it('embedding 16: what is chosen in a list is told once, by the profile', async () => {
  const root = await open()
  await eventually(() => scene.ready(root))
  const heard = hear()
  assert.isTrue(follows(link(within(root, 'research-companies'), 'Aurora 001')))
  assert.isTrue(follows(link(within(root, 'research-feed'), 'Note 1')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, target }) => [type, target === one(page.stage, 'research-analyst-profile')]),
    [
      ['research-navigate', true],
      ['research-open-document', true],
      ['research-navigate', true],
    ],
  )
})

it('embedding 16: a host that cancels takes over, also from a list', async () => {
  const root = await open()
  await eventually(() => scene.ready(root))
  const cancel = (event: Event) => event.preventDefault()
  page.stage.addEventListener('research-navigate', cancel)
  assert.isFalse(follows(link(within(root, 'research-companies'), 'Aurora 001')))
  page.stage.removeEventListener('research-navigate', cancel)
})

it('R305 embedding 26: url-state="page" keeps the search of the research in the address, and not that of the companies', async () => {
  const root = await open({}, 'url-state="page"')
  const feed = within(root, 'research-feed')
  await eventually(() => sceneOf('research-feed').ready(feed))
  quickFilter(feed, 'Research').click()
  await eventually(() => assert.include(location.search, 'libraries='))
  const calls = page.api.callsTo('tags/related_companies_by_id').length
  await settled()
  assert.strictEqual(calls, 1)
})

it('embedding 22: the lists follow the theme of the profile', async () => {
  const root = await open({}, 'theme="dark"')
  await eventually(() => scene.ready(root))
  const colourOf = (inside: ShadowRoot) => getComputedStyle(one(inside, '.r-root')).color
  for (const tag of ['research-companies', 'research-feed'])
    assert.strictEqual(colourOf(within(root, tag)), colourOf(root), tag)
})

for (const [status, words] of [
  [403, 'The profile or page you requested is not active.'],
  [404, "We couldn't find the profile you were looking for."],
] as const)
  it(`R306 a profile that answers ${status} has words of its own, nothing to try again, and tells the status`, async () => {
    page.api.on('tags/1001', () => refusal(status))
    const heard = hear()
    const root = await mount()
    await eventually(() => assert.include(textOf(root), words))
    heard.stop()
    none(root, 'button, research-feed, research-companies')
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.status]),
      [['research-error', status]],
    )
  })

it('R306 an analyst who is not active is forbidden, whatever the status of the answer', async () => {
  page.api.on('tags/1001', () => ({ ...analyst, inactive: true }))
  const heard = hear()
  const root = await mount()
  await eventually(() => assert.include(textOf(root), 'The profile or page you requested is not active.'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ detail }) => detail.status),
    [403],
  )
})

it('R300 a company is no analyst', async () => {
  page.api.on('tags/1001', () => ({ ...analyst, category: 'Company' }))
  const root = await mount()
  await eventually(() => assert.include(textOf(root), "We couldn't find the profile you were looking for."))
})

it('R300 another analyst-id loads anew, lists too', async () => {
  const root = await open()
  await eventually(() => scene.ready(root))
  page.api.on('tags/1002', () => ({ id: '1002', category: 'Analyst', value: 'Jonas Berg' }))
  one(page.stage, 'research-analyst-profile').setAttribute('analyst-id', '1002')
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Jonas Berg'))
  await eventually(() => {
    assert.strictEqual(page.api.callsTo('tags/related_companies_by_id').at(-1)?.query.get('id'), '1002')
    assert.strictEqual(page.api.callsTo('all_documents').at(-1)?.query.get('filter_Analyst'), 'Jonas Berg')
  })
})

it('embedding 12: a list that fails is no failure of the profile, and is told once', async () => {
  scene.answer(page.api)
  page.api.on('tags/related_companies_by_id', () => refusal(500))
  const heard = hear()
  const root = await mount()
  await eventually(() => one(within(root, 'research-companies'), '[role=alert]'))
  await eventually(() => sceneOf('research-feed').ready(within(root, 'research-feed')))
  heard.stop()
  assert.strictEqual(textOf(one(root, 'h1')), 'Maria Lind')
  assert.lengthOf(
    heard.events.filter(({ type }) => type === 'research-error'),
    1,
  )
})

it('embedding 12: any other failure can be tried again', async () => {
  page.api.on('tags/1001', () => refusal(503))
  const root = await mount()
  const alert = await eventually(() => one(root, '[role=alert]'))
  assert.include(textOf(alert), 'The profile could not be loaded.')
  scene.answer(page.api)
  button(alert, 'Try again').click()
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Maria Lind'))
})

it('embedding 13: while it loads its room is there', async () => {
  page.api.on('tags/1001', () => deferred().promise)
  const root = await mount()
  const skeleton = await eventually(() => one(root, '[role=status][aria-busy=true]'))
  assert.strictEqual(skeleton.ariaLabel, 'Loading the profile')
  assert.isAbove(skeleton.getBoundingClientRect().height, 400)
})

it('embedding 10: a removal frees the listeners of the profile and of its lists', async () => {
  const listeners = countListeners(window, document)
  const root = await open({}, 'url-state="page"')
  await eventually(() => scene.ready(root))
  page.stage.replaceChildren()
  await settled()
  assert.deepEqual(listeners.stop(), [])
})

it('embedding 1: who signs out leaves nothing in the profile, nor in its lists', async () => {
  const root = await open()
  await eventually(() => scene.ready(root))
  await page.loader.session.signOut()
  await eventually(() => assert.include(textOf(root), 'Sign in to see this profile.'))
  none(root, 'research-companies, research-feed, h1')
  await toldOfSignOut(page.api)
})

it('embedding 1: signed out it invites to sign in and asks for nothing', async () => {
  const root = rootOf(await page.mount(scene.html))
  await eventually(() => assert.include(textOf(root), 'Sign in to see this profile.'))
  assert.deepEqual(page.api.calls, [])
})
