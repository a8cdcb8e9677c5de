import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { answerSessions, calls, userSession } from './support/user-sessions.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

const rows = (root: ShadowRoot) => all(root, '.r-session')
const devices = (root: ShadowRoot) => all(root, '.r-session__device bdi').map(textOf)
const sent = (call: string) => page.api.callsTo(call).map(({ body }) => body)
const SECOND = 'Sign out: Firefox on Windows, 192.0.2.2'

async function mountAccount(sessions = [1, 2, 3].map((n) => userSession(n))) {
  answerSessions(page.api, sessions)
  page.signIn()
  const root = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => one(root, 'li.r-session'))
  return root
}

/** Presses the button of a row or above them, and confirms. */
async function signOut(root: ShadowRoot, name: string) {
  ;(await eventually(() => button(root, name))).click()
  const dialog = await eventually(() => one(root, 'dialog:modal'))
  one(dialog, '.r-button--danger').click()
}

it('it says who is signed in', async () => {
  assert.include(textOf(one(await mountAccount(), '.r-account__name')), 'Signed in as Ada Client')
})

it('a row names device, address, last use and sign-in, and whether the session lasts', async () => {
  const root = await mountAccount()
  const style = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const start = new Intl.DateTimeFormat('en-US', style).format(new Date('2026-11-05T08:00:00Z'))
  assert.deepEqual(rows(root).map(textOf), [
    `Chrome on WindowsThis session192.0.2.1Active nowSigned in ${start}`,
    `Firefox on Windows192.0.2.2Last used 2 hours agoSigned in ${start}Sign out`,
    `Safari on Windows192.0.2.3Last used 3 hours agoSigned in ${start}Stays signed inSign out`,
  ])
})

it('of many sessions this one and the five used last are shown, and then all', async () => {
  const root = await mountAccount(Array.from({ length: 12 }, (_, index) => userSession(index + 1)))
  assert.lengthOf(rows(root), 6)
  assert.include(textOf(rows(root)[0] as HTMLElement), 'This session')
  button(root, 'Show all 12').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(rows(root), 12))
  await eventually(() => same(root.activeElement, rows(root)[6] as HTMLElement))
  assert.isFalse(all(root, 'button').some((each) => textOf(each).startsWith('Show all')))
})

it('one session that is ended lets the next one follow', async () => {
  const root = await mountAccount(Array.from({ length: 7 }, (_, index) => userSession(index + 1)))
  button(root, 'Show all 7')
  await signOut(root, SECOND)
  await eventually(() => assert.include(textOf(rows(root)[5] as HTMLElement), '192.0.2.7'))
  assert.notInclude(textOf(root), 'Show all')
})

it('the exact time of the last use is the title of the relative one', async () => {
  const root = await mountAccount([userSession(1, { last_used_at: '2026-11-05T12:34:00Z' })])
  const time = one<HTMLTimeElement>(root, 'time')
  assert.strictEqual(time.dateTime, '2026-11-05T12:34:00Z')
  assert.match(time.title, /2026.*:34/)
})

it('the sessions come last, because their number is not known before they are loaded', async () => {
  assert.strictEqual(textOf(all(await mountAccount(), 'h2').at(-1) as HTMLElement), 'Sessions')
})

it('a device that the API cannot name is an unknown device', async () => {
  const unknown = { device: 'Unknown device', browser: null, system: null }
  assert.deepEqual(devices(await mountAccount([userSession(1, unknown)])), ['Unknown device'])
})

it('an API that describes devices in words only has them shown as they are', async () => {
  const { browser: _, system: __, ...described } = userSession(1, { device: 'Tablet at home' })
  assert.deepEqual(devices(await mountAccount([described])), ['Tablet at home'])
})

it('the current session has no button, since Logout ends it', async () => {
  const root = await mountAccount()
  none(rows(root)[0] as HTMLElement, 'button')
})

it('a session is ended after a question that names it', async () => {
  const root = await mountAccount()
  button(root, SECOND).click()
  const dialog = await eventually(() => one(root, 'dialog:modal'))
  assert.include(textOf(dialog), 'Firefox on Windows192.0.2.2')
  assert.isEmpty(sent(calls.end))
  one(dialog, '.r-button--danger').click()
  await eventually(() => assert.deepEqual(devices(root), ['Chrome on Windows', 'Safari on Windows']))
  assert.deepEqual(sent(calls.end), [{ id: 's2' }])
})

