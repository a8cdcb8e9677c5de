import { assert } from 'chai'
import { submitSignIn } from './support/acts.ts'
import { button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { answerFactors, CODE } from './support/factors.ts'
import { codedRefusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { login, tokenWith } from './support/session.ts'
import { answerSessions } from './support/user-sessions.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const WORDS = 'Your company requires two-step verification.'

it('extras corporate sign-in: an element says that a second factor is due, and has the account set it up in its place', async () => {
  page.signIn()
  page.api.always(() => codedRefusal('factor_required', 'Your firm requires two-step verification.'))
  const root = rootOf(await page.mount(sceneOf('research-feed').html))
  await eventually(() => assert.include(textOf(root), WORDS))
  none(root, '[role=alert]')
  await settled()
  const calls = page.api.calls.length
  const later = rootOf(await page.mount(sceneOf('research-suggestion').html))
  await eventually(() => assert.include(textOf(later), WORDS))
  assert.lengthOf(page.api.calls, calls)
  page.api.reset()
  answerSessions(page.api)
  answerFactors(page.api)
  button(root, 'Set up two-step verification').click()
  await eventually(() => one(root, '.r-account'))
  ;(await eventually(() => button(root, 'Set up'))).click()
  fill(await eventually(() => field(root, 'Code')), CODE)
  button(root, 'Turn on').click()
  // The codes are shown this once, although nothing is due any more.
  await eventually(() => one(root, '.r-recovery-codes'))
  button(root, 'I’ve saved them').click()
  ;(await eventually(() => button(root, 'Continue'))).click()
  await eventually(() => none(root, '.r-account'))
  assert.notInclude(textOf(later), WORDS)
})

it('extras corporate sign-in: a sign-in on a page without other elements says that a factor is due, and where to set it up', async () => {
  page.api.on('auth', () => ({ ...login(), must_add_factor: true }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await submitSignIn(root)
  const notice = await eventually(() => one(root, '[role=alert]'))
  assert.include(textOf(notice), WORDS)
  const account = link(root, 'Set it up in the portal')
  assert.strictEqual(account.href, new URL('/account', location.href).href)
  const { events, stop } = hear()
  follows(account)
  stop()
  assert.deepEqual(
    events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [['research-navigate', '/account']],
  )
})

it('extras corporate sign-in: what a sign-in says of a factor goes with the session', async () => {
  page.api.on('auth', () => ({ ...login(), must_add_factor: true }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await submitSignIn(root)
  await eventually(() => one(root, '[role=alert]'))
  page.signIn('Grace Client', 3)
  await eventually(() => assert.include(textOf(root), 'Signed in as Grace Client'))
  none(root, '[role=alert]')
})

const soon = () => Math.ceil(Date.now() / 1000) + 600

it('extras corporate sign-in: after a reload the sign-in says at once that a factor is due, without a call', async () => {
  page.signIn('Ada Client', 1, tokenWith({ sub: '1', exp: soon(), due: 'factor' }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  assert.include(textOf(await eventually(() => one(root, '[role=alert]'))), WORDS)
  await settled()
  assert.deepEqual(page.api.calls, [])
})

it('extras corporate sign-in: a token that is too old is renewed once, and the new one says whether it is still due', async () => {
  page.api.on('refresh_auth_token', () => ({ ...login(), token: tokenWith({ sub: '1', exp: soon() - 3600 }) }))
  page.signIn('Ada Client', 1, tokenWith({ sub: '1', exp: soon() - 3600, due: 'factor' }))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await eventually(() => assert.lengthOf(page.api.callsTo('refresh_auth_token'), 1))
  await eventually(() => none(root, '[role=alert]'))
  await settled()
  assert.lengthOf(page.api.calls, 1)
})

it('extras corporate sign-in: the account itself is not held back', async () => {
  page.signIn()
  page.api.always(() => codedRefusal('factor_required', 'Your firm requires two-step verification.'))
  const feed = rootOf(await page.mount(sceneOf('research-feed').html))
  await eventually(() => assert.include(textOf(feed), WORDS))
  page.api.reset()
  answerSessions(page.api)
  answerFactors(page.api)
  const account = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => button(account, 'Set up'))
  assert.notInclude(textOf(account), 'before anything can be shown')
})

it('extras corporate sign-in: a set-up that was open ends with its session', async () => {
  page.signIn()
  page.api.always(() => codedRefusal('factor_required', 'Your firm requires two-step verification.'))
  const root = rootOf(await page.mount(sceneOf('research-feed').html))
  await eventually(() => assert.include(textOf(root), WORDS))
  page.api.reset()
  answerSessions(page.api)
  answerFactors(page.api)
  button(root, 'Set up two-step verification').click()
  await eventually(() => one(root, '.r-account'))
  page.signOut()
  await eventually(() => none(root, '.r-account'))
  assert.notInclude(textOf(root), 'protected now')
})
