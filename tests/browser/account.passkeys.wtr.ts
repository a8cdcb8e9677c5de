import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { answerFactors, PASSWORD } from './support/factors.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { answerPasskeys, cancelled, fakeBrowser, passkey, passkeyCalls } from './support/passkeys.ts'
import { none, same } from './support/same.ts'
import { answerSessions } from './support/user-sessions.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

let undo = () => {}
afterEach(() => undo())

const sent = (call: string) =>
  page.api
    .callsTo(call)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body)
const headings = (root: ShadowRoot) => all(root, '.r-section-head__title').map(textOf)

async function mountAccount(
  ...passkeys: Parameters<typeof answerPasskeys> extends [unknown, ...infer Rest] ? Rest : never
) {
  answerSessions(page.api)
  answerFactors(page.api)
  answerPasskeys(page.api, ...passkeys)
  page.signIn()
  const root = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => {
    assert.include(headings(root), 'Passkeys')
    none(root, '[aria-busy=true]')
  })
  return root
}

const press = async (root: ShadowRoot, name: string) => (await eventually(() => button(root, name))).click()
const announced = (root: ShadowRoot, text: string) =>
  eventually(() => assert.include(all(root, '[aria-live]').map(textOf), text))

it('a passkey is made by the browser and added under the name that its device suggests', async () => {
  let asked: CredentialCreationOptions | undefined
  undo = fakeBrowser({
    create: (options) => {
      asked = options
    },
  })
  const root = await mountAccount()
  assert.deepEqual(headings(root), ['Password', 'Passkeys', 'Two-step verification', 'Sessions'])
  await press(root, 'Add a passkey')
  await eventually(() => same(root.activeElement, field(root, 'Name')))
  assert.strictEqual((field(root, 'Name') as HTMLInputElement).value, 'Chrome on Windows')
  await press(root, 'Continue')
  await announced(root, 'The passkey was added.')
  await eventually(() => assert.include(textOf(root), 'Chrome on Windows'))
  const text = (bytes: BufferSource | undefined) => new TextDecoder().decode(bytes)
  const { challenge, user, excludeCredentials } = asked?.publicKey ?? {}
  assert.deepEqual([challenge, user?.id, excludeCredentials?.[0]?.id].map(text), ['create', 'handle', 'known'])
  const response = { clientDataJSON: 'e30', attestationObject: 'bWFkZQ', transports: ['internal'] }
  const credential = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key', response }
  assert.deepEqual(sent(passkeyCalls.add), [{ name: 'Chrome on Windows', credential }])
})

it('a passkey shows when it was added and used last', async () => {
  const root = await mountAccount([passkey(1), passkey(2)])
  const rows = all(root, '.r-session--wide').map(textOf)
  assert.match(rows[0] ?? '', /Work laptop.*Added 3 days ago.*Last used 2 hours ago/)
  assert.match(rows[1] ?? '', /Phone.*Added 6 days ago.*Not used yet/)
})

it('a passkey that the user does not make after all is not added, and can be tried again', async () => {
  undo = fakeBrowser({ create: cancelled })
  const root = await mountAccount()
  await press(root, 'Add a passkey')
  await press(root, 'Continue')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'cancelled or timed out'))
  undo()
  undo = fakeBrowser({ create: () => undefined })
  await press(root, 'Continue')
  await announced(root, 'The passkey was added.')
})

it('a device that has a passkey of the account says so', async () => {
  undo = fakeBrowser({
    create: () => {
      throw new DOMException('', 'InvalidStateError')
    },
  })
  const root = await mountAccount([passkey(1)])
  await press(root, 'Add a passkey')
  await press(root, 'Continue')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'already has a passkey'))
})

it('after a passkey that was refused the next one is made for a new challenge', async () => {
  undo = fakeBrowser({ create: () => undefined })
  const root = await mountAccount()
  await press(root, 'Add a passkey')
  await eventually(() => field(root, 'Name'))
  page.api.on(passkeyCalls.add, ({ method }) =>
    method === 'GET' ? { passkeys: [], rp_id: 'localhost' } : refusal(422, 'Not accepted.'),
  )
  await press(root, 'Continue')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'could not be done'))
  answerPasskeys(page.api)
  await press(root, 'Continue')
  await announced(root, 'The passkey was added.')
  assert.lengthOf(sent(passkeyCalls.start), 2)
})

