import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { submitSignIn } from './support/acts.ts'
import { all, button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { login, toldOfSignOut } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

async function signInForm(): Promise<ShadowRoot> {
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await eventually(() => one(root, 'form'))
  return root
}

const alertIn = (root: ShadowRoot) => eventually(() => one(root, '[role=alert]'))

const wrongCredentials = "Your email or password is incorrect. If you can't remember your password, Reset it now."

it('R014 idle: username, password, Remember Me, Sign In and the way to a new password; no error yet', async () => {
  const root = await signInForm()
  assert.deepEqual(
    ['Username', 'Password'].map((label) => field(root, label).value),
    ['', ''],
  )
  assert.isFalse(field(root, 'Remember Me').checked)
  assert.isOk(button(root, 'Sign In'))
  assert.strictEqual(link(root, 'Reset your password').href, new URL('/reset_password', location.href).href)
  none(root, '[role=alert]')
})

for (const [username, password] of [
  ['', ''],
  ['ada@client.example', ''],
  ['', 'correct horse'],
  ['   ', 'correct horse'],
] as const)
  it(`R015 username "${username}" and password "${password}" are not enough, and nothing is sent`, async () => {
    const root = await signInForm()
    fill(field(root, 'Username'), username)
    fill(field(root, 'Password'), password)
    button(root, 'Sign In').click()
    assert.strictEqual(textOf(await alertIn(root)), 'Please provide a username and password')
    assert.deepEqual(page.api.calls, [])
  })

it('R140 submitting: the button is busy, and a second submit sends nothing', async () => {
  const answer = deferred<unknown>()
  page.api.on('auth', () => answer.promise)
  const root = await signInForm()
  await submitSignIn(root)
  await eventually(() => assert.strictEqual(button(root, 'Sign In').ariaBusy, 'true'))
  button(root, 'Sign In').click()
  one<HTMLFormElement>(root, 'form').requestSubmit()
  const calls = await eventually(() => {
    const sent = page.api.callsTo('auth')
    assert.lengthOf(sent, 1)
    return sent
  })
  await settled()
  assert.lengthOf(page.api.callsTo('auth'), 1)
  assert.deepEqual(calls[0]?.body, { username: 'ada@client.example', password: 'correct horse' })
  assert.isFalse(calls[0]?.headers.has('authorization'))
  answer.resolve(login())
  await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
})

it('R018 wrong credentials: the literal text, with a link to a new password inside it', async () => {
  page.api.on('auth', () => refusal(403, 'No such user'))
  const root = await signInForm()
  await submitSignIn(root)
  assert.strictEqual(textOf(await alertIn(root)), wrongCredentials)
  assert.strictEqual(link(root, 'Reset it now').href, new URL('/reset_password', location.href).href)
  assert.strictEqual(button(root, 'Sign In').ariaBusy, 'false')
})

for (const status of [401, 403])
  it(`R020 a sign-in that is refused with ${status} never renews a token`, async () => {
    page.api.on('auth', () => refusal(status))
    const root = await signInForm()
    await submitSignIn(root)
    await alertIn(root)
    await settled()
    assert.deepEqual(
      page.api.calls.map(({ path }) => path),
      ['auth'],
    )
  })

const otherFailures: Record<string, () => unknown> = {
  'a 401': () => refusal(401),
  'a 422': () => refusal(422, 'Locked'),
  'a 500': () => refusal(500),
  'an answer without a session': () => ({ ok: true }),
}
it('R019 a 429 says besides that there were too many attempts', async () => {
  page.api.on('auth', () => refusal(429))
  const root = await signInForm()
  await submitSignIn(root)
  const lines = all(await alertIn(root), 'p').map(textOf)
  assert.deepEqual(lines, ['Something went wrong. Please try again.', 'Too many attempts. Please try again later.'])
})

for (const [what, answer] of Object.entries(otherFailures))
  it(`R019 ${what} says that something went wrong`, async () => {
    page.api.on('auth', answer)
    const root = await signInForm()
    await submitSignIn(root)
    assert.strictEqual(textOf(await alertIn(root)), 'Something went wrong. Please try again.')
    assert.isFalse(page.loader.session.get().signedIn)
  })

it('R019 offline: the same words, and that there is no connection', async () => {
  page.api.on('auth', () => {
    throw new TypeError('Failed to fetch')
  })
  const root = await signInForm()
  await submitSignIn(root)
  assert.deepEqual(all(await alertIn(root), 'p').map(textOf), [
    'Something went wrong. Please try again.',
    "We couldn't reach the research server.",
  ])
  assert.lengthOf(page.api.callsTo('auth'), 1)
})

it('R014 signed in: it says who, leads to the portal, and tells the page a name and no token', async () => {
  page.api.on('auth', () => login())
  const heard = hear()
  const root = await signInForm()
  await submitSignIn(root)
  await eventually(() => assert.include(textOf(one(root, '[role=status]')), 'Signed in as Ada Client'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => ({ type, detail })),
    [{ type: 'research-signed-in', detail: { name: 'Ada Client' } }],
  )
  none(root, 'input')
  assert.strictEqual(link(root, 'Open the portal').href, new URL('/', location.href).href)
})

it('R014 the user name stands in for a contact without a name', async () => {
  page.api.on('auth', () => login(null))
  const root = await signInForm()
  await submitSignIn(root)
  await eventually(() => assert.include(textOf(root), 'Signed in as ada@client.example'))
})

it('R011 signing out brings the form back, empty, and tells the page', async () => {
  page.signIn()
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  const heard = hear()
  ;(await eventually(() => button(root, 'Sign out'))).click()
  await eventually(() => assert.strictEqual(field(root, 'Password').value, ''))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail]),
    [['research-signed-out', { reason: 'user' }]],
  )
  assert.isFalse(page.loader.session.get().signedIn)
  assert.isUndefined((await cookieStore.get('currentUser')) ?? undefined)
  await toldOfSignOut(page.api)
})

it('R018 an error goes away with the next try', async () => {
  page.api.on('auth', () => refusal(403))
  const root = await signInForm()
  await submitSignIn(root)
  await alertIn(root)
  const answer = deferred<unknown>()
  page.api.on('auth', () => answer.promise)
  button(root, 'Sign In').click()
  await eventually(() => none(root, '[role=alert]'))
  answer.resolve(login())
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
})

it('embedding 16: a host that cancels research-navigate keeps the browser where it is', async () => {
  const root = await signInForm()
  const destination = link(root, 'Reset your password')
  assert.isTrue(follows(destination))
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('research-navigate', stay)
  assert.isFalse(follows(destination))
  document.removeEventListener('research-navigate', stay)
})
