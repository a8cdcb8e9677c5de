import { assert } from 'chai'
import { submitSignIn } from './support/acts.ts'
import { field, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { raw } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { login, tokenWith } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const refusal = raw(
  JSON.stringify({ errors: ['Change your password first.'], status: 403, code: 'password_change_required' }),
  { status: 403 },
)
const WORDS = 'Change your password before anything can be shown here.'

for (const tag of ['research-feed', 'research-preferences', 'research-company-profile', 'research-suggestion'])
  it(`R065 <${tag}> says that the password is due, with a link to the portal, and asks for nothing more`, async () => {
    page.signIn()
    page.api.always(() => refusal)
    const heard = hear()
    const root = rootOf(await page.mount(sceneOf(tag).html))
    await eventually(() => assert.include(textOf(root), WORDS))
    assert.strictEqual(link(root, 'Change password').href, new URL('/change_password', location.href).href)
    none(root, '[role=alert]')
    await settled()
    const calls = page.api.calls.length
    await settled()
    assert.lengthOf(page.api.calls, calls)
    heard.stop()
    follows(link(root, 'Change password'))
  })

it('R065 elements that come later say so without a call, and the one that changes it says why', async () => {
  page.signIn()
  page.api.always(() => refusal)
  const first = rootOf(await page.mount(sceneOf('research-feed').html))
  await eventually(() => assert.include(textOf(first), WORDS))
  await settled()
  const calls = page.api.calls.length
  const later = rootOf(await page.mount(sceneOf('research-suggestion').html))
  await eventually(() => assert.include(textOf(later), WORDS))
  assert.lengthOf(page.api.calls, calls)
  const change = rootOf(await page.mount(sceneOf('research-change-password').html))
  await eventually(() => assert.include(textOf(change), 'You must change your password before you continue.'))
  field(change, 'Old Password')
})

it('R065 R074 with the next session everything is shown again', async () => {
  page.signIn()
  const scene = sceneOf('research-feed')
  page.api.always(() => refusal)
  const root = rootOf(await page.mount(scene.html))
  await eventually(() => assert.include(textOf(root), WORDS))
  page.api.reset()
  scene.answer(page.api)
  page.signIn('Grace Client', 2)
  await eventually(() => scene.ready(root))
  one(root, '.r-root')
})

const HERE = 'Change your password in the portal before research can be shown here.'

const assertToldIn = async (root: ShadowRoot) => {
  assert.strictEqual(textOf(await eventually(() => one(root, '[role=alert]'))), HERE)
  const change = link(root, 'Change your password in the portal')
  assert.strictEqual(change.href, new URL('/change_password', location.href).href)
  const { events, stop } = hear()
  follows(change)
  stop()
  assert.deepEqual(
    events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [['research-navigate', '/change_password']],
  )
}

it('R065 a sign-in on a page without other elements says that the password is due, and where to change it', async () => {
  page.api.on('auth', () => ({ ...login(), must_change_password: true }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await submitSignIn(root)
  await assertToldIn(root)
})

it('R065 after a reload it says so at once, without a call', async () => {
  page.signIn('Ada Client', 1, tokenWith({ sub: '1', due: 'password' }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await assertToldIn(root)
  await settled()
  assert.deepEqual(page.api.calls, [])
})

it('R065 what a sign-in says of a password goes with the session', async () => {
  page.signIn('Ada Client', 1, tokenWith({ sub: '1', due: 'password' }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await eventually(() => one(root, '[role=alert]'))
  page.signIn('Grace Client', 2, tokenWith({ sub: '2' }))
  await eventually(() => assert.include(textOf(root), 'Signed in as Grace Client'))
  none(root, '[role=alert]')
})
