import { assert } from 'chai'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { answerEvent } from './support/event.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { byId } from './support/replay.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

async function mount(more: Partial<RoadshowDetail> = {}) {
  answerEvent(page.api, more)
  page.signIn()
  return rootOf(await page.mount('<research-event event-id="e1"></research-event>'))
}

const says = (root: ShadowRoot, words: string) => eventually(() => assert.include(textOf(root), words))
const factOf = (root: ShadowRoot, label: string) => {
  const term = all(root, 'dt').find((each) => textOf(each) === label)
  if (!term?.nextElementSibling) throw new Error(`no ${label}`)
  return term.nextElementSibling
}

it('R403 an event says what it is, when, where, and whom it is about', async () => {
  const root = await mount()
  await eventually(() => assert.strictEqual(textOf(one(root, 'h1')), 'Meeting 1'))
  assert.include(textOf(root), 'Results, then questions.')
  assert.include(textOf(root), 'Roadshow')
  assert.strictEqual(one(factOf(root, 'When'), 'time').getAttribute('datetime'), '2099-12-01T08:00:00Z')
  assert.deepEqual(all(factOf(root, 'Where'), 'li').map(textOf), ['Oslo', 'Bergen'])
  assert.strictEqual(textOf(factOf(root, 'Sectors')), 'Industrials')
  const company = one<HTMLAnchorElement>(factOf(root, 'Companies'), 'a')
  assert.strictEqual(new URL(company.href).pathname, '/company_profile/2001')
})

it('extras: the newest research on its company is below it, and leads to the documents', async () => {
  const root = await mount()
  await says(root, 'Research on Aurora')
  assert.deepEqual(all(root, '.r-notes__note a').map(textOf), ['Note 1', 'Note 2', 'Note 3'])
  const [call] = page.api.callsTo('web_documents_by_tag')
  assert.strictEqual(call?.query.get('tag_id'), '2001')
})

it('extras: an event without companies has the research by its analyst', async () => {
  const root = await mount({ tags: [{ id: '1001', category: 'Analyst', value: 'Ada Byron' }] })
  await says(root, 'Research by Ada Byron')
})

it('R319 its files are opened with a token, and are not followed without', async () => {
  const root = await mount()
  const file = await eventually(() => link(root, 'Schedule'))
  assert.isFalse(follows(file))
})

it('R326 who takes part has the way into the meeting', async () => {
  const root = await mount()
  const join = await eventually(() => link(root, 'Join online, opens in a new tab'))
  assert.strictEqual(join.href, 'https://meet.example/1')
  assert.strictEqual(join.target, '_blank')
})

it('R328 an event outside the subscription says so, and access can be requested', async () => {
  page.api.on('roadshows/e1/register', () => undefined)
  const root = await mount({ permissioned: false, has_requested_slot: false, can_withdraw: false })
  await says(root, 'Your subscription does not include this event.')
  button(root, 'Request access').click()
  ;(await eventually(() => button(root, 'Yes'))).click()
  await says(root, 'Thank you')
  assert.lengthOf(page.api.callsTo('roadshows/e1/register'), 1)
})

it('extras: a request for access is withdrawn, and the event says so', async () => {
  const asked: Partial<RoadshowDetail> = { permissioned: false, registration_kind: 'request', tags: [] }
  const root = await mount(asked)
  await says(root, 'You have requested access.')
  page.api.on('roadshows/e1/withdraw', () =>
    answerEvent(page.api, { ...asked, has_requested_slot: false, can_withdraw: false }),
  )
  button(root, 'Withdraw request').click()
  ;(await eventually(() => button(one(root, 'dialog[open]'), 'Withdraw request'))).click()
  await says(root, 'Your request has been withdrawn.')
  await eventually(() => button(root, 'Request access'))
})

it('extras: repeated lines of a description stay', async () => {
  const root = await mount({ description: 'Talks\nBreak\nTalks' })
  await eventually(() =>
    assert.deepEqual(all(root, '.r-event-page__text > p').map(textOf), ['Talks', 'Break', 'Talks']),
  )
})

