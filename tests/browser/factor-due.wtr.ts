import { assert } from 'chai'
import { button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { answerFactors, CODE } from './support/factors.ts'
import { codedRefusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
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
