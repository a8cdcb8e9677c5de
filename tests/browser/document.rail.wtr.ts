import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { targeted } from './support/companies.ts'
import { note, notes, paged } from './support/documents.ts'
import { all, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  scrollTo(0, 0)
})

const about = {
  primary_focus: { type: 'Company', value: 'Halden Gas' },
  primary_tags: [{ id: targeted.id, category: 'Company', value: 'Halden Gas' }],
}

async function read(width: number, more: object = about, html = '<p>Margins widen.</p>') {
  page.api.on('web_document_by_ref', () => note(1, more))
  page.api.on('web_document_preview', () => ({ html_content: html }))
  page.signIn()
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0'
  const element = await page.mount('<research-document document-id="R-1"></research-document>')
  element.style.inlineSize = `${width}px`
  const root = rootOf(element)
  await eventually(() => one(root, 'article[aria-busy=false]'))
  return root
}

const earlier = paged(
  notes(2, 9).map((each) => ({
    ...each,
    publication_date: '2026-10-01T09:00:00Z',
    permissioned: each.id !== 'd3',
  })),
)

it('the company of a document stands beside the text with rating, target and upside, and leads to its page', async () => {
  page.api.on('tags/{id}', () => targeted)
  page.api.on('web_documents_by_tag', earlier)
  const root = await read(1180)
  const card = await eventually(() => one(root, '.r-company-card'))
  for (const text of ['Halden Gas', 'Buy', 'NOK 120.00', 'NOK 100.00', '+20.0%', 'NOK 39.2bn'])
    assert.include(textOf(card), text)
  const [text, rail] = [one(root, 'article'), one(root, 'aside')].map((each) => each.getBoundingClientRect())
  assert.isAtLeast(rail?.left ?? 0, text?.right ?? 0)
  assert.isBelow(rail?.top ?? 0, text?.top ?? 0)
  const heard = hear()
  assert.isTrue(follows(link(card, 'Open company')))
  heard.stop()
  assert.include(heard.events.map(({ detail }) => detail.href).join(), `/company_profile/`)
})

it('five earlier notes at most, and none that the user may not open', async () => {
  page.api.on('tags/{id}', () => targeted)
  page.api.on('web_documents_by_tag', earlier)
  const root = await read(1180)
  const shown = await eventually(() => {
    const items = all(root, '.r-notes__note a')
    assert.isNotEmpty(items)
    return items
  })
  assert.deepEqual(shown.map(textOf), ['Note 2', 'Note 4', 'Note 5', 'Note 6', 'Note 7'])
})

it('titles of earlier notes leave out the company, which stands above them', async () => {
  page.api.on('tags/{id}', () => targeted)
  const named = notes(2, 2).map((each) => ({
    ...each,
    title: 'Halden Gas: a cold winter',
    publication_date: '2026-10-01T09:00:00Z',
  }))
  page.api.on('web_documents_by_tag', paged(named))
  const root = await read(1180)
  await eventually(() => assert.deepEqual(all(root, '.r-notes__note a').map(textOf), ['A cold winter']))
})

it('earlier notes are asked for up to the day of the document, so that an old one has some too', async () => {
  page.api.on('tags/{id}', () => targeted)
  page.api.on('web_documents_by_tag', earlier)
  await read(1180)
  await eventually(() => {
    const ends = page.api.callsTo('web_documents_by_tag').map(({ query }) => query.get('end_date'))
    assert.deepEqual(ends, [null, note(1).publication_date?.slice(0, 10) ?? ''])
  })
})

it('R339 WCAG 2.4.11 the company stays in view beside a long text, and scrolls in itself where the window is lower', async () => {
  page.api.on('tags/{id}', () => targeted)
  page.api.on('web_documents_by_tag', earlier)
  const root = await read(1180, about, '<p>Margins widen.</p>'.repeat(100))
  const rail = await eventually(() => one(root, 'aside'))
  await eventually(() => assert.lengthOf(all(rail, '.r-notes__note'), 5))
  const scrollTo2000 = async () => {
    scrollTo(0, 0)
    await settled()
    scrollTo(0, 2000)
  }
  const height = rail.scrollHeight
  for (const window of [height + 100, height - 100]) {
    await setViewport({ width: 1440, height: window })
    await scrollTo2000()
    await eventually(() => assert.approximately(rail.getBoundingClientRect().top, 24, 5))
    assert.isAtMost(rail.getBoundingClientRect().bottom, innerHeight)
  }
  all(rail, '.r-notes__note a').at(-1)?.focus()
  await eventually(() => assert.isAtLeast(rail.scrollTop, 1))
})

it('below 1180 px the company is below the text', async () => {
  page.api.on('tags/{id}', () => targeted)
  page.api.on('web_documents_by_tag', earlier)
  const root = await read(1179)
  const rail = await eventually(() => one(root, 'aside'))
  assert.isAtLeast(rail.getBoundingClientRect().top, one(root, 'article').getBoundingClientRect().bottom)
})

for (const [words, answer] of [
  ['that is not covered', () => ({ ...targeted, in_scope: false })],
  ['that is not active', () => refusal(403)],
  ['that the API does not know', () => refusal(404)],
] as const)
  it(`R298 nothing is shown of a company ${words}, and nothing fails`, async () => {
    page.api.on('tags/{id}', answer)
    page.api.on('web_documents_by_tag', () => refusal(404))
    const heard = hear()
    const root = await read(1180)
    await eventually(() => assert.lengthOf(page.api.callsTo('web_documents_by_tag'), 2))
    await settled()
    heard.stop()
    none(root, 'aside')
    assert.notInclude(heard.events.map(({ type }) => type).join(), 'research-error')
  })

it('beside a document about no company are earlier notes by its analyst', async () => {
  page.api.on('web_documents_by_tag', earlier)
  const root = await read(1180, { analysts: [{ id: 'a7', category: 'Analyst', value: 'Ingrid Åkesson' }] })
  const rail = await eventually(() => one(root, 'aside'))
  assert.strictEqual(textOf(one(rail, 'h2')), 'Earlier notes by Ingrid Åkesson')
  assert.lengthOf(all(rail, '.r-notes__note'), 5)
  assert.deepEqual(
    page.api.callsTo('web_documents_by_tag').map(({ query }) => query.get('tag_id')),
    ['a7'],
  )
})

it('a document about no company and by no known analyst requests none', async () => {
  const root = await read(1180, {})
  await settled()
  none(root, 'aside')
  assert.isEmpty(page.api.callsTo('web_documents_by_tag'))
})
