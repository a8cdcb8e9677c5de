import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, button, field, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { answerInbox, answerReadingList, item, items } from './support/inbox.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const path = 'current_user/inbox'
const listPath = 'current_user/reading_list'

const mount = async (attributes = '') => rootOf(await page.mount(`<research-inbox ${attributes}></research-inbox>`))
const unread = (root: ShadowRoot) => all(root, '.r-inbox__item--unread .r-tile__link').map(textOf)
const titles = (root: ShadowRoot) => all(root, '.r-inbox__item .r-tile__link').map(textOf)
const descriptionOf = (link: Element) => link.getAttribute('aria-description')
const sent = (call: string) =>
  page.api
    .callsTo(call)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body)
const keepHere = (root: ShadowRoot) => root.addEventListener('click', (event) => event.preventDefault())

async function mountInbox(records = items(1, 3), attributes = '') {
  answerInbox(page.api, records)
  page.signIn()
  const root = await mount(attributes)
  await eventually(() => one(root, '.r-inbox__item .r-tile__link'))
  return root
}

it('a row says why it is here, and whether it has been read', async () => {
  const reasons = [
    { kind: 'follow', id: 'c1', name: 'Halvorsen Marine' },
    { kind: 'saved_search', id: '1', name: 'Nordic banks' },
  ] as const
  const root = await mountInbox([item(1, { reasons: [...reasons] }), item(2, { read_at: '2026-11-06T09:00:00Z' })])
  assert.deepEqual(all(root, '.r-inbox__why').map(textOf).slice(0, 2), [
    'You follow Halvorsen Marine',
    'Saved search “Nordic banks”',
  ])
  assert.deepEqual(all(root, '.r-inbox__title').map(textOf), ['Unread: Note 1', 'Note 2'])
  assert.deepEqual(all(root, '.r-tile__link').map(descriptionOf), [null, 'Read'])
})

it('items stand under the days on which they arrived', async () => {
  const root = await mountInbox([
    item(1, { arrived_at: '2025-11-05T15:00:00Z' }),
    item(2, { arrived_at: '2025-11-05T12:00:00Z' }),
    item(3, { arrived_at: '2025-11-03T12:00:00Z' }),
  ])
  assert.deepEqual(all(root, 'h3').map(textOf), ['Wednesday, November 5, 2025', 'Monday, November 3, 2025'])
  assert.deepEqual(
    all(root, '.r-inbox h3 + ul').map((list) => all(list, '.r-tile__link').map(textOf)),
    [['Note 1', 'Note 2'], ['Note 3']],
  )
})

it('opening an item marks it as read', async () => {
  const root = await mountInbox()
  keepHere(root)
  follows(link(root, 'Note 2'))
  await eventually(() => assert.deepEqual(unread(root), ['Note 1', 'Note 3']))
  await eventually(() => assert.deepEqual(sent(path), [{ read: true, ids: ['d2'] }]))
})

it('an item whose page takes the place of the list is still told to the others when it is stored', async () => {
  const root = await mountInbox()
  keepHere(root)
  const other = new BroadcastChannel('research-portal.inbox')
  let told = 0
  other.onmessage = () => told++
  let release = () => {}
  page.api.hold(new Promise((resolve) => (release = resolve)))
  follows(link(root, 'Note 2'))
  root.host.remove()
  release()
  await eventually(() => assert.equal(told, 1))
  other.close()
})

it('an item that has been read is not marked again when it is opened', async () => {
  const root = await mountInbox([item(1, { read_at: '2026-11-06T09:00:00Z' })])
  keepHere(root)
  follows(all<HTMLAnchorElement>(root, '.r-tile__link')[0] as HTMLAnchorElement)
  await settled()
  assert.isEmpty(sent(path))
})

it('scrolling marks nothing', async () => {
  const root = await mountInbox(items(1, 30), 'page-size="30"')
  window.scrollTo(0, document.body.scrollHeight)
  await settled()
  assert.isEmpty(sent(path))
  window.scrollTo(0, 0)
  assert.lengthOf(unread(root), 30)
})

it('a row can be marked as unread again', async () => {
  const root = await mountInbox([item(1, { read_at: '2026-11-06T09:00:00Z' })])
  button(root, 'Mark as unread: Note 1').click()
  await eventually(() => button(root, 'Mark as read: Note 1'))
  await eventually(() => assert.deepEqual(sent(path), [{ read: false, ids: ['d1'] }]))
})

