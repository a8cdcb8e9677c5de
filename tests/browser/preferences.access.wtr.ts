import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { accessible, partsOf } from './support/accessible.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import {
  accessRows,
  answerPreferences,
  calls,
  focused,
  free,
  held,
  mountPreferences,
  openAccess,
  option,
  switchOf,
} from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const sent = () => page.api.callsTo(calls.saveTable).map(({ body }) => body)
const asiaDaily = 'Asia, Daily Email'
const asiaWeekly = 'Asia, Weekly Email'
const europeDaily = 'Europe, Daily Email'
const lockName = 'Europe, Events/Marketing Email: outside your permissions'
const outside = 'Access to this option is outside your permissions. Please email client services.'

const shows = (root: ShadowRoot, words: string) => eventually(() => assert.include(textOf(root), words))

const isUpdated = (root: ShadowRoot) => shows(root, 'Your preferences have been updated.')

it('R364 R365 R366 R367 R369 C74 a row for each region: switches, locks, and N/A for what there is not', async () => {
  const { root } = await openAccess(page)
  const table = one(root, 'table')
  assert.deepEqual(all(table, 'thead th').map(textOf), [
    'Region',
    'Daily Email',
    'Weekly Email',
    'Stock Ideas/Sales Commentary',
    'Events/Marketing Email',
  ])
  const kindOf = (cell: Element) => {
    const toggle = cell.querySelector('input')
    if (toggle) return toggle.checked ? 'on' : 'off'
    return cell.querySelector('button') ? 'lock' : textOf(cell)
  }
  assert.deepEqual(
    all(table, 'tbody tr').map((row) => [textOf(one(row, 'th')), ...all(row, 'td').map(kindOf)]),
    [
      ['Asia', 'on', 'off', 'lock', 'N/A'],
      ['Europe', 'off', 'N/A', 'N/A', 'lock'],
    ],
  )
  assert.lengthOf(page.api.callsTo(calls.table), 1)
  assert.lengthOf(page.api.callsTo(calls.list), 0, 'the other tab is not loaded')
})

it('R365 R370 R372 R374 Space turns switches, nothing is sent until Save, and then what is active and permitted', async () => {
  const { root, stored } = await openAccess(page)
  switchOf(root, asiaDaily).focus()
  await sendKeys({ press: 'Space' })
  await sendKeys({ press: 'Tab' })
  same(focused(root), switchOf(root, asiaWeekly))
  await sendKeys({ press: 'Space' })
  await shows(root, '2 unsaved changes')
  assert.deepEqual(sent(), [])
  switchOf(root, europeDaily).click()
  button(root, 'Save').click()
  await isUpdated(root)
  assert.deepEqual(sent(), [{ preferences: ['asia-weekly', 'europe-daily'] }])
  await eventually(() => assert.lengthOf(page.api.callsTo(calls.table), 3, 'read before and after'))
  assert.isTrue(stored.rows[0]?.['Stock ideas / sales commentary']?.active, 'a lock keeps its state')
  await shows(root, 'No unsaved changes')
  const states = [asiaDaily, asiaWeekly, europeDaily].map((name) => switchOf(root, name).checked)
  assert.deepEqual(states, [false, true, true])
})

it('R372 after a save what the API made of it is shown', async () => {
  const { root, stored } = await openAccess(page)
  page.api.on(calls.saveTable, () => {
    stored.rows = [{ region: 'Nordics', Daily: option('nordics-daily', { active: true }) }]
    return { success: true }
  })
  switchOf(root, asiaDaily).click()
  button(root, 'Save').click()
  await eventually(() => assert.isTrue(switchOf(root, 'Nordics, Daily Email').checked))
  assert.lengthOf(all(root, 'tbody tr'), 1)
})

it('R370 a switch that is turned back is no change, and Save sends nothing', async () => {
  const { root } = await openAccess(page)
  switchOf(root, asiaDaily).click()
  await shows(root, '1 unsaved change')
  await held()
  switchOf(root, asiaDaily).click()
  await shows(root, 'No unsaved changes')
  await free()
  const save = button(root, 'Save')
  assert.strictEqual(save.ariaDisabled, 'true')
  save.click()
  await settled()
  assert.deepEqual(sent(), [])
})

