import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { answerFactors, CODE, factorCalls, noFactor, PASSWORD, recoveryCodes, withApp } from './support/factors.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { answerPasskeys, cancelled, fakeBrowser, passkey } from './support/passkeys.ts'
import { none, same } from './support/same.ts'
import { answerSessions, calls, userSession } from './support/user-sessions.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const sent = (call: string) => page.api.callsTo(call).map(({ body }) => body)
const dialogOf = (root: ShadowRoot) => eventually(() => one(root, 'dialog:modal'))
const headings = (root: ShadowRoot) => all(root, '.r-section-head__title').map(textOf)

async function mountAccount(start = noFactor, options: { confirmed?: boolean } = {}) {
  answerSessions(page.api)
  answerFactors(page.api, start, options)
  page.signIn()
  const root = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => {
    assert.include(headings(root), 'Two-step verification')
    none(root, '[aria-busy=true]')
  })
  return root
}

const press = async (root: ShadowRoot, name: string) => (await eventually(() => button(root, name))).click()
const enter = async (root: ShadowRoot, label: string, text: string, action: string) => {
  fill(await eventually(() => field(root, label)), text)
  button(root, action).click()
}
const announced = (root: ShadowRoot, text: string) =>
  eventually(() => assert.include(all(root, '[aria-live]').map(textOf), text))

it('setting up shows a QR code and the key, takes a code, and then shows ten recovery codes', async () => {
  const root = await mountAccount()
  await press(root, 'Set up')
  const dialog = await dialogOf(root)
  const code = await eventually(() => one(dialog, 'svg[role=img]'))
  assert.strictEqual(code.getAttribute('aria-label'), 'QR code for your authenticator app')
  assert.include(textOf(dialog), 'JBSW Y3DP EHPK 3PXP')
  assert.strictEqual((field(root, 'Code') as HTMLInputElement).autocomplete, 'one-time-code')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.deepEqual(all(dialog, 'ol > li').map(textOf), recoveryCodes))
  assert.deepEqual(sent(factorCalls.confirm), [{ code: CODE }])
  await press(root, 'I’ve saved them')
  await announced(root, 'Two-step verification is on.')
  await eventually(() => assert.include(textOf(root), '10 of 10 left'))
})

it('a wrong code is said at the field, which has the focus, and can be entered again', async () => {
  const root = await mountAccount()
  await press(root, 'Set up')
  await enter(root, 'Code', '000000', 'Turn on')
  await eventually(() => assert.include(textOf(root), 'The code is incorrect or has been used'))
  same(root.activeElement, field(root, 'Code'))
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => one(root, '.r-recovery-codes'))
})

it('a new factor has the list of sessions loaded again, since the others have ended', async () => {
  const root = await mountAccount()
  await eventually(() => assert.lengthOf(all(root, 'section:last-of-type li.r-session'), 3))
  answerSessions(page.api, [userSession(1)])
  await press(root, 'Set up')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.lengthOf(sent(calls.list), 2))
})

it('the password is asked for where the API needs it, and then the change goes on', async () => {
  const root = await mountAccount(noFactor, { confirmed: false })
  await press(root, 'Set up')
  await enter(root, 'Password', 'wrong', 'Continue')
  await eventually(() => assert.include(textOf(root), 'The password is incorrect'))
  await enter(root, 'Password', PASSWORD, 'Continue')
  await eventually(() => one(root, '.r-qr-code'))
  assert.deepEqual(sent(factorCalls.reauthenticate), [{ password: 'wrong' }, { password: PASSWORD }])
  none(root, 'dialog .r-button[type=button] + .r-factor-form')
})

it('with an app a code does in place of the password', async () => {
  const root = await mountAccount(withApp(), { confirmed: false })
  await press(root, 'Remove: Authenticator app')
  await press(root, 'Turn off')
  await press(root, 'Use a code')
  await enter(root, 'Code', CODE, 'Continue')
  await announced(root, 'Two-step verification is off.')
  assert.deepEqual(sent(factorCalls.reauthenticate), [{ code: CODE }])
  await eventually(() => button(root, 'Set up'))
})

