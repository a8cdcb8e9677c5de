import { assert } from 'chai'
import { all, button, field, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { cancelled, fakeBrowser, onPress, passkeyCalls, requestOptions } from './support/passkeys.ts'
import { none } from './support/same.ts'
import { login } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const BUTTON = 'Sign in with a passkey'
/** Where the element notes that a passkey was made or used in this browser. */
const KNOWN = 'research-portal.passkey'

let undo = () => {}
afterEach(() => {
  undo()
  localStorage.removeItem(KNOWN)
})

async function mount() {
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await eventually(() => one(root, 'form'))
  return root
}
const buttons = (root: ShadowRoot) => all(root, 'button').map(textOf)
const bodies = () => page.api.callsTo(passkeyCalls.signIn).map(({ body }) => body as Record<string, unknown>)

beforeEach(() => {
  localStorage.setItem(KNOWN, '1')
  page.api.on(passkeyCalls.signInStart, () => ({ options: requestOptions() }))
  page.api.on(passkeyCalls.signIn, () => login())
})

it('passkeys are offered in the list of the username field, and one that is chosen signs in without a name', async () => {
  const { events, stop } = hear()
  const asked: CredentialRequestOptions[] = []
  let choose = () => {}
  const chosen = new Promise<void>((resolve) => {
    choose = resolve
  })
  undo = fakeBrowser({
    get: (options) => {
      asked.push(options)
      return chosen
    },
  })
  const root = await mount()
  assert.strictEqual(field(root, 'Username').getAttribute('autocomplete'), 'username webauthn')
  await eventually(() => assert.lengthOf(asked, 1))
  assert.deepEqual([asked[0]?.mediation, asked[0]?.publicKey?.rpId], ['conditional', 'localhost'])
  choose()
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
  assert.notProperty(bodies()[0], 'remember_me')
  assert.deepEqual(
    events.map(({ type }) => type),
    ['research-signed-in'],
  )
  await eventually(() => assert.isTrue(root.activeElement?.matches('a')))
  stop()
})

it('the button asks for a passkey, and the choice to be remembered counts', async () => {
  undo = fakeBrowser({ get: onPress(() => undefined) })
  const root = await mount()
  one<HTMLInputElement>(root, '[name=remember]').click()
  button(root, BUTTON).click()
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
  const [body] = bodies()
  assert.isTrue(body?.remember_me)
  assert.nestedInclude(body, { 'credential.id': 'Y3JlZA', 'credential.response.userHandle': 'aGFuZGxl' })
})

it('a passkey that the user does not use after all changes nothing, and passkeys are offered again', async () => {
  let offers = 0
  undo = fakeBrowser({
    get: (options) => {
      if (options.mediation !== 'conditional') return cancelled()
      offers += 1
      return new Promise(() => {})
    },
  })
  const root = await mount()
  await eventually(() => assert.strictEqual(offers, 1))
  button(root, BUTTON).click()
  await eventually(() => assert.strictEqual(offers, 2))
  none(root, '[role=alert]')
})

it('a passkey that is refused says so', async () => {
  undo = fakeBrowser({ get: onPress(() => undefined) })
  page.api.on(passkeyCalls.signIn, () => refusal(401, 'The passkey was not accepted.'))
  const root = await mount()
  button(root, BUTTON).click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'This passkey was not accepted.'))
})

it('too many attempts are told', async () => {
  undo = fakeBrowser({ get: onPress(() => undefined) })
  page.api.on(passkeyCalls.signIn, () => refusal(429))
  const root = await mount()
  button(root, BUTTON).click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'Too many attempts'))
})

for (const status of [404, 405, 501])
  it(`the button goes if the API answers ${status}, since it lacks the call`, async () => {
    page.api.on(passkeyCalls.signInStart, () => refusal(status))
    const root = await mount()
    await eventually(() => assert.notInclude(buttons(root), BUTTON))
    none(root, '[role=alert]')
  })

it('the button goes if passkeys belong to another domain, and the browser is not asked', async () => {
  let asked = 0
  undo = fakeBrowser({
    get: () => {
      asked += 1
    },
  })
  page.api.on(passkeyCalls.signInStart, () => ({ options: requestOptions('portal.example') }))
  const root = await mount()
  await eventually(() => assert.notInclude(buttons(root), BUTTON))
  assert.strictEqual(asked, 0)
})

it('the form is as high without the button as with it', async () => {
  page.stage.style.inlineSize = '360px'
  undo = fakeBrowser({})
  const root = await mount()
  const form = one<HTMLElement>(root, 'form')
  const before = form.offsetHeight
  button(root, BUTTON).remove()
  assert.strictEqual(form.offsetHeight, before)
})

it('a browser where no passkey was made or used asks the API for nothing before the button is pressed', async () => {
  localStorage.removeItem(KNOWN)
  undo = fakeBrowser({ get: onPress(() => undefined) })
  const root = await mount()
  await settled()
  assert.strictEqual(field(root, 'Username').getAttribute('autocomplete'), 'username')
  assert.isEmpty(page.api.callsTo(passkeyCalls.signInStart))
  button(root, BUTTON).click()
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
  assert.isNotNull(localStorage.getItem(KNOWN))
})

it('a press says that the API lacks the call, and the button goes', async () => {
  localStorage.removeItem(KNOWN)
  page.api.on(passkeyCalls.signInStart, () => refusal(404))
  const root = await mount()
  button(root, BUTTON).click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'Passkeys cannot be used here.'))
  assert.notInclude(buttons(root), BUTTON)
})

it('a browser without passkeys shows no button and asks the API for nothing', async () => {
  const known = PublicKeyCredential
  Reflect.set(window, 'PublicKeyCredential', undefined)
  undo = () => Reflect.set(window, 'PublicKeyCredential', known)
  const root = await mount()
  await settled()
  assert.notInclude(buttons(root), BUTTON)
  assert.isEmpty(page.api.callsTo(passkeyCalls.signInStart))
})
