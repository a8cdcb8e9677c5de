import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { described, done, failure, good, keepHere, submit, submitChange, waiting, words } from './support/passwords.ts'
import { none, same, sameNodes } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const call = 'current_user/change_password'
const tag = 'research-change-password'
const labels = ['Old Password', 'New Password', 'Repeat New Password']
const login = new URL('/login', location.href).href

async function mounted(): Promise<ShadowRoot> {
  page.signIn()
  if (!page.api.knows(call)) sceneOf(tag).answer(page.api)
  const root = rootOf(await page.mount(sceneOf(tag).html))
  await eventually(() => one(root, 'form'))
  return root
}

it('R065 embedding 9: three fields and, for password managers, the name that the reader signs in with', async () => {
  const root = await mounted()
  assert.strictEqual(textOf(one(root, 'h1')), 'Change Password')
  const name = one<HTMLInputElement>(root, '[autocomplete=username]')
  await eventually(() => assert.strictEqual(name.value, 'ada@client.example'))
  assert.deepEqual([name.tabIndex, name.ariaHidden, name.readOnly], [-1, 'true', true])
  const fields = labels.map((label) => field(root, label))
  sameNodes(all(root, 'input'), [name, ...fields])
  assert.deepEqual(
    fields.map(({ autocomplete, type }) => `${autocomplete} ${type}`),
    ['current-password password', 'new-password password', 'new-password password'],
  )
  for (const { form } of [name, ...fields]) same(form, one(root, 'form'))
})

it('R065 embedding 12: without that name, or with none that is a text, the form works all the same', async () => {
  page.api.on(call, () => undefined)
  page.api.on('current_user', () => ({ username: { html: '<b>' } }))
  const root = await mounted()
  await settled()
  assert.strictEqual(one<HTMLInputElement>(root, '[autocomplete=username]').value, '')
  keepHere(root)
  await submitChange(root)
  await done(root, 'Your password has been changed.')
})

it('R068 R073 C05 everything that is wrong is told in the literal words and their order, and nothing is sent', async () => {
  const root = await mounted()
  const before = page.api.callsTo(call).length
  await submit(root, { 'Repeat New Password': 'other' })
  const { unset, ...rules } = words
  const different = 'New password and Repeat New Password must be the same.'
  await eventually(() => assert.deepEqual(described(root, 'New Password'), Object.values(rules)))
  assert.deepEqual(described(root, 'Repeat New Password'), [unset, different])
  assert.deepEqual(described(root, 'Old Password'), ['Please provide your old password'])
  const text = textOf(root)
  const places = [...Object.values(rules), unset, different].map((message) => text.indexOf(message))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.strictEqual(page.api.callsTo(call).length, before)
})

it('R073 embedding 14: the focus goes to the first field that is wrong, each time', async () => {
  const root = await mounted()
  await submit(root)
  await eventually(() => same(root.activeElement, field(root, 'Old Password')))
  await submit(root, { 'Old Password': 'Old-1-horse' })
  await eventually(() => same(root.activeElement, field(root, 'New Password')))
  await submit(root, { 'New Password': good })
  await eventually(() => same(root.activeElement, field(root, 'Repeat New Password')))
})

it('R066 R067 Enter sends both passwords, as the reader', async () => {
  const root = await mounted()
  keepHere(root)
  for (const [label, text] of Object.entries({ 'Old Password': 'Old-1-horse', 'New Password': good }))
    fill(field(root, label), text)
  const last = field(root, 'Repeat New Password')
  fill(last, good)
  last.focus()
  await sendKeys({ press: 'Enter' })
  await done(root, 'Your password has been changed.')
  const [sent, ...others] = page.api.callsTo(call)
  assert.deepEqual([sent?.method, sent?.body], ['POST', { old_password: 'Old-1-horse', new_password: good }])
  assert.strictEqual(sent?.headers.get('authorization'), 'Bearer access-1')
  assert.deepEqual(others, [])
})