it('a name is needed', async () => {
  const root = await mountAccount()
  await press(root, 'Add a passkey')
  fill(await eventually(() => field(root, 'Name')), '')
  await press(root, 'Continue')
  await eventually(() => assert.include(textOf(root), 'Please enter a name'))
  same(root.activeElement, field(root, 'Name'))
})

it('the password is asked for where the API needs it, and then the passkey is made', async () => {
  undo = fakeBrowser({ create: () => undefined })
  const root = await mountAccount([], { confirmed: false })
  await press(root, 'Add a passkey')
  fill(await eventually(() => field(root, 'Password')), PASSWORD)
  none(root, 'dialog .r-factor-form__ways')
  await press(root, 'Continue')
  await eventually(() => field(root, 'Name'))
  await press(root, 'Continue')
  await announced(root, 'The passkey was added.')
})

it('a passkey does in place of the password', async () => {
  undo = fakeBrowser({ get: () => undefined })
  const root = await mountAccount([passkey(1)], { confirmed: false })
  await press(root, 'Remove: Work laptop')
  await press(root, 'Remove')
  await press(root, 'Use a passkey')
  await announced(root, 'The passkey was removed.')
  const [body] = sent(passkeyCalls.reauthenticate) as { passkey: { response: object } }[]
  assert.include(body?.passkey.response, { signature: 'c2lnbmVkPw', userHandle: 'aGFuZGxl' })
})

it('a passkey gets another name by the keyboard', async () => {
  const root = await mountAccount([passkey(1)])
  button(root, 'Rename: Work laptop').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => same(root.activeElement, field(root, 'Name')))
  await sendKeys({ type: 'Desk' })
  await sendKeys({ press: 'Enter' })
  await announced(root, 'The passkey was renamed.')
  await eventually(() => button(root, 'Rename: Desk'))
  assert.deepEqual(sent(passkeyCalls.rename), [{ id: 'p1', name: 'Desk' }])
})

it('removing asks first, and Cancel changes nothing', async () => {
  const root = await mountAccount([passkey(1)])
  await press(root, 'Remove: Work laptop')
  await eventually(() => assert.include(textOf(one(root, 'dialog:modal')), 'Also delete it from your device'))
  await press(root, 'Cancel')
  await eventually(() => none(root, 'dialog'))
  assert.isEmpty(sent(passkeyCalls.remove))
})

it('a passkey that another tab has removed is removed', async () => {
  const root = await mountAccount([passkey(1)])
  await press(root, 'Remove: Work laptop')
  answerPasskeys(page.api)
  page.api.on(passkeyCalls.remove, () => refusal(404))
  await press(root, 'Remove')
  await announced(root, 'The passkey was removed.')
  await eventually(() => none(root, '.r-session--wide'))
})

it('on a page of another domain passkeys are listed, and where to add one', async () => {
  const root = await mountAccount([passkey(1)], { domain: 'portal.example' })
  assert.include(textOf(root), 'open your account on portal.example')
  button(root, 'Remove: Work laptop')
  assert.notInclude(textOf(root), 'Add a passkey')
})

it('a browser without passkeys says so', async () => {
  const known = PublicKeyCredential
  Reflect.set(window, 'PublicKeyCredential', undefined)
  undo = () => Reflect.set(window, 'PublicKeyCredential', known)
  const root = await mountAccount()
  assert.include(textOf(root), 'This browser does not support passkeys.')
})

for (const status of [404, 405, 501])
  it(`passkeys are left out if the API answers ${status}, since it lacks the call`, async () => {
    answerSessions(page.api)
    answerFactors(page.api)
    page.api.on(passkeyCalls.list, () => refusal(status))
    page.signIn()
    const root = rootOf(await page.mount('<research-account></research-account>'))
    await eventually(() => assert.deepEqual(headings(root), ['Password', 'Two-step verification', 'Sessions']))
  })
