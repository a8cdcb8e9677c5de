import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

const closed = note(1, { permissioned: false, entitled: false, access_request: null })
const access = {
  document_id: closed.id,
  permissioned: false,
  entitled: false,
  reasons: [
    { kind: 'region', names: ['Nordics', 'Europe'] },
    { kind: 'level', names: [] },
  ],
  subscription_ended: null,
  request: null,
}
const requested_at = '2026-11-05T12:00:00.000Z'
const pending = { status: 'pending', requested_at, note: 'For us.', answer: null, decided_at: null }

async function openDialog() {
  const root = await feedOf(page, closed)
  one(root, 'h2 button').click()
  const dialog = await eventually(() => one<HTMLDialogElement>(root, 'dialog:modal'))
  return { root, dialog }
}

it('R262 the dialog says what the subscription lacks', async () => {
  page.api.on('current_user/document_access', () => access)
  const { dialog } = await openDialog()
  await eventually(() =>
    assert.deepEqual(all(dialog, '.r-access__reasons li').map(textOf), [
      'Region: Nordics or Europe',
      'A higher subscription level is needed.',
    ]),
  )
})

it('R262 one press asks, the tile tells it, and it can be withdrawn', async () => {
  page.api.on('current_user/document_access', () => access)
  page.api.on('current_user/access_requests', () => ({ ...access, request: pending }))
  page.api.on('current_user/access_requests/withdraw', () => access)
  const { root, dialog } = await openDialog()
  ;(await eventually(() => button(dialog, 'Request access'))).click()
  await eventually(() => assert.include(textOf(dialog), 'You requested access on November 05, 2026.'))
  assert.include(textOf(dialog), 'For us.')
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-tile__request')), 'Requested on Nov 5'))
  const withdraw = await eventually(() => one(dialog, 'footer [aria-busy="false"]'))
  withdraw.click()
  await eventually(() => button(dialog, 'Request access'))
  none(root, '.r-tile__request')
})

it('R262 a request that was not sent says so and can be repeated', async () => {
  page.api.on('current_user/document_access', () => access)
  page.api.on('current_user/access_requests', () => refusal(422, 'At most 30 requests can wait for an answer.'))
  const { dialog } = await openDialog()
  ;(await eventually(() => button(dialog, 'Request access'))).click()
  await eventually(() => assert.include(textOf(one(dialog, '[role="alert"]')), 'At most 30 requests'))
  button(dialog, 'Request access')
})

it('R262 a document that was granted meanwhile is opened from the dialog', async () => {
  page.api.on('current_user/document_access', () => ({
    ...access,
    permissioned: true,
    entitled: true,
    reasons: [],
    request: { ...pending, status: 'granted' },
  }))
  const { dialog } = await openDialog()
  const open = await eventually(() => one<HTMLAnchorElement>(dialog, 'footer a'))
  assert.strictEqual(new URL(open.href).pathname, '/document/R-1')
  none(dialog, 'textarea')
})

it('R262 to an API without requests the dialog has its text alone', async () => {
  page.api.on('current_user/document_access', () => refusal(404, 'No such call.'))
  const { dialog } = await openDialog()
  await eventually(() => none(dialog, '[aria-busy="true"]'))
  none(dialog, '[role="alert"]')
  none(dialog, 'textarea')
})