it('R074 C39 a change signs out, says so here and on the next page, and leads to the login', async () => {
  const root = await mounted()
  const ways = keepHere(root)
  const heard = hear()
  await submitChange(root)
  await done(root, 'Your password has been changed.')
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type }) => type),
    ['research-signed-out', 'research-navigate'],
  )
  assert.deepEqual(ways, [login])
  assert.isFalse(page.loader.session.get().signedIn)
  assert.deepInclude(await waiting(), { messages: ['Your password has been changed.'], variant: 'success' })
  await eventually(() => same(root.activeElement, one(root, '[tabindex="-1"]')))
  assert.strictEqual(link(root, 'Go to sign in').href, login)
})

const failures: Record<string, [unknown, string[]]> = {
  'errors of the server, as text': [
    refusal(422, 'Wrong <b>password</b>', 'Used before'),
    ['Wrong <b>password</b>', 'Used before'],
  ],
  'a failure without words': [refusal(500), ['Something went wrong. Please try again.']],
}
for (const [what, [answer, expected]] of Object.entries(failures))
  it(`R075 R088 C06 ${what}: told above the form, which keeps its fields and what they hold`, async () => {
    page.api.on(call, () => answer)
    page.api.on('current_user', () => ({ username: 'ada@client.example' }))
    const root = await mounted()
    const before = all(root, 'input')
    await submitChange(root)
    assert.deepEqual(await failure(root), expected)
    none(root, '[role=alert] b')
    sameNodes(all(root, 'input'), before)
    assert.deepEqual(
      labels.map((label) => field(root, label).value),
      ['Old-1-horse', good, good],
    )
    assert.isTrue(page.loader.session.get().signedIn)
    assert.isUndefined(await waiting())
  })

it('R066 two submits send once, and the button is busy meanwhile', async () => {
  const answer = deferred<unknown>()
  page.api.on(call, () => answer.promise)
  const root = await mounted()
  keepHere(root)
  await submitChange(root)
  await eventually(() => assert.strictEqual(button(root, 'Submit').ariaBusy, 'true'))
  button(root, 'Submit').click()
  one<HTMLFormElement>(root, 'form').requestSubmit()
  await settled()
  assert.lengthOf(page.api.callsTo(call), 1)
  answer.resolve(undefined)
  await done(root, 'Your password has been changed.')
})

it('embedding 1: another reader finds nothing of what the one before has entered', async () => {
  const answer = deferred<unknown>()
  page.api.on(call, () => answer.promise)
  const root = await mounted()
  await submitChange(root)
  page.signIn('Grace Client', 2)
  await eventually(() => assert.strictEqual(field(root, 'Old Password').value, ''))
  answer.resolve(undefined)
  await settled()
  assert.isTrue(page.loader.session.get().signedIn)
  one(root, 'form')
})

it('R066 embedding 16: Cancel leads home, which a host may take over', async () => {
  const root = await mounted()
  const ways = keepHere(root)
  button(root, 'Cancel').click()
  assert.deepEqual(ways, [new URL('/', location.href).href])
  assert.deepEqual(page.api.callsTo(call), [])
})

it('R035 a visitor is invited to sign in, and nothing is asked for', async () => {
  const root = rootOf(await page.mount(sceneOf(tag).html))
  await eventually(() => assert.include(textOf(root), 'Sign in to change your password.'))
  const way = link(root, 'Sign In')
  assert.strictEqual(way.href, login)
  assert.isTrue(follows(way))
  none(root, 'form')
  assert.deepEqual(page.api.calls, [])
})

it('embedding 9: Tab goes from field to field by way of the eye, and on to the buttons', async () => {
  const root = await mounted()
  field(root, 'Old Password').focus()
  const names: string[] = []
  for (let step = 0; step < 7; step++) {
    await sendKeys({ press: 'Tab' })
    const focused = root.activeElement
    names.push(focused?.getAttribute('aria-label') ?? focused?.getAttribute('name') ?? textOf(focused ?? root))
  }
  assert.deepEqual(names, [
    ...['Show password', 'password', 'Show password', 'repeated', 'Show password'],
    ...['Submit', 'Cancel'],
  ])
})

it('embedding 3: neither passwords nor tokens stand in storage, attributes, the address or cookies', async () => {
  const root = await mounted()
  keepHere(root)
  await submitChange(root)
  await done(root, 'Your password has been changed.')
  await settled()
  const places = [
    root.innerHTML,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    location.href,
    document.cookie,
  ]
  assert.notMatch(places.join(), /access-|refresh-|Str0ng|Old-1/)
})