it('R368 C75 Remove All turns every switch off, here alone until Save', async () => {
  const { root, stored } = await openAccess(page)
  switchOf(root, europeDaily).click()
  button(root, 'Remove All').click()
  await eventually(() => {
    for (const each of all<HTMLInputElement>(root, '[role=switch]')) assert.isFalse(each.checked)
  })
  await settled()
  assert.deepEqual(sent(), [])
  assert.strictEqual(button(root, 'Remove All').ariaDisabled, 'true')
  await held()
  button(root, 'Save').click()
  await isUpdated(root)
  assert.deepEqual(sent(), [{ preferences: [] }])
  assert.isTrue(stored.rows[0]?.['Stock ideas / sales commentary']?.active)
  await free()
})

it('R375 the success is told, politely, and goes away at the next change', async () => {
  const { root } = await openAccess(page)
  switchOf(root, asiaDaily).click()
  button(root, 'Save').click()
  await eventually(() =>
    assert.include(all(root, '[aria-live=polite]').map(textOf), 'Your preferences have been updated.'),
  )
  switchOf(root, asiaWeekly).click()
  await eventually(() => assert.notInclude(textOf(root), 'Your preferences have been updated.'))
})

const markup = 'Not <b>now</b> <img src=x onerror="window.attacked = 1">'