it('Cancel ends nothing', async () => {
  const root = await mountAccount()
  button(root, SECOND).click()
  ;(await eventually(() => button(root, 'Cancel'))).click()
  await eventually(() => none(root, 'dialog'))
  assert.isEmpty(sent(calls.end))
})

it('all others are ended at once, and then there are no other sessions', async () => {
  const root = await mountAccount()
  await signOut(root, 'Sign out all others')
  await eventually(() => assert.include(textOf(root), 'No other sessions.'))
  assert.deepEqual(devices(root), ['Chrome on Windows'])
  assert.deepEqual([sent(calls.endOthers), sent(calls.end)], [[{}], []])
  await eventually(() => none(root, '.r-button--danger'))
})

it('what has been ended is announced, and the focus stays at the sessions', async () => {
  const root = await mountAccount()
  await signOut(root, SECOND)
  await eventually(() => assert.strictEqual(textOf(one(root, '[aria-live]')), 'The device has been signed out.'))
  // The focus follows the announcement, maybe a frame later.
  await eventually(() => same(root.activeElement, one(root, '.r-account__column:last-of-type > section:last-of-type')))
})

it('an end that fails says so in the question, and can be tried again', async () => {
  const root = await mountAccount()
  page.api.on(calls.end, () => refusal(500))
  const { events, stop } = hear()
  await signOut(root, SECOND)
  await eventually(() => assert.include(textOf(one(root, 'dialog [role=alert]')), 'could not be done'))
  none(root, '[aria-live]:not(:empty)')
  assert.deepEqual(
    events.map(({ type }) => type),
    ['research-error'],
  )
  stop()
  page.api.on(calls.end, () => ({ ended: 1 }))
  one(root, 'dialog .r-button--danger').click()
  await eventually(() => none(root, 'dialog'))
})

it('a session that has ended meanwhile leaves the list as well', async () => {
  const root = await mountAccount()
  page.api.on(calls.end, () => refusal(404))
  await signOut(root, SECOND)
  await eventually(() => assert.deepEqual(devices(root), ['Chrome on Windows', 'Safari on Windows']))
})

it('other elements and tabs show the end as well', async () => {
  const root = await mountAccount()
  const other = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => assert.lengthOf(rows(other), 3))
  await signOut(root, SECOND)
  await eventually(() => assert.lengthOf(rows(other), 2))
})

it('the password leads to its change', async () => {
  const root = await mountAccount()
  root.addEventListener('click', (event) => event.preventDefault())
  const { events, stop } = hear()
  follows(link(root, 'Change Password'))
  assert.deepEqual(
    events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [['research-navigate', '/change_password']],
  )
  stop()
})

for (const status of [404, 405, 501])
  it(`the sessions are left out if the API answers ${status}, since it lacks the call`, async () => {
    page.signIn()
    page.api.on(calls.list, () => refusal(status))
    const root = rootOf(await page.mount('<research-account></research-account>'))
    await eventually(() => assert.deepEqual(all(root, 'h2').map(textOf), ['Password']))
  })

it('a session that was ended elsewhere shows that it is signed out', async () => {
  const root = await mountAccount()
  // As the server answers a session that has ended: neither token is taken.
  for (const call of [calls.end, 'refresh_auth_token']) page.api.on(call, () => refusal(401))
  await signOut(root, SECOND)
  await eventually(() => assert.include(textOf(root), 'Sign in to see your account.'))
  none(root, 'dialog')
})

it('for another user the question goes, and the sessions are loaded again', async () => {
  const root = await mountAccount()
  button(root, SECOND).click()
  await eventually(() => one(root, 'dialog:modal'))
  answerSessions(page.api, [userSession(1, { browser: 'Edge' })])
  page.signIn('Grace Client', 2)
  await eventually(() => assert.deepEqual(devices(root), ['Edge on Windows']))
  none(root, 'dialog')
})
