import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import Cookies from 'js-cookie'
import { deferred } from '../support/deferred.ts'
import { submitSignIn } from './support/acts.ts'
import { all, button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { same, sameNodes } from './support/same.ts'
import { login, toldOfSignOut } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

async function signInForm(html = '<research-sign-in></research-sign-in>'): Promise<ShadowRoot> {
  const root = rootOf(await page.mount(html))
  await eventually(() => one(root, 'form'))
  return root
}

it('embedding 9: a real form with the fields that password managers look for', async () => {
  const root = await signInForm()
  const [username, password] = [field(root, 'Username'), field(root, 'Password')]
  const form = one<HTMLFormElement>(root, 'form')
  same(username.form, form)
  same(password.form, form)
  assert.deepEqual([username.autocomplete, username.name, username.type], ['username', 'username', 'text'])
  assert.deepEqual([password.autocomplete, password.name, password.type], ['current-password', 'password', 'password'])
  assert.strictEqual(button(root, 'Sign In').type, 'submit')
})

it('embedding 9: what a password manager fills in without typing is sent', async () => {
  page.api.on('auth', () => login())
  const root = await signInForm()
  field(root, 'Username').value = 'ada@client.example'
  field(root, 'Password').value = 'correct horse'
  button(root, 'Sign In').click()
  await eventually(() => assert.lengthOf(page.api.callsTo('auth'), 1))
  assert.deepEqual(page.api.callsTo('auth')[0]?.body, { username: 'ada@client.example', password: 'correct horse' })
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
})

for (const label of ['Username', 'Password'])
  it(`R014 Enter in the field ${label} submits`, async () => {
    page.api.on('auth', () => login())
    const root = await signInForm()
    fill(field(root, 'Username'), 'ada@client.example')
    fill(field(root, 'Password'), 'correct horse')
    field(root, label).focus()
    await sendKeys({ press: 'Enter' })
    await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
    assert.lengthOf(page.api.callsTo('auth'), 1)
  })

it('tells at the password that Caps Lock is on, until it is off or the field is left', async () => {
  const root = await signInForm()
  const password = field(root, 'Password')
  const type = (isOn: boolean) =>
    password.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', modifierCapsLock: isOn, bubbles: true }))
  password.focus()
  type(true)
  await eventually(() => assert.include(textOf(root), 'Caps Lock is on'))
  type(false)
  await eventually(() => assert.notInclude(textOf(root), 'Caps Lock is on'))
  type(true)
  await eventually(() => assert.include(textOf(root), 'Caps Lock is on'))
  field(root, 'Username').focus()
  await eventually(() => assert.notInclude(textOf(root), 'Caps Lock is on'))
})

it('embedding 17: Enter submits this form and never the form of the host around it', async () => {
  const root = await signInForm('<form><research-sign-in></research-sign-in></form>')
  let submitted = 0
  one<HTMLFormElement>(page.stage, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    submitted++
  })
  field(root, 'Password').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => one(root, '[role=alert]'))
  assert.strictEqual(submitted, 0)
})

it('embedding 9: the fields stay the same elements, with what they hold, while submitting and after an error', async () => {
  const answer = deferred<unknown>()
  page.api.on('auth', () => answer.promise)
  const root = await signInForm()
  const before = all<HTMLInputElement>(root, 'input')
  await submitSignIn(root)
  await eventually(() => assert.strictEqual(button(root, 'Sign In').ariaBusy, 'true'))
  sameNodes(all(root, 'input'), before)
  answer.resolve(refusal(403))
  await eventually(() => one(root, '[role=alert]'))
  sameNodes(all(root, 'input'), before)
  assert.deepEqual(
    before.map(({ value }) => value),
    ['ada@client.example', 'correct horse', 'on'],
  )
})

it('embedding 9: pasting into the password field works', async () => {
  const root = await signInForm()
  const [username, password] = [field(root, 'Username'), field(root, 'Password')]
  username.focus()
  await sendKeys({ type: 'correct horse' })
  await sendKeys({ press: 'Control+A' })
  await sendKeys({ press: 'Control+C' })
  password.focus()
  await sendKeys({ press: 'Control+V' })
  assert.strictEqual(password.value, 'correct horse')
})

it('embedding 9: showing and hiding the password keeps the field and its text', async () => {
  const root = await signInForm()
  const password = field(root, 'Password')
  fill(password, 'correct horse')
  button(root, 'Show password').click()
  await eventually(() => assert.strictEqual(password.type, 'text'))
  same(field(root, 'Password'), password)
  button(root, 'Hide password').click()
  await eventually(() => assert.strictEqual(password.type, 'password'))
  same(field(root, 'Password'), password)
  assert.strictEqual(password.value, 'correct horse')
})

const DAY_MS = 86_400_000

for (const remembered of [true, false])
  it(`R017 Remember Me ${remembered ? 'checked keeps the session 400 days' : 'unchecked keeps it for this browser session'}`, async () => {
    page.api.on('auth', () => login())
    const root = await signInForm()
    if (remembered) field(root, 'Remember Me').click()
    await submitSignIn(root)
    await eventually(() => assert.include(textOf(root), 'Signed in as'))
    assert.strictEqual(Cookies.get('rememberMe'), String(remembered))
    const cookies = await cookieStore.getAll('currentUser')
    assert.lengthOf(cookies, 1)
    const expires = Reflect.get(cookies[0] ?? {}, 'expires')
    if (remembered) assert.closeTo((Number(expires) - Date.now()) / DAY_MS, 400, 0.1)
    else assert.isNull(expires)
  })

it('R017 whoever chose to be remembered finds the box checked the next time', async () => {
  Cookies.set('rememberMe', 'true')
  const root = await signInForm()
  assert.isTrue(field(root, 'Remember Me').checked)
})

it('embedding 1: a sign-in in another tab shows here, and so does its end', async () => {
  const root = await signInForm()
  page.signIn('Grace Client')
  await eventually(() => assert.include(textOf(root), 'Signed in as Grace Client'))
  Cookies.remove('currentUser')
  new BroadcastChannel('research-portal.session').postMessage('changed')
  await eventually(() => one(root, 'form'))
})

it('embedding 14: after signing in and out the focus goes on in what took the place of the button', async () => {
  page.api.on('auth', () => login())
  const root = await signInForm()
  await submitSignIn(root)
  await eventually(() => same(root.activeElement, link(root, 'Open the portal')))
  button(root, 'Sign out').click()
  await eventually(() => same(root.activeElement, field(root, 'Username')))
  await toldOfSignOut(page.api, 2)
})

it('embedding 3: no token stands in storage, in an attribute or in the shadow root', async () => {
  page.api.on('auth', () => login())
  const root = await signInForm()
  await submitSignIn(root)
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
  await settled()
  const places = [
    root.innerHTML,
    root.host.outerHTML,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    location.href,
  ]
  assert.notMatch(places.join(), /access-|refresh-/)
})

it('R014 R021 the other ways to sign in come after the form for a password, below a line', async () => {
  const root = await signInForm()
  const places = [
    link(root, 'Reset your password'),
    button(root, 'Sign In'),
    button(root, 'Sign in with a link'),
    button(root, 'Sign in with your company'),
  ]
  const tops = places.map((each) => each.getBoundingClientRect().top)
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  )
  assert.strictEqual(getComputedStyle(one(root, '.r-sign-in__others')).borderBlockStartStyle, 'solid')
})