it('all can be marked as read, and that can be taken back', async () => {
  const root = await mountInbox([item(1), item(2, { read_at: '2026-11-06T09:00:00Z' }), item(3)])
  const mark = button(root, 'Mark all as read')
  mark.focus()
  mark.click()
  const undo = await eventually(() => button(root, 'Undo'))
  assert.isEmpty(unread(root))
  assert.include(textOf(one(root, '[role=status]')), '2 items marked as read.')
  undo.focus()
  undo.click()
  await eventually(() => assert.deepEqual(unread(root), ['Note 1', 'Note 3']))
  await eventually(() => assert.deepEqual(sent(path), [{ read: true }, { read: false, ids: ['d1', 'd3'] }]))
  assert.strictEqual(textOf(root.activeElement as HTMLElement), 'Mark all as read')
})

it('a change that is not stored is shown as before, and says so', async () => {
  const root = await mountInbox()
  page.api.on(path, () => refusal(500))
  const heard = hear()
  button(root, 'Mark as read: Note 1').click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'could not be saved'))
  assert.lengthOf(unread(root), 3)
  assert.deepEqual(
    heard.events.map(({ type }) => type),
    ['research-error'],
  )
  heard.stop()
})

it('only unread items can be shown', async () => {
  const root = await mountInbox([item(1), item(2, { read_at: '2026-11-06T09:00:00Z' })])
  field(root, 'Unread').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1']))
  // What is read now stays in its place.
  button(root, 'Mark as read: Note 1').click()
  await eventually(() => button(root, 'Mark as unread: Note 1'))
  assert.deepEqual(titles(root), ['Note 1'])
})

it('unread items come from the API in full pages, wherever they are in the inbox', async () => {
  const read = { read_at: '2026-11-06T09:00:00Z' }
  const root = await mountInbox(
    [...items(1, 120).map((each) => ({ ...each, ...read })), ...items(121, 125)],
    'page-size="2"',
  )
  const before = page.api.callsTo(path).length
  field(root, 'Unread').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 121', 'Note 122']))
  button(root, 'Load More').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 121', 'Note 122', 'Note 123', 'Note 124']))
  assert.lengthOf(page.api.callsTo(path), before + 2)
})

it('Load More of unread items leaves none out, also after some were read', async () => {
  const root = await mountInbox(items(1, 7), 'page-size="3"')
  field(root, 'Unread').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1', 'Note 2', 'Note 3']))
  for (const n of [1, 2]) {
    button(root, `Mark as read: Note ${n}`).click()
    await eventually(() => button(root, `Mark as unread: Note ${n}`))
    await eventually(() => assert.lengthOf(sent(path), n))
  }
  for (const count of [5, 7]) {
    await eventually(() => button(root, 'Load More')).then((more) => more.click())
    await eventually(() => assert.lengthOf(titles(root), count))
  }
  none(root, '.r-list-end button')
})

it('of an API that lists all items, only unread ones are shown, and none is left out', async () => {
  const read = { read_at: '2026-11-06T09:00:00Z' }
  answerInbox(page.api, [item(1), item(2), { ...item(3), ...read }, item(4), item(5)], { listsAll: true })
  page.signIn()
  const root = await mount('page-size="2"')
  await eventually(() => button(root, 'Load More'))
  field(root, 'Unread').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1', 'Note 2']))
  button(root, 'Mark as read: Note 1').click()
  await eventually(() => assert.lengthOf(sent(path), 1))
  button(root, 'Load More').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1', 'Note 2', 'Note 4']))
  button(root, 'Load More').click()
  await eventually(() => assert.deepEqual(titles(root), ['Note 1', 'Note 2', 'Note 4', 'Note 5']))
})

it('Load More puts the focus on the first item that it adds', async () => {
  const root = await mountInbox(items(1, 4), 'page-size="2"')
  const more = button(root, 'Load More')
  more.focus()
  more.click()
  await eventually(() => assert.strictEqual(textOf(root.activeElement as HTMLElement), 'Note 3'))
})

it('a change in another tab is shown', async () => {
  const root = await mountInbox()
  answerInbox(page.api, [item(1, { read_at: '2026-11-06T09:00:00Z' }), item(2)])
  const other = new BroadcastChannel('research-portal.inbox')
  other.postMessage('')
  await eventually(() => assert.deepEqual(unread(root), ['Note 2']))
  other.close()
})

