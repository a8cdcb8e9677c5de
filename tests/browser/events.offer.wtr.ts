import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { Roadshow } from '#contract/roadshow.ts'
import { link, one, rootOf, textOf } from './support/dom.ts'
import { follows } from './support/events.ts'
import { eventsOf } from './support/events-table.ts'
import { testPage } from './support/page.ts'
import { roadshow } from './support/roadshows.ts'
import { none } from './support/same.ts'
import { cell, headersIn } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

/** What C68 makes of an event: its precedence from the first to the last. */
const rules: [string, Partial<Roadshow>, { says: string; is: 'text' | 'link' | 'button' | 'nothing' }][] = [
  ['requested and permitted', { has_requested_slot: true }, { says: '*Request sent', is: 'text' }],
  [
    'requested, permitted and with a meeting elsewhere',
    { has_requested_slot: true, meeting_url: 'https://meet.example/1' },
    { says: '*Request sent', is: 'text' },
  ],
  [
    'permitted, with a meeting elsewhere',
    { meeting_url: 'https://meet.example/1' },
    { says: 'Register for Meeting 1, opens in a new tab', is: 'link' },
  ],
  ['permitted', {}, { says: 'Register for Meeting 1', is: 'button' }],
  ['not permitted', { permissioned: false }, { says: 'Request access for Meeting 1', is: 'button' }],
  [
    'not permitted, though requested',
    { permissioned: false, has_requested_slot: true },
    { says: 'Request access for Meeting 1', is: 'button' },
  ],
  [
    'not permitted, with a meeting elsewhere',
    { permissioned: false, meeting_url: 'https://meet.example/1' },
    { says: 'Request access for Meeting 1', is: 'button' },
  ],
  ['closed', { can_register: false }, { says: '', is: 'nothing' }],
  ['closed and not permitted', { can_register: false, permissioned: false }, { says: '', is: 'nothing' }],
  [
    'closed, with a meeting elsewhere',
    { can_register: false, meeting_url: 'https://meet.example/1' },
    { says: '', is: 'nothing' },
  ],
  [
    'with a hostile meeting address',
    { meeting_url: 'javascript:window.attacked=1' },
    { says: 'Register for Meeting 1', is: 'button' },
  ],
]

/** What a cell or a card offers, and how it is named. */
function offerIn(scope: Element) {
  const place = scope.querySelector('.r-registration')
  if (!place) return { says: '', is: 'nothing' }
  const control = place.querySelector('a, button')
  if (!control) return { says: textOf(place), is: 'text' }
  return { says: control.ariaLabel ?? '', is: control.localName === 'a' ? 'link' : 'button' }
}

for (const [which, more, offer] of rules) {
  const event = roadshow(1, { can_register: true, ...more })

  it(`R322 R325 R326 C68 registration in the table: ${which}`, async () => {
    const root = await eventsOf(page, [event])
    assert.deepEqual(offerIn(one(root, 'tbody [data-label=Registration]')), offer)
  })

  it(`R325 R326 C68 registration on a card, the same as in the table: ${which}`, async () => {
    page.signIn()
    page.api.on('roadshows/upcoming', () => [event])
    const root = rootOf(await page.mount('<research-event-cards source="upcoming"></research-event-cards>'))
    const card = await eventually(() => one(root, 'article'))
    assert.deepEqual(offerIn(card), offer)
  })
}

it('R326 a meeting elsewhere opens in a tab of its own that cannot reach this page', async () => {
  const root = await eventsOf(page, [roadshow(1, { can_register: true, meeting_url: 'https://meet.example/1' })])
  const anchor = link(root, 'Register for Meeting 1, opens in a new tab')
  assert.deepEqual([anchor.href, anchor.target], ['https://meet.example/1', '_blank'])
  assert.include(anchor.rel, 'noopener')
  assert.strictEqual(textOf(anchor), 'Register')
  follows(anchor)
  await settled()
  none(root, 'dialog')
})

it('R322 the registration of one event that takes nobody leaves the column to the others', async () => {
  const root = await eventsOf(page, [roadshow(1, { can_register: false }), roadshow(2, { can_register: true })])
  assert.include(headersIn(root), 'Registration')
  assert.strictEqual(textOf(cell(root, 'Meeting 1', 'Registration')), '')
  assert.strictEqual(textOf(cell(root, 'Meeting 2', 'Registration')), 'Register')
})
