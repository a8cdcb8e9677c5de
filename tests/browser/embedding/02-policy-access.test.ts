import { assert } from 'chai'
import { pageUnder, policies, sceneUnder, shadow, trusted, violationsOn } from '../support/csp.ts'
import { all, button, field, fill, one, textOf } from '../support/dom.ts'
import { refusal } from '../support/fake-api.ts'
import { closeFrames } from '../support/frame.ts'
import { attacks } from '../support/hostile-html.ts'
import { answerLanding, openDialog, proseIn, proses, section } from '../support/landing.ts'
import { described, done, failure, good, keepHere, submit, submitChange, submitNew } from '../support/passwords.ts'
import { forgetSession, login } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)
afterEach(forgetSession)

for (const { name, policy, width } of policies) {
  it(`embedding 2: under ${name} the landing page comes in ${width} px with its looks, its texts and a popup`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-landing')
    ;(frame.window.frameElement as HTMLIFrameElement).width = width
    const text = await eventually(() => one(proseIn(section(root, 'our_mission')), 'p'))
    assert.strictEqual(frame.window.getComputedStyle(text).fontSize, '16px')
    button(root, 'Ratings').click()
    const dialog = await eventually(() => openDialog(root))
    assert.strictEqual(frame.window.getComputedStyle(dialog).position, 'fixed')
    button(dialog, 'Close').click()
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a placeholder of the texts has its looks`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-landing', {
      get_home_page_slots: () => new Promise(() => {}),
    })
    const busy = await eventually(() => one(root, '[aria-busy=true] section'))
    assert.isAbove(busy.getBoundingClientRect().height, 100)
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a password is reset by a link that was asked for`, async () => {
    const frame = await pageUnder(policy, '<research-reset-password></research-reset-password>')
    frame.api.on('request_password_reset', () => refusal(500))
    const root = await shadow(frame, 'research-reset-password')
    keepHere(root)
    await submit(root, { Username: 'ada@client.example' })
    assert.deepEqual(await failure(root), ['Something went wrong'])
    root.host.setAttribute('reset-token', 't-1')
    await eventually(() => field(root, 'New Password'))
    await submitNew(root, 'abc', 'other')
    await eventually(() => assert.lengthOf(described(root, 'New Password'), 5))
    frame.api.on('reset_password', () => undefined)
    await submitNew(root)
    await done(root, 'Your password has been reset')
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a password is changed`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-change-password')
    keepHere(root)
    await submitChange(root, good)
    await done(root, 'Your password has been changed.')
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a client signs in by a link, after a notice of the page before`, async () => {
    const notification = { messages: ['Your password has been reset'], variant: 'success', dismissible: true }
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier page has left
    document.cookie = `notification=${encodeURIComponent(JSON.stringify(notification))}; path=/`
    const frame = await pageUnder(policy, '<research-sign-in></research-sign-in>')
    frame.api.on('request_passwordless_login', () => undefined)
    frame.api.on('passwordless_login', () => login())
    const root = await shadow(frame, 'research-sign-in')
    const notice = await eventually(() => one(root, '.r-notifier .r-notice'))
    assert.strictEqual(frame.window.getComputedStyle(notice).display, 'flex')
    fill(field(root, 'Username'), 'ada@client.example')
    button(root, 'Sign in with a link').click()
    ;(await eventually(() => button(root, 'Send the link'))).click()
    await eventually(() => assert.include(textOf(root), 'Check your inbox for a sign-in link'))
    root.host.setAttribute('passwordless-token', 't-1')
    ;(await eventually(() => button(root, 'Continue'))).click()
    await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
    assert.deepEqual(await violationsOn(frame), [])
  })
}

it('embedding 2: hostile texts of the landing page cause no report either', async () => {
  const frame = await pageUnder(trusted, '')
  const reported: string[] = []
  let current = ''
  frame.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    reported.push(`${effectiveDirective}: ${current}`)
  })
  for (const [index, attack] of attacks.entries()) {
    current = attack
    const html = `<p>Attack ${index}.</p>${attack}`
    answerLanding(frame.api, { content: { mission: html, contact_popups: html }, foot: html })
    const element = frame.document.createElement('research-landing')
    element.setAttribute('hide-sign-in', '')
    frame.document.body.append(element)
    const root = await shadow(frame, 'research-landing')
    await eventually(() => assert.include(textOf(proseIn(one(root, 'footer'))), `Attack ${index}.`))
    for (const opener of all(root, '#our_offices button')) opener.click()
    await eventually(() => assert.isAtLeast(proses(root).length, 2))
    await settled()
    element.remove()
  }
  assert.deepEqual(reported, [])
})
