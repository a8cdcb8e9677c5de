import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { login, toldOfSignOut } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const [ask, exchange, check] = ['request_passwordless_login', 'passwordless_login', 'passwordless_login/check']
const CONTINUE = 'Continue as a…@client.example'
const username = 'ada@client.example'
const other = 'Something went wrong. Please try again.'

let count = 0
/** A page exchanges a token once, so every test has its own. */
const newToken = () => `token-${count++}`

async function mounted(attributes = ''): Promise<ShadowRoot> {
  const root = rootOf(await page.mount(`<research-sign-in ${attributes}></research-sign-in>`))
  await eventually(() => one(root, '.r-sign-in'))
  return root
}
const withToken = (token: string) => mounted(`passwordless-token="${token}"`)

/** What can be seen: the form of the password stays, hidden, where the link has taken its place. */
const shown = (root: ShadowRoot) => all(root, '.r-sign-in').filter((part) => part.checkVisibility())
const shownForm = (root: ShadowRoot) => {
  const [form] = shown(root)
  if (!(form instanceof HTMLFormElement)) throw new Error('no form')
  return form
}

async function asking(entered = ''): Promise<ShadowRoot> {
  const root = await mounted()
  fill(field(root, 'Username'), entered)
  button(root, 'Sign in with a link').click()
  await eventually(() => button(root, 'Send the link'))
  return root
}

const alertIn = async (root: ShadowRoot) => all(await eventually(() => one(root, '[role=alert]')), 'p').map(textOf)

describe('asking for a link', () => {
  it('R021 C35 one field in a real form, with the name entered so far and the focus', async () => {
    const root = await asking(username)
    const form = shownForm(root)
    assert.lengthOf(shown(root), 1)
    const [input, ...others] = all<HTMLInputElement>(form, 'input')
    assert.deepEqual(others, [])
    assert.deepEqual([input?.name, input?.autocomplete, input?.value], ['username', 'username', username])
    await eventually(() => same(root.activeElement, input ?? form))
    assert.deepEqual(page.api.calls, [])
  })

  it('R021 C35 Enter asks; the answer is told, has the focus, and leads back to the password', async () => {
    page.api.on(ask, () => undefined)
    const root = await asking()
    await sendKeys({ type: ` ${username} ` })
    await sendKeys({ press: 'Enter' })
    await eventually(() =>
      assert.strictEqual(textOf(one(root, '[role=status]')), 'Check your inbox for a sign-in link'),
    )
    assert.deepEqual(
      page.api.calls.map(({ method, path, body }) => ({ method, path, body })),
      [{ method: 'POST', path: ask, body: { username } }],
    )
    assert.isFalse(page.api.calls[0]?.headers.has('authorization'))
    await eventually(() => same(root.activeElement, one(root, '.r-sign-in[tabindex="-1"]')))
    button(root, 'Sign in with a password').click()
    await eventually(() => same(root.activeElement, field(shownForm(root), 'Username')))
    one(shownForm(root), '[name=password]')
  })

  it('R021 without a name it says so at the field, which has the focus, and nothing is sent', async () => {
    const root = await asking('  ')
    button(root, 'Send the link').click()
    await eventually(() => assert.include(textOf(shownForm(root)), 'Please provide a username'))
    const input = one(shownForm(root), 'input')
    await eventually(() => same(root.activeElement, input))
    assert.strictEqual(input.ariaInvalid, 'true')
    assert.deepEqual(page.api.calls, [])
  })

  for (const status of [403, 404, 429, 500])
    it(`R021 C35 a ${status} is told in the same words, which say nothing of whether there is such a user`, async () => {
      page.api.on(ask, () => refusal(status, 'No <b>such</b> user'))
      const heard = hear()
      const root = await asking(username)
      button(root, 'Send the link').click()
      const more = status === 429 ? ['Too many attempts. Please try again later.'] : []
      assert.deepEqual(await alertIn(root), [other, ...more])
      heard.stop()
      assert.deepEqual(
        heard.events.map(({ type, detail }) => [type, detail.status]),
        [['research-error', status]],
      )
      assert.strictEqual(one<HTMLInputElement>(shownForm(root), 'input').value, username)
    })

  it('R021 two submits ask once, and the button is busy meanwhile', async () => {
    const answer = deferred<unknown>()
    page.api.on(ask, () => answer.promise)
    const root = await asking(username)
    button(root, 'Send the link').click()
    await eventually(() => assert.strictEqual(button(root, 'Send the link').ariaBusy, 'true'))
    shownForm(root).requestSubmit()
    await settled()
    assert.lengthOf(page.api.calls, 1)
    answer.resolve(undefined)
    await eventually(() => assert.include(textOf(root), 'Check your inbox'))
  })

  it('embedding 9: the fields of the password are the same elements afterwards, with what they held', async () => {
    const root = await mounted()
    const fields = ['Username', 'Password'].map((label) => field(root, label))
    for (const input of fields) fill(input, 'kept')
    button(root, 'Sign in with a link').click()
    ;(await eventually(() => button(root, 'Sign in with a password'))).click()
    await eventually(() => same(field(shownForm(root), 'Password'), fields[1] ?? root))
    same(field(shownForm(root), 'Username'), fields[0] ?? root)
    for (const { value } of fields) assert.strictEqual(value, 'kept')
  })
})

