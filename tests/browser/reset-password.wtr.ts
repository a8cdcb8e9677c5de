import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { type Answer, refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { described, done, failure, good, keepHere, submit, submitNew, waiting, words } from './support/passwords.ts'
import { none, same, sameNodes } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const [ask, reset, check] = ['request_password_reset', 'reset_password', 'reset_password/check']
const email = 'ada@client.example'
const login = new URL('/login', location.href).href

async function mounted(attributes = ''): Promise<ShadowRoot> {
  const root = rootOf(await page.mount(`<research-reset-password ${attributes}></research-reset-password>`))
  await eventually(() => one(root, 'form'))
  return root
}
const withToken = () => mounted('reset-token="t-1"')

describe('without a token', () => {
  it('R076 embedding 9: a real form under its title, with the one field that password managers fill', async () => {
    const root = await mounted()
    assert.strictEqual(textOf(one(root, 'h1')), 'Request Password Reset')
    const username = field(root, 'Username')
    sameNodes(all(root, 'input'), [username])
    same(username.form, one(root, 'form'))
    assert.deepEqual([username.type, username.name, username.autocomplete], ['email', 'username', 'username'])
    assert.deepEqual([button(root, 'Submit').type, button(root, 'Cancel').type], ['submit', 'button'])
  })

  for (const text of ['', 'ada', 'ada@example', 'ada@@example.com'])
    it(`R077 "${text}" is no valid email: told at the field, which has the focus, and nothing is sent`, async () => {
      const root = await mounted()
      const username = field(root, 'Username')
      fill(username, text)
      username.focus()
      await sendKeys({ press: 'Enter' })
      await eventually(() => assert.deepEqual(described(root, 'Username'), ['You need to provide a valid email']))
      assert.strictEqual(username.ariaInvalid, 'true')
      same(root.activeElement, username)
      assert.deepEqual(page.api.calls, [])
      fill(username, email)
      await eventually(() => assert.deepEqual(described(root, 'Username'), []))
    })

  it('R078 R079 R089 C39 Enter asks; its success is told, waits for the next page, and leads to the login', async () => {
    page.api.on(ask, () => undefined)
    const root = await mounted()
    const ways = keepHere(root)
    fill(field(root, 'Username'), ` ${email} `)
    field(root, 'Username').focus()
    await sendKeys({ press: 'Enter' })
    await done(root, 'Check your inbox for a reset link')
    assert.deepEqual(
      page.api.calls.map(({ method, path, body }) => ({ method, path, body })),
      [{ method: 'POST', path: ask, body: { username: email } }],
    )
    assert.deepEqual(ways, [login])
    assert.deepEqual(await waiting(), {
      messages: ['Check your inbox for a reset link'],
      variant: 'success',
      dismissible: true,
    })
    await eventually(() => same(root.activeElement, one(root, '[tabindex="-1"]')))
    assert.strictEqual(link(root, 'Go to sign in').href, login)
  })

  for (const status of [403, 404, 422, 429, 500])
    it(`R080 R089 C06 a ${status} says that something went wrong, and nothing of whether there is such a user`, async () => {
      page.api.on(ask, () => refusal(status, 'No such user'))
      const root = await mounted()
      const username = field(root, 'Username')
      await submit(root, { Username: email })
      const more = status === 429 ? ['Too many attempts. Please try again later.'] : []
      assert.deepEqual(await failure(root), ['Something went wrong', ...more])
      assert.notInclude(textOf(root), 'No such user')
      same(field(root, 'Username'), username)
      assert.strictEqual(username.value, email)
      assert.isUndefined(await waiting())
    })
})

describe('with a token', () => {
  it('R081 opening a link spends nothing: it shows whose it is, masked, above the form, and changes no field', async () => {
    const answer = deferred<unknown>()
    page.api.on(check, () => answer.promise)
    const root = await withToken()
    await eventually(() => one(root, '[aria-busy=true] .r-skeleton'))
    const before = field(root, 'New Password')
    answer.resolve({ username: 'a…@client.example', expires_at: '2026-11-05T14:30:00Z' })
    await eventually(() => assert.include(textOf(root), 'You are setting a new password for a…@client.example.'))
    none(root, '.r-skeleton')
    same(field(root, 'New Password'), before)
    await settled()
    assert.deepEqual(
      page.api.calls.map(({ method, path, body }) => ({ method, path, body })),
      [{ method: 'POST', path: check, body: { reset_token: 't-1' } }],
    )
  })

  it('R085 a link that is too old is told so at once, with the way to a new one and without the form', async () => {
    page.api.on(check, () => refusal(403))
    const root = rootOf(await page.mount('<research-reset-password reset-token="t-1"></research-reset-password>'))
    await eventually(() => link(root, 'Request a new link'))
    assert.include(textOf(one(root, '[role=alert]')), 'Token is invalid or has expired')
    none(root, 'form')
  })

  it('R081 embedding 9: two password fields as password managers know new ones, and the token nowhere in sight', async () => {
    const root = await withToken()
    const fields = ['New Password', 'Repeat New Password'].map((label) => field(root, label))
    sameNodes(all(root, 'input'), fields)
    for (const { type, autocomplete, form } of fields) {
      assert.deepEqual([type, autocomplete], ['password', 'new-password'])
      same(form, one(root, 'form'))
    }
    assert.notInclude(root.innerHTML, 't-1')
    none(root, '[aria-invalid]')
  })

  it('R068 R069 R070 R071 R072 R082 C05 what is wrong is told in the literal words and their order, and nothing is sent', async () => {
    const root = await withToken()
    await submit(root)
    const { unset, ...rules } = words
    await eventually(() => assert.deepEqual(described(root, 'New Password'), Object.values(rules)))
    assert.deepEqual(described(root, 'Repeat New Password'), [unset])
    await eventually(() => same(root.activeElement, field(root, 'New Password')))
    const text = textOf(root)
    const places = [...Object.values(rules), unset].map((message) => text.indexOf(message))
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    await submitNew(root, good, 'other')
    await eventually(() =>
      assert.deepEqual(described(root, 'Repeat New Password'), [
        'New password and Repeat New Password must be the same',
      ]),
    )
    await eventually(() => same(root.activeElement, field(root, 'Repeat New Password')))
    assert.isNull(field(root, 'New Password').ariaInvalid)
    assert.deepEqual(page.api.callsTo(reset), [])
  })

  it('R068 while one types, each rule says whether it is met, and a screen reader hears how many', async () => {
    const root = await withToken()
    const password = field(root, 'New Password')
    password.focus()
    await sendKeys({ type: 'abcD' })
    await eventually(() => {
      assert.include(described(root, 'New Password'), 'At least 1 lowercase character, met')
      assert.include(described(root, 'New Password'), 'At least 8 characters, not met')
    })
    await eventually(() => assert.strictEqual(textOf(one(root, '[aria-live=polite]')), '2 of 5 password rules met'))
    none(root, '[aria-invalid]')
  })

  it('R083 R084 C39 Enter sends token and password; its success is told, waits for the next page, and leads to the login', async () => {
    page.api.on(reset, () => undefined)
    const root = await withToken()
    const ways = keepHere(root)
    fill(field(root, 'New Password'), good)
    fill(field(root, 'Repeat New Password'), good)
    field(root, 'Repeat New Password').focus()
    await sendKeys({ press: 'Enter' })
    await done(root, 'Your password has been reset')
    assert.deepEqual(page.api.callsTo(reset)[0]?.body, { reset_token: 't-1', new_password: good })
    assert.isFalse(page.api.callsTo(reset)[0]?.headers.has('authorization'))
    assert.deepEqual(ways, [login])
    assert.deepInclude(await waiting(), { messages: ['Your password has been reset'], variant: 'success' })
  })

  it('R085 a spent token is told as one, with the way to a new link that a host may take over', async () => {
    page.api.on(reset, () => refusal(403, 'Forbidden'))
    const root = await withToken()
    await submitNew(root)
    const [message] = await failure(root)
    assert.strictEqual(message, 'Token is invalid or has expired')
    const way = link(root, 'Request a new link')
    assert.strictEqual(way.href, new URL('/reset_password', location.href).href)
    assert.isTrue(follows(way))
    keepHere(root)
    assert.isFalse(follows(way))
  })

  const others: Record<string, Answer> = {
    'a 500': () => refusal(500),
    'a 422 without words': () => refusal(422),
    'a 400 with words that are none': () => refusal(400, ...([{ html: '<b>' }, 7] as unknown as string[])),
  }
  for (const [what, answer] of Object.entries(others))
    it(`R086 C06 ${what} says that something went wrong`, async () => {
      page.api.on(reset, answer)
      const root = await withToken()
      await submitNew(root)
      const messages = await failure(root)
      assert.deepEqual(messages, ['Something went wrong'])
    })

  it('R088 embedding 5: errors of the server are shown as given, in their order, as text', async () => {
    const errors = ['Too <b>weak</b>', '<img src=x onerror="window.attacked = 1">', 'Too <b>weak</b>']
    page.api.on(reset, () => refusal(422, ...errors))
    const root = await withToken()
    await submitNew(root)
    assert.deepEqual(await failure(root), errors)
    none(one(root, '[role=alert]'), 'b, img')
    await settled()
    assert.isUndefined(Reflect.get(window, 'attacked'))
  })

  it('embedding 9: the fields stay the same elements, with what they hold, while submitting and after an error', async () => {
    const answer = deferred<unknown>()
    page.api.on(reset, () => answer.promise)
    const root = await withToken()
    const before = all<HTMLInputElement>(root, 'input')
    await submitNew(root)
    await eventually(() => assert.strictEqual(button(root, 'Submit').ariaBusy, 'true'))
    one<HTMLFormElement>(root, 'form').requestSubmit()
    answer.resolve(refusal(422, 'Used before'))
    assert.deepEqual(await failure(root), ['Used before'])
    sameNodes(all(root, 'input'), before)
    assert.deepEqual(
      before.map(({ value }) => value),
      [good, good],
    )
    assert.lengthOf(page.api.callsTo(reset), 1)
  })

  it('embedding 9: what a password manager fills in without typing is sent', async () => {
    page.api.on(reset, () => undefined)
    const root = await withToken()
    keepHere(root)
    for (const label of ['New Password', 'Repeat New Password']) field(root, label).value = good
    button(root, 'Submit').click()
    await done(root, 'Your password has been reset')
    assert.lengthOf(page.api.callsTo(reset), 1)
  })

  it('another token begins anew, and none asks for a link', async () => {
    page.api.on(reset, () => refusal(403))
    const root = await withToken()
    await submitNew(root)
    await failure(root)
    root.host.setAttribute('reset-token', 't-2')
    await eventually(() => none(root, '[role=alert]'))
    assert.strictEqual(field(root, 'New Password').value, '')
    root.host.removeAttribute('reset-token')
    await eventually(() => field(root, 'Username'))
    none(root, '[type=password]')
  })
})

for (const attributes of ['', 'reset-token="t-1"'])
  it(`R087 embedding 16: Cancel leads to the login, which a host may take over (${attributes || 'no token'})`, async () => {
    const root = await mounted(attributes)
    const ways = keepHere(root)
    const heard = hear()
    button(root, 'Cancel').click()
    heard.stop()
    assert.deepEqual(ways, [login])
    assert.deepEqual(
      heard.events.map(({ type }) => type),
      ['research-navigate'],
    )
    assert.deepEqual(page.api.callsTo(reset), [])
  })

it('embedding 17: Enter submits this form and never the form of the host around it', async () => {
  await page.mount('<form><research-reset-password></research-reset-password></form>')
  const root = rootOf(one(page.stage, 'research-reset-password'))
  await eventually(() => one(root, 'form'))
  let submitted = 0
  one(page.stage, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    submitted++
  })
  field(root, 'Username').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(field(root, 'Username').ariaInvalid, 'true'))
  assert.strictEqual(submitted, 0)
})