it('the focus stays on the filter while another list loads', async () => {
  const root = await mountInbox()
  page.api.hold(new Promise((resolve) => setTimeout(resolve, 400)))
  const choice = one<HTMLInputElement>(root, 'input[type=radio]:not(:checked)')
  choice.focus()
  choice.click()
  await eventually(() => one(root, '[aria-busy=true]'))
  await eventually(() => one(root, '.r-inbox__item .r-tile__link'))
  same(root.activeElement, choice)
})

it('an empty inbox says how research gets here', async () => {
  answerInbox(page.api, [])
  page.signIn()
  const root = await mount()
  await eventually(() => link(root, 'Open preferences'))
  for (const name of ['Find companies', 'Search research']) link(root, name)
})

it('what is removed from the reading list stays in its place, so that it can be taken back', async () => {
  answerReadingList(page.api, 1, 2)
  page.signIn()
  const root = await mount('view="reading-list"')
  const remove = await eventually(() => button(root, 'Remove from Read later: Note 1'))
  remove.focus()
  remove.click()
  const undo = await eventually(() => button(root, 'Undo removing Note 1'))
  assert.strictEqual(root.activeElement, undo)
  undo.click()
  await eventually(() => button(root, 'Remove from Read later: Note 1'))
  await eventually(() =>
    assert.deepEqual(sent(listPath), [
      { document_id: 'd1', saved: false },
      { document_id: 'd1', saved: true },
    ]),
  )
})

it('what is kept in a list of research arrives in the reading list of the page', async () => {
  answerReadingList(page.api, 1)
  page.api.on('research_documents', () => [note(2, { saved: false })])
  page.signIn()
  const list = await mount('view="reading-list"')
  await eventually(() => assert.deepEqual(titles(list), ['Note 1']))
  const feed = rootOf(await page.mount('<research-feed></research-feed>'))
  const keep = await eventually(() => button(feed, 'Read later: Note 2'))
  answerReadingList(page.api, 2, 1)
  keep.click()
  await eventually(() => button(feed, 'Saved to read later: Note 2'))
  await eventually(() => assert.deepEqual(titles(list), ['Note 2', 'Note 1']))
})

it('what is kept in another tab is shown, unless another user has kept it', async () => {
  answerReadingList(page.api)
  page.api.on('research_documents', () => [1, 2, 3].map((n) => note(n, { saved: false })))
  page.signIn()
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  const other = new BroadcastChannel('research-portal.reading-list')
  const told = new Promise<object>((resolve) => {
    other.onmessage = ({ data }) => resolve(data)
  })
  ;(await eventually(() => button(root, 'Read later: Note 1'))).click()
  const message = await told
  other.postMessage({ ...message, id: 'd2', user: 'somebody else' })
  other.postMessage({ ...message, id: 'd3' })
  await eventually(() => button(root, 'Saved to read later: Note 3'))
  button(root, 'Read later: Note 2')
  other.close()
})

it('a document that could not be kept is shown as before, and says what the server refuses', async () => {
  page.api.on(listPath, () => refusal(422, 'The list is full.'))
  page.api.on('research_documents', () => [note(7, { saved: false })])
  page.signIn()
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  ;(await eventually(() => button(root, 'Read later: Note 7'))).click()
  await eventually(() => assert.strictEqual(textOf(one(root, '[role=alert]')), 'The list is full.'))
  button(root, 'Read later: Note 7')
})

it('an API that does not say what is kept has no button for it, and one that does not say what is read no mark', async () => {
  page.api.on('research_documents', () => [note(1)])
  page.signIn()
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  await eventually(() => link(root, 'Note 1'))
  await settled()
  none(root, '.r-tile__keep, .r-tile__link--read')
})

it('a title that has been read says so', async () => {
  page.api.on('research_documents', () => [note(1, { read_at: '2026-11-06T09:00:00Z' }), note(2, { read_at: null })])
  page.signIn()
  const root = rootOf(await page.mount('<research-feed></research-feed>'))
  await eventually(() => assert.deepEqual(all(root, '.r-tile__link').map(textOf), ['Note 1', 'Note 2']))
  assert.deepEqual(all(root, '.r-tile__link').map(descriptionOf), ['Read', null])
})

for (const attributes of ['', 'view="reading-list"'])
  for (const status of [404, 405, 501])
    it(`<research-inbox ${attributes}> hides if the API answers ${status}, since it lacks the call`, async () => {
      page.signIn()
      for (const each of [path, listPath]) page.api.on(each, () => refusal(status))
      const root = await mount(attributes)
      await eventually(() => none(root, 'section, [aria-busy=true], button'))
    })