/** An element with a link that is good, and its button. */
async function offered(token = newToken()): Promise<{ root: ShadowRoot; confirm: HTMLButtonElement }> {
  page.api.on(check, () => ({ username: 'a…@client.example', expires_at: '2026-11-05T14:30:00Z' }))
  const root = await withToken(token)
  return { root, confirm: await eventually(() => button(root, CONTINUE)) }
}

describe('with the token of a link', () => {
  it('R022 C35 opening it shows whose it is, in a skeleton first, and exchanges nothing', async () => {
    const answer = deferred<unknown>()
    page.api.on(check, () => answer.promise)
    const token = newToken()
    const root = await withToken(token)
    await eventually(() => assert.strictEqual(textOf(one(root, '[role=status]')), 'Checking the link'))
    await eventually(() => one(root, '[aria-busy=true] .r-skeleton'))
    assert.deepEqual(
      shown(root).flatMap((part) => all(part, 'input')),
      [],
    )
    answer.resolve({ username: 'a…@client.example', expires_at: '2026-11-05T14:30:00Z' })
    await eventually(() => button(root, CONTINUE))
    none(root, '.r-skeleton')
    await settled()
    assert.deepEqual(
      page.api.calls.map(({ method, path, body }) => ({ method, path, body })),
      [{ method: 'POST', path: check, body: { passwordless_token: token } }],
    )
    assert.isFalse(page.loader.session.get().signedIn)
    assert.notInclude(`${root.innerHTML}${document.cookie}`, token)
  })

  it('R022 R023 C35 its button exchanges it, by POST, for a session as a password gives it', async () => {
    const answer = deferred<unknown>()
    page.api.on(exchange, () => answer.promise)
    const token = newToken()
    const heard = hear()
    const { root, confirm } = await offered(token)
    confirm.click()
    await eventually(() => assert.strictEqual(confirm.ariaBusy, 'true'))
    confirm.click()
    await eventually(() => assert.lengthOf(page.api.callsTo(exchange), 1))
    answer.resolve(login())
    await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
    const [call] = page.api.callsTo(exchange)
    assert.deepEqual([call?.method, call?.path, call?.body], ['POST', exchange, { passwordless_token: token }])
    await eventually(() =>
      assert.deepEqual(
        heard.events.map(({ type, detail }) => ({ type, detail })),
        [{ type: 'research-signed-in', detail: { name: 'Ada Client' } }],
      ),
    )
    heard.stop()
    assert.notInclude(`${root.innerHTML}${document.cookie}`, token)
    assert.isTrue(page.loader.session.get().signedIn)
    await eventually(() => same(root.activeElement, one(root, 'a')))
  })

  for (const status of [404, 405, 501])
    it(`R022 C35 an API that answers the check with ${status} gets a plain button`, async () => {
      page.api.on(check, () => refusal(status))
      page.api.on(exchange, () => login())
      const root = await withToken(newToken())
      ;(await eventually(() => button(root, 'Continue'))).click()
      await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
    })

  it('R022 C35 of two elements each has a button; the token is used once, and one of them tells', async () => {
    const answer = deferred<unknown>()
    page.api.on(exchange, () => answer.promise)
    const token = newToken()
    const heard = hear()
    const both = [await offered(token), await offered(token)]
    for (const { confirm } of both) confirm.click()
    await eventually(() => assert.lengthOf(page.api.callsTo(exchange), 1))
    const roots = [...both.map(({ root }) => root), await withToken(token)]
    answer.resolve(login())
    for (const root of roots) await eventually(() => assert.include(textOf(root), 'Signed in as'))
    await settled()
    heard.stop()
    assert.lengthOf(page.api.callsTo(exchange), 1)
    assert.deepEqual(
      heard.events.map(({ type }) => type),
      ['research-signed-in'],
    )
  })

  it('R022 C35 whoever signs out later is not signed in by it again', async () => {
    page.api.on(exchange, () => login())
    const { root, confirm } = await offered()
    confirm.click()
    ;(await eventually(() => button(root, 'Sign out'))).click()
    await eventually(() => one(shownForm(root), '[name=password]'))
    await toldOfSignOut(page.api, 2)
    await settled()
    assert.lengthOf(page.api.callsTo(exchange), 1)
    assert.isFalse(page.loader.session.get().signedIn)
  })

  it('R022 a client who is signed in already keeps the session, and the token is not sent', async () => {
    page.signIn('Grace Client')
    const root = await withToken(newToken())
    await settled()
    assert.include(textOf(root), 'Signed in as Grace Client')
    assert.deepEqual(page.api.calls, [])
  })

  it('R022 C35 a link that is too old is told as one, and what to do; a new link and the password lead on', async () => {
    page.api.on(check, () => refusal(403, 'Forbidden'))
    const root = await withToken(newToken())
    assert.deepEqual(await alertIn(root), [
      'Token is invalid or has expired',
      'A link works once and for a short time. Request a new one.',
    ])
    assert.deepEqual(all(root, '[role=status]').map(textOf), [''])
    button(root, 'Request a new link').click()
    await eventually(() => button(root, 'Send the link'))
    await eventually(() => same(root.activeElement, one(shownForm(root), 'input')))
    button(root, 'Sign in with a password').click()
    await eventually(() => one(shownForm(root), '[name=password]'))
    assert.deepEqual(page.api.callsTo(exchange), [])
  })

  it('R022 C35 one that is spent between the two is told as one, and the focus is not lost', async () => {
    page.api.on(exchange, () => refusal(403, 'Forbidden'))
    const { root, confirm } = await offered()
    confirm.focus()
    confirm.click()
    await alertIn(root)
    await eventually(() => same(root.activeElement, one(root, '.r-sign-in[tabindex="-1"]')))
  })

  it('R022 C35 a check that the network has broken is tried again', async () => {
    page.api.on(check, () => {
      throw new Error('offline')
    })
    const root = await withToken(newToken())
    assert.deepEqual(await alertIn(root), [other, "We couldn't reach the research server."])
    page.api.on(check, () => ({ username: 'a…@client.example', expires_at: '2026-11-05T14:30:00Z' }))
    button(root, 'Try again').click()
    await eventually(() => button(root, CONTINUE))
    assert.deepEqual(page.api.callsTo(exchange), [])
  })

  for (const [what, answer] of Object.entries({ 'a 500': refusal(500), 'a 401': refusal(401), nothing: undefined }))
    it(`R022 C35 after ${what} the user may try again, and the focus is not lost`, async () => {
      page.api.on(exchange, () => answer)
      const { root, confirm } = await offered()
      confirm.click()
      assert.deepEqual(await alertIn(root), [other])
      page.api.on(exchange, () => login())
      const retry = button(root, 'Try again')
      retry.focus()
      retry.click()
      await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
      assert.lengthOf(page.api.callsTo(exchange), 2)
    })

  it('embedding 8: a token that comes later, or another one, is offered as well', async () => {
    page.api.on(check, () => refusal(403))
    const root = await mounted()
    root.host.setAttribute('passwordless-token', newToken())
    await alertIn(root)
    page.api.on(check, () => ({ username: 'a…@client.example', expires_at: '2026-11-05T14:30:00Z' }))
    page.api.on(exchange, () => login())
    root.host.setAttribute('passwordless-token', newToken())
    ;(await eventually(() => button(root, CONTINUE))).click()
    await eventually(() => assert.include(textOf(root), 'Signed in as Ada Client'))
    assert.lengthOf(page.api.callsTo(check), 2)
  })
})