it('a wrong password is no wrong code: the switch to a code clears the failure', async () => {
  const root = await mountAccount(withApp(), { confirmed: false })
  await press(root, 'Remove: Authenticator app')
  await press(root, 'Turn off')
  await enter(root, 'Password', 'wrong', 'Continue')
  await eventually(() => assert.include(textOf(root), 'The password is incorrect'))
  await press(root, 'Use a code')
  await eventually(() => same(root.activeElement, field(root, 'Code')))
  await settled()
  none(root, '.r-field__error')
})

it('removing asks first, and Cancel changes nothing', async () => {
  const root = await mountAccount(withApp())
  await press(root, 'Remove: Authenticator app')
  await dialogOf(root)
  await press(root, 'Cancel')
  await eventually(() => none(root, 'dialog'))
  assert.isEmpty(sent(factorCalls.remove))
})

it('new recovery codes replace the old ones after a question', async () => {
  const root = await mountAccount(withApp(1))
  await press(root, 'New codes: Recovery codes')
  await press(root, 'Make new codes')
  await eventually(() => one(root, '.r-recovery-codes'))
  await press(root, 'I’ve saved them')
  await announced(root, 'Your recovery codes have been replaced.')
  await eventually(() => assert.include(textOf(root), '10 of 10 left'))
})

it('each step of the dialog gets the focus: its field if it has one at the start, else its title', async () => {
  const root = await mountAccount(noFactor, { confirmed: false })
  const title = () => one(root, 'dialog h2')
  await press(root, 'Set up')
  await eventually(() => same(root.activeElement, field(root, 'Password')))
  await sendKeys({ type: PASSWORD })
  await sendKeys({ press: 'Enter' })
  await eventually(() => one(root, '.r-qr-code'))
  assert.strictEqual(textOf(title()), 'Set up two-step verification')
  same(root.activeElement, title())
  field(root, 'Code').focus()
  await sendKeys({ type: CODE })
  await sendKeys({ press: 'Enter' })
  await eventually(() => one(root, '.r-recovery-codes'))
  assert.strictEqual(textOf(title()), 'Your recovery codes')
  same(root.activeElement, title())
})

it('recovery codes stay at Escape and at a press outside, since they are shown once', async () => {
  const root = await mountAccount()
  await press(root, 'Set up')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => one(root, '.r-recovery-codes'))
  await sendKeys({ press: 'Escape' })
  await sendKeys({ press: 'Escape' })
  await sendMouse({ type: 'click', position: [4, 4] })
  await settled()
  one(root, 'dialog:modal .r-recovery-codes')
  button(root, 'Close').click()
  await announced(root, 'Two-step verification is on.')
})

it('a change that fails says so, and can be tried again', async () => {
  const root = await mountAccount(withApp())
  page.api.on(factorCalls.remove, () => refusal(500))
  await press(root, 'Remove: Authenticator app')
  await press(root, 'Turn off')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'could not be done'))
  page.api.on(factorCalls.remove, () => undefined)
  await press(root, 'Turn off')
  await eventually(() => none(root, 'dialog'))
})

it('too many attempts are told', async () => {
  const root = await mountAccount(withApp(), { confirmed: false })
  page.api.on(factorCalls.reauthenticate, () => refusal(429))
  await press(root, 'Remove: Authenticator app')
  await press(root, 'Turn off')
  await enter(root, 'Password', PASSWORD, 'Continue')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'Too many attempts'))
})

const on = 'Two-step verification is already on.'
const loseAnswer = () => {
  throw new TypeError('Failed to fetch')
}

it('a setup whose answer is lost leads to new recovery codes, since nobody has seen the first ones', async () => {
  const root = await mountAccount()
  page.api.on(factorCalls.confirm, () => {
    page.api.on(factorCalls.list, () => withApp(10))
    return loseAnswer()
  })
  await press(root, 'Set up')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.include(textOf(one(root, 'dialog')), on))
  await press(root, 'Make new codes')
  await eventually(() => assert.deepEqual(all(root, 'dialog ol > li').map(textOf), recoveryCodes))
  await press(root, 'I’ve saved them')
  await announced(root, 'Two-step verification is on.')
})

