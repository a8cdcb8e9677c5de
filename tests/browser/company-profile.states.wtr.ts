import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { profile } from './support/companies.ts'
import { openProfile, selectedTab, tab } from './support/company-profile.ts'
import { note } from './support/documents.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

const html = '<research-company-profile company-id="2001"></research-company-profile>'

async function open(): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(html))
}

for (const [status, words] of [
  [403, 'The profile or page you requested is not active.'],
  [404, "We couldn't find the profile you were looking for."],
] as const)
  it(`R298 a profile that answers ${status} has words of its own, nothing to try again, and tells the status`, async () => {
    page.api.on('tags/2001', () => refusal(status))
    const heard = hear()
    const root = await open()
    await eventually(() => assert.include(textOf(root), words))
    heard.stop()
    none(root, 'button, research-event-cards')
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.status]),
      [['research-error', status]],
    )
  })

it('R298 a tag that is no company is not found, and one that is not active is forbidden', async () => {
  page.api.on('tags/2001', () => ({ ...profile, category: 'Analyst' }))
  const heard = hear()
  const root = await open()
  await eventually(() => assert.include(textOf(root), "We couldn't find the profile you were looking for."))
  page.stage.replaceChildren()
  page.api.on('tags/2001', () => ({ ...profile, inactive: true }))
  const second = await open()
  await eventually(() => assert.include(textOf(second), 'The profile or page you requested is not active.'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ detail }) => detail.status),
    [404, 403],
  )
})

it('embedding 12: any other failure can be tried again', async () => {
  page.api.on('tags/2001', () => refusal(503))
  const root = await open()
  const alert = await eventually(() => one(root, '[role=alert]'))
  assert.include(textOf(alert), 'The company could not be loaded.')
  page.api.on('tags/2001', () => profile)
  button(alert, 'Try again').click()
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Halden Gas'))
})

it('embedding 13: while it loads its room is there, as high as what is above the fold', async () => {
  page.api.on('tags/2001', () => deferred().promise)
  const root = await open()
  const skeleton = await eventually(() => one(root, '[role=status][aria-busy=true]'))
  assert.strictEqual(skeleton.ariaLabel, 'Loading the company')
  assert.isAbove(skeleton.getBoundingClientRect().height, 600)
})

it('R284 another company-id loads anew, research and events too, and the tab stays', async () => {
  page.api.on('web_documents_by_tag', ({ query }) => [note(1, { title: `On ${query.get('tag_id')}` })])
  const root = await openProfile(page, profile)
  await eventually(() => link(root, 'On 2001'))
  page.api.on('tags/{id}', () => ({ ...profile, id: '2002', value: 'Aurora Energy' }))
  one(page.stage, 'research-company-profile').setAttribute('company-id', '2002')
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Aurora Energy'))
  await eventually(() => link(root, 'On 2002'))
  assert.throws(() => link(root, 'On 2001'))
  await eventually(() =>
    assert.strictEqual(page.api.callsTo('roadshows/upcoming_by_tag').at(-1)?.query.get('tag_id'), '2002'),
  )
})

it('embedding 1: signed out it invites to sign in; another reader gets their own', async () => {
  const root = rootOf(await page.mount(html))
  await eventually(() => assert.include(textOf(root), 'Sign in to see this company.'))
  assert.isTrue(follows(link(root, 'Sign In')))
  assert.deepEqual(page.api.calls, [])
  page.api.on('tags/2001', () => profile)
  page.signIn('Ada')
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Halden Gas'))
  page.api.on('tags/2001', () => ({ ...profile, value: 'For Bob' }))
  page.signIn('Bob', 2)
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'For Bob'))
})

it('embedding 26: two profiles on one page have tabs of their own', async () => {
  const first = await openProfile(page, profile)
  const second = await openProfile(page, profile)
  tab(first, 'Analyst Questions').click()
  await eventually(() => assert.strictEqual(selectedTab(first), 'Analyst Questions'))
  assert.strictEqual(selectedTab(second), 'Research Covered')
  const ids = [first, second].flatMap((root) => all(root, '[id]').map(({ id }) => id))
  assert.isNotEmpty(ids)
})