for (const [what, answer, words] of [
  ['is refused', () => refusal(422, markup), markup],
  ['breaks down', () => refusal(500, 'Out of order'), 'Out of order'],
  ['gets lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
  ['does not succeed', () => ({ success: false }), 'Something went wrong'],
  ['is answered by nothing', () => null, 'Something went wrong'],
] as const)
  it(`R376 a save that ${what} says so in its words; the switches stay, and Save works afterwards`, async () => {
    const { root } = await openAccess(page)
    const { api } = page
    api.on(calls.saveTable, answer)
    const heard = hear()
    switchOf(root, asiaDaily).click()
    switchOf(root, europeDaily).click()
    const save = button(root, 'Save')
    save.focus()
    await sendKeys({ press: 'Enter' })
    await eventually(() => assert.strictEqual(textOf(one(root, '[role=alert]')), words))
    none(root, 'b, img')
    same(focused(root), save)
    assert.deepEqual(
      [asiaDaily, europeDaily].map((name) => switchOf(root, name).checked),
      [false, true],
    )
    await held()
    api.on(calls.saveTable, () => ({ success: true }))
    await sendKeys({ press: 'Enter' })
    await isUpdated(root)
    heard.stop()
    none(root, '[role=alert]')
    assert.deepEqual(sent(), [{ preferences: ['europe-daily'] }, { preferences: ['europe-daily'] }])
    assert.lengthOf(
      heard.events.filter(({ type }) => type === 'research-error'),
      1,
    )
  })

it('R374 what another window turned on meanwhile stays on', async () => {
  const { root, stored } = await openAccess(page)
  switchOf(root, asiaDaily).click()
  stored.rows = [
    { region: 'Asia', Daily: option('asia-daily', { active: true }), Weekly: option('asia-weekly', { active: true }) },
  ]
  button(root, 'Save').click()
  await isUpdated(root)
  assert.deepEqual(sent(), [{ preferences: ['asia-weekly'] }])
})

it('R370 a switch that is turned while a save is under way is kept and can be saved next', async () => {
  const { root } = await openAccess(page)
  const answer = deferred<unknown>()
  page.api.on(calls.saveTable, () => answer.promise)
  switchOf(root, asiaDaily).click()
  button(root, 'Save').click()
  await eventually(() => assert.lengthOf(sent(), 1))
  switchOf(root, asiaWeekly).click()
  button(root, 'Save').click()
  answerPreferences(page.api, {
    records: [],
    rows: [{ ...accessRows[0], region: 'Asia', Daily: option('asia-daily') }],
  })
  answer.resolve({ success: true })
  await shows(root, '1 unsaved change')
  assert.isTrue(switchOf(root, asiaWeekly).checked)
  button(root, 'Save').click()
  await eventually(() => assert.deepEqual(sent()[1], { preferences: ['asia-weekly'] }))
  assert.lengthOf(sent(), 2)
})

for (const mail of ['services@broker.example', '', 'javascript:alert(1)'])
  it(`R367 C72 the words of a lock open by key${mail.includes('@') ? ', with a mail link' : `, without a link where the address is "${mail}"`}`, async () => {
    page.loader.configure({ mail: { clientServices: mail } })
    try {
      const { root } = await openAccess(page)
      const lock = button(root, lockName)
      switchOf(root, europeDaily).focus()
      await sendKeys({ press: 'Tab' })
      same(focused(root), lock)
      await sendKeys({ press: 'Enter' })
      const bubble = await eventually(() => one(root, '.r-locked-option [popover]:popover-open'))
      assert.include(textOf(bubble), outside)
      const described = lock.getAttribute('aria-describedby') ?? ''
      assert.strictEqual(textOf(one(root, `#${CSS.escape(described)}`)), outside)
      if (mail.includes('@')) {
        await sendKeys({ press: 'Tab' })
        const anchor = focused(root) as HTMLAnchorElement
        assert.strictEqual(anchor.href, `mailto:${mail}`)
        assert.isTrue(bubble.matches(':popover-open'), 'it stays while the focus is in it')
      } else none(bubble, 'a')
      await sendKeys({ press: 'Escape' })
      await eventually(() => assert.isFalse(bubble.matches(':popover-open')))
      same(focused(root), lock)
    } finally {
      page.loader.configure({ mail: { clientServices: '' } })
    }
  })

it('embedding 14: a screen reader is told the table, its switches by region and column, and what is locked', async () => {
  await openAccess(page)
  const table = await accessible('table', 'Email preferences by region')
  assert.deepEqual(partsOf(table, 'switch', 'button', 'rowheader'), [
    'rowheader Asia',
    'switch Asia, Daily Email',
    'switch Asia, Weekly Email',
    'button Asia, Stock Ideas/Sales Commentary: outside your permissions',
    'rowheader Europe',
    'switch Europe, Daily Email',
    `button ${lockName}`,
  ])
})

it('embedding 12: email preferences that fail say so and can be tried again without losing the focus', async () => {
  answerPreferences(page.api)
  page.api.on(calls.table, () => refusal(500))
  const root = await mountPreferences(page, 'tab="access"')
  const retry = await eventually(() => button(one(root, '[role=alert]'), 'Try again'))
  answerPreferences(page.api)
  retry.focus()
  retry.click()
  await eventually(() => switchOf(root, asiaDaily))
  assert.isTrue(focused(root).matches('.r-access'), focused(root).outerHTML.slice(0, 100))
})

for (const odd of [42, 'words', true, {}, [], null])
  it(`embedding 12: rows in which things are ${JSON.stringify(odd)} do not break it`, async () => {
    answerPreferences(page.api)
    page.api.on(calls.table, () => [odd, { region: odd, Daily: odd, Weekly: { label: odd } }, ...accessRows])
    const heard = hear()
    const root = await mountPreferences(page, 'tab="access"')
    await eventually(() => switchOf(root, asiaDaily))
    heard.stop()
    assert.deepEqual(heard.events, [])
    assert.notMatch(textOf(root), /undefined|NaN|\[object/)
  })

it('embedding 14: while it loads the table has the room that it will have', async () => {
  const answer = deferred<unknown>()
  answerPreferences(page.api)
  page.api.on(calls.table, () => answer.promise)
  const root = await mountPreferences(page, 'tab="access"')
  const waiting = await eventually(() => one(root, '[aria-busy=true] table'))
  const { height } = one(waiting, 'tbody tr').getBoundingClientRect()
  answer.resolve(accessRows)
  await eventually(() => switchOf(root, asiaDaily))
  assert.approximately(one(root, 'tbody tr').getBoundingClientRect().height, height, 1)
})
