import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { pendingAnswer, reachCode } from './support/code-states.ts'
import { all, button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { same } from './support/same.ts'
import { login } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const CODE = '123456'

async function mountAtCode(): Promise<ShadowRoot> {
  page.api.on('auth', () => pendingAnswer)
  page.api.on('auth/factor', ({ body }) => ((body as { code: string }).code === CODE ? login() : refusal(422)))
  const root = rootOf(await page.mount('<research-sign-in></research-sign-in>'))
  await reachCode(root)
  return root
}
const shownForm = (root: ShadowRoot) => {
  const [form, ...others] = all<HTMLFormElement>(root, 'form').filter((each) => each.checkVisibility())
  if (!form || others.length > 0) throw new Error('not one form')
  return form
}
const enter = (root: ShadowRoot, label: string, code: string) => {
  fill(field(root, label), code)
  button(root, 'Continue').click()
}

it('after the password the code is asked for, with the focus and for browsers that fill in codes', async () => {
  const root = await mountAtCode()
  const input = field(shownForm(root), 'Code')
  await eventually(() => same(root.activeElement, input))
  assert.deepEqual([input.autocomplete, input.inputMode], ['one-time-code', 'numeric'])
})

it('the code signs in with the token of the first step, and the host is told once', async () => {
  const { events, stop } = hear()
  const root = await mountAtCode()
  enter(root, 'Code', ` ${CODE} `)
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
  assert.deepEqual(
    page.api.callsTo('auth/factor').map(({ body }) => body),
    [{ pending_token: 'waiting', code: CODE }],
  )
  assert.deepEqual(
    events.map(({ type }) => type),
    ['research-signed-in'],
  )
  await eventually(() => assert.isTrue(root.activeElement?.matches('a')))
  stop()
})

it('a recovery code is an alternative, and back', async () => {
  const root = await mountAtCode()
  button(root, 'Use a recovery code').click()
  const input = await eventually(() => field(root, 'Recovery code'))
  await eventually(() => same(root.activeElement, input))
  button(root, 'Use the authenticator app').click()
  await eventually(() => field(shownForm(root), 'Code'))
})

it('a wrong code is said at the field and can be entered again; an empty one is not sent', async () => {
  const root = await mountAtCode()
  enter(root, 'Code', '')
  await eventually(() => assert.include(textOf(root), 'Please enter the code'))
  assert.isEmpty(page.api.callsTo('auth/factor'))
  enter(root, 'Code', '000000')
  await eventually(() => assert.include(textOf(root), 'The code is incorrect or has been used'))
  same(root.activeElement, field(root, 'Code'))
  enter(root, 'Code', CODE)
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
})

it('after a wrong code every digit that is typed counts, the first one too', async () => {
  const root = await mountAtCode()
  enter(root, 'Code', '000000')
  await eventually(() => assert.include(textOf(root), 'The code is incorrect or has been used'))
  for (const press of CODE) {
    await sendKeys({ press })
    await settled()
  }
  assert.strictEqual(field(root, 'Code').value, CODE)
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
})

it('while a code is checked, neither Back nor the other kind of code is possible', async () => {
  const root = await mountAtCode()
  const answer = deferred<unknown>()
  page.api.on('auth/factor', () => answer.promise)
  enter(root, 'Code', CODE)
  await eventually(() => assert.strictEqual(button(root, 'Continue').ariaBusy, 'true'))
  for (const name of ['Use a recovery code', 'Back']) {
    assert.strictEqual(button(shownForm(root), name).ariaDisabled, 'true')
    button(shownForm(root), name).click()
  }
  await settled()
  field(shownForm(root), 'Code')
  answer.resolve(refusal(422))
  await eventually(() => assert.strictEqual(button(root, 'Back').ariaDisabled, 'false'))
  button(root, 'Back').click()
  await eventually(() => field(shownForm(root), 'Password'))
})

it('a sign-in that took too long starts again with the password', async () => {
  const root = await mountAtCode()
  page.api.on('auth/factor', () => refusal(403))
  enter(root, 'Code', CODE)
  await eventually(() => assert.include(textOf(root), 'The sign-in took too long.'))
  button(one(root, '.r-sign-in'), 'Back').click()
  await eventually(() => same(root.activeElement, field(root, 'Username')))
  assert.strictEqual(field(shownForm(root), 'Username').value, 'ada@client.example')
})

it('a sign-in link of such an account leads to the code as well', async () => {
  page.api.on('passwordless_login/check', () => ({ username: 'a…@client.example', expires_at: '2026-11-05T14:40:00Z' }))
  page.api.on('passwordless_login', () => pendingAnswer)
  page.api.on('auth/factor', () => login())
  const root = rootOf(await page.mount('<research-sign-in passwordless-token="with-factor"></research-sign-in>'))
  ;(await eventually(() => button(root, 'Continue as a…@client.example'))).click()
  await eventually(() => field(root, 'Code'))
  enter(root, 'Code', CODE)
  await eventually(() => assert.include(textOf(root), 'Signed in as'))
})