it('R330 after a registration the event is loaded again, and shows it', async () => {
  const root = await mount({ has_requested_slot: false, can_withdraw: false, meeting_url: null })
  ;(await eventually(() => button(root, 'Register'))).click()
  page.api.on('roadshows/e1/register', () => answerEvent(page.api))
  ;(await eventually(() => button(root, 'Yes'))).click()
  await says(root, 'You are registered.')
})

describe('extras: cancelling a registration', () => {
  const cancel = async (root: ShadowRoot) => {
    ;(await eventually(() => button(root, 'Cancel registration'))).click()
    const dialog = await eventually(() => one(root, 'dialog[open]'))
    button(dialog, 'Cancel registration').click()
  }

  it('is asked for, sent once, told to the page, and shown', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () =>
      answerEvent(page.api, { has_requested_slot: false, can_withdraw: false, meeting_url: null }),
    )
    const heard = hear()
    await cancel(root)
    await says(root, 'Your registration has been cancelled.')
    await eventually(() => button(root, 'Register'))
    heard.stop()
    assert.lengthOf(page.api.callsTo('roadshows/e1/withdraw'), 1)
    assert.deepEqual(
      heard.events.filter(({ type }) => type === 'research-withdrawn').map(({ detail }) => detail),
      [{ id: 'e1' }],
    )
  })

  it('keeps the focus at the event', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () => answerEvent(page.api, { has_requested_slot: false, meeting_url: null }))
    ;(await eventually(() => button(root, 'Cancel registration'))).focus()
    await cancel(root)
    await eventually(() => button(root, 'Register'))
    await settled()
    assert.isNotNull(root.activeElement)
  })

  it('sends nothing if it is kept', async () => {
    const root = await mount()
    ;(await eventually(() => button(root, 'Cancel registration'))).click()
    ;(await eventually(() => button(root, 'Keep registration'))).click()
    await eventually(() => none(root, 'dialog[open]'))
    assert.isEmpty(page.api.callsTo('roadshows/e1/withdraw'))
  })

  it('that fails says so, and the registration stays', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () => refusal(500))
    await cancel(root)
    await says(root, 'Your registration could not be cancelled.')
    await eventually(() => button(one(root, 'dialog[open]'), 'Keep registration').click())
    await says(root, 'You are registered.')
  })

  it('is said to be done if the registration has closed meanwhile', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () =>
      answerEvent(page.api, { has_requested_slot: false, can_withdraw: false, can_register: false }),
    )
    await cancel(root)
    await says(root, 'Your registration has been cancelled.')
  })

  it('of an event that is over by now shows that it is over', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () => {
      answerEvent(page.api, { start_date: '2020-01-01T08:00:00Z', end_date: null })
      return refusal(409)
    })
    await cancel(root)
    await says(root, 'This event is over.')
  })

  it('leaves nothing behind when the element shows another event', async () => {
    const root = await mount()
    page.api.on('roadshows/e1/withdraw', () => answerEvent(page.api, { has_requested_slot: false }))
    await cancel(root)
    await says(root, 'Your registration has been cancelled.')
    answerEvent(page.api, { id: 'e2', name: 'Meeting 2', has_requested_slot: false })
    root.host.setAttribute('event-id', 'e2')
    await says(root, 'Meeting 2')
    assert.notInclude(textOf(root), 'has been cancelled')
  })

  it('is not offered by an API without the call', async () => {
    const root = await mount({ can_withdraw: null })
    await says(root, 'You are registered.')
    assert.notInclude(all(root, 'button').map(textOf), 'Cancel registration')
  })
})

it('R102 an unknown event is said to be unknown', async () => {
  page.api.on(byId, () => refusal(404))
  page.signIn()
  const root = rootOf(await page.mount('<research-event event-id="e1"></research-event>'))
  await says(root, "We couldn't find the event you were looking for.")
})