it('a code that comes again after a lost answer, and is refused with 404, leads there as well', async () => {
  const root = await mountAccount()
  await press(root, 'Set up')
  page.api.on(factorCalls.list, () => refusal(500))
  page.api.on(factorCalls.confirm, loseAnswer)
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'could not be done'))
  page.api.on(factorCalls.list, () => withApp(10))
  page.api.on(factorCalls.confirm, () => refusal(404))
  await press(root, 'Turn on')
  await eventually(() => assert.include(textOf(one(root, 'dialog')), on))
  await press(root, 'Cancel')
  await eventually(() => assert.include(textOf(root), '10 of 10 left'))
})

it('a setup whose time is over begins again', async () => {
  const root = await mountAccount()
  page.api.on(factorCalls.confirm, () => refusal(404))
  await press(root, 'Set up')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.include(textOf(one(root, 'dialog')), 'Setup failed.'))
  await press(root, 'Try again')
  await eventually(() => one(root, '.r-qr-code'))
})

it('where the API wants a passkey, the password is not asked for again and again', async () => {
  const root = await mountAccount()
  page.api.on(factorCalls.confirm, () => refusal(403, 'Sign in with your passkey to change how you sign in.'))
  await press(root, 'Set up')
  await enter(root, 'Code', CODE, 'Turn on')
  await eventually(() => assert.include(textOf(one(root, 'dialog')), 'Sign in with your passkey to change'))
  assert.lengthOf(sent(factorCalls.reauthenticate), 0)
})

it('a setup that another tab has finished asks for new recovery codes', async () => {
  const root = await mountAccount()
  page.api.on(factorCalls.list, () => withApp(10))
  page.api.on(factorCalls.start, () => refusal(422))
  await press(root, 'Set up')
  await eventually(() => assert.include(textOf(one(root, 'dialog')), on))
})

for (const [task, opening, action, call] of [
  ['remove it', 'Remove: Authenticator app', 'Turn off', factorCalls.remove],
  ['renew its codes', 'New codes: Recovery codes', 'Make new codes', factorCalls.renew],
] as const)
  it(`an app that another tab has removed is off after a press to ${task}`, async () => {
    const root = await mountAccount(withApp())
    page.api.on(factorCalls.list, () => noFactor)
    page.api.on(call, () => refusal(404))
    await press(root, opening)
    await press(root, action)
    await announced(root, 'Two-step verification is off.')
    await eventually(() => button(root, 'Set up'))
  })

it('after a removal whose answer is lost the page shows what is so', async () => {
  const root = await mountAccount(withApp())
  page.api.on(factorCalls.list, () => noFactor)
  page.api.on(factorCalls.remove, loseAnswer)
  await press(root, 'Remove: Authenticator app')
  await press(root, 'Turn off')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'could not be done'))
  await press(root, 'Cancel')
  await eventually(() => button(root, 'Set up'))
})

for (const status of [404, 405, 501])
  it(`two-step verification is left out if the API answers ${status}, since it lacks the call`, async () => {
    answerSessions(page.api)
    page.api.on(factorCalls.list, () => refusal(status))
    page.signIn()
    const root = rootOf(await page.mount('<research-account></research-account>'))
    await eventually(() => assert.deepEqual(headings(root), ['Password', 'Sessions']))
  })

it('an account with a passkey confirms by it who is signed in, and one without is not offered it', async () => {
  const undo = fakeBrowser({ get: () => undefined })
  answerPasskeys(page.api, [passkey(1)])
  const root = await mountAccount(withApp(), { confirmed: false })
  await press(root, 'New codes: Recovery codes')
  await press(root, 'Make new codes')
  await press(root, 'Use a passkey')
  await eventually(() => one(root, '.r-recovery-codes'))
  assert.property(sent(factorCalls.reauthenticate).at(-1), 'passkey')
  undo()
})

it('a passkey that the user does not use after all leaves the password as a way', async () => {
  const undo = fakeBrowser({ get: cancelled })
  answerPasskeys(page.api, [passkey(1)])
  const root = await mountAccount(noFactor, { confirmed: false })
  await press(root, 'Set up')
  await press(root, 'Use a passkey')
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'cancelled or timed out'))
  await enter(root, 'Password', PASSWORD, 'Continue')
  await eventually(() => one(root, 'dialog svg[role=img]'))
  undo()
})
