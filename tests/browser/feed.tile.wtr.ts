import { assert } from 'chai'
import type { WebDocument } from '#contract/document.ts'
import { note } from './support/documents.ts'
import { all, link, one, textOf } from './support/dom.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
afterEach(() => page.loader.configure({ disableProfileLinks: '' }))

const tag = (category: string, value: string) => ({
  id: value,
  category,
  value,
  profile_link: `/profile/${encodeURIComponent(value)}`,
})

const tagged = note(1, {
  other_tags: [tag('Sector', 'Energy'), tag('Region', 'Europe')],
  primary_tags: [tag('Company', 'Halden Gas'), tag('Company', 'Halden Oil')],
  analysts: [tag('Analyst', 'Maria Lind')],
})

it('R266 a tile says what it is, when, where and how long', async () => {
  const root = await feedOf(page, note(1, { region: 'Europe', publication_date: '2026-11-05' }))
  assert.strictEqual(textOf(one(root, '.r-tile__facts')), 'Company NoteNovember 05, 2026Europe12 pages')
  assert.strictEqual(textOf(one(root, '.r-tile__summary')), 'What note 1 says.')
})

it('R266 the subtitle stands under the title; one page is one page', async () => {
  const root = await feedOf(page, note(1, { summary: null, subtitle: 'A cold winter', page_count: 1 }))
  assert.strictEqual(textOf(one(root, '.r-tile__subtitle')), 'A cold winter')
  assert.include(textOf(one(root, '.r-tile__facts')), '1 page')
})

it('R258 each document type has its colour, an unknown one is grey', async () => {
  const types = ['Company Note', 'Macro', 'Model', 'Tear Sheet', 'Postcard']
  const root = await feedOf(page, ...types.map((type, index) => note(index, { document_type: type })))
  const colours = all(root, '.r-document-type').map((element) => getComputedStyle(element).color)
  assert.strictEqual(new Set(colours).size, types.length)
  assert.strictEqual(colours.at(-1), getComputedStyle(one(root, '.r-tile__facts')).color)
})

it('R252 tags stand in the order Analyst, Company, Sector, and lead to their profiles', async () => {
  const root = await feedOf(page, tagged)
  const groups = all(root, '.r-tag-list > [role=group]')
  assert.deepEqual(
    groups.map(({ ariaLabel }) => ariaLabel),
    ['Analyst', 'Company', 'Sector'],
  )
  assert.deepEqual(all(root, '.r-tag-list [role=group] > *').map(textOf), [
    'Maria Lind',
    'Halden Gas',
    'Halden Oil',
    'Energy',
  ])
  assert.strictEqual(link(root, 'Halden Gas').href, new URL('/profile/Halden%20Gas', location.href).href)
})

it('R266 what a document is mainly about stands with its facts, once, and leads to its profile', async () => {
  const focus = { type: 'Index', value: 'Euro Stoxx', profile_link: '/profile/sx5e' }
  const root = await feedOf(page, { ...tagged, primary_focus: focus })
  assert.include(textOf(one(root, '.r-tile__facts')), 'Euro Stoxx')
  assert.strictEqual(link(root, 'Euro Stoxx').href, new URL('/profile/sx5e', location.href).href)
  page.stage.replaceChildren()
  const known = await feedOf(page, { ...tagged, primary_focus: { ...focus, value: 'Halden Gas' } })
  assert.notInclude(textOf(one(known, '.r-tile__facts')), 'Halden Gas')
})

it('R052 profile links are off by the text `true` alone: then names are plain text', async () => {
  const root = await feedOf(page, tagged)
  page.loader.configure({ disableProfileLinks: '1' })
  assert.strictEqual(all(root, '.r-tag-list a').length, 4)
  page.stage.replaceChildren()
  page.loader.configure({ disableProfileLinks: 'true' })
  const plain = await feedOf(page, tagged)
  assert.deepEqual(all(plain, '.r-tag-list [role=group] > *').map(textOf), [
    'Maria Lind',
    'Halden Gas',
    'Halden Oil',
    'Energy',
  ])
  none(plain, '.r-tag-list a')
})

const priced = { target_price: 42, target_price_currency: 'EUR' }

for (const [what, figures, expected] of [
  ['alone', { rating: 'Buy' }, ['Buy']],
  ['raised', { rating: 'Buy', prior_rating: 'Hold', rating_change: 'upgrade' }, ['Hold→ now Buy up']],
  ['cut', { rating: 'Sell', prior_rating: 'Hold', rating_change: 'Downgrade' }, ['Hold→ now Sell down']],
  ['the same as before', { rating: 'Buy', prior_rating: 'Buy' }, ['Buy']],
  ['a target price alone', priced, ['Target EUR 42.00']],
  ['a target price raised', { ...priced, prior_target_price: 38.5 }, ['Target EUR 38.50→ now EUR 42.00 up +9.1%']],
  ['a target price cut', { ...priced, prior_target_price: 50 }, ['Target EUR 50.00→ now EUR 42.00 down −16.0%']],
  ['a target price of zero', { ...priced, target_price: 0 }, ['Target EUR 0.00']],
] as const)
  it(`R267 rating and target price: ${what}`, async () => {
    const root = await feedOf(page, note(1, figures))
    assert.deepEqual(all(root, '.r-price-change').map(textOf), [...expected])
  })

it('R399 a record with nothing but an id is shown', async () => {
  const root = await feedOf(page, { id: 'd7' })
  assert.strictEqual(link(root, 'Untitled document').href, new URL('/document/d7', location.href).href)
  assert.strictEqual(textOf(one(root, 'article')), 'Untitled document')
})

it('R399 a record whose every field is null is shown', async () => {
  const empty = Object.fromEntries(Object.keys(note(1)).map((key) => [key, null]))
  const root = await feedOf(page, { ...empty, id: 'd7', primary_tags: null, analysts: null })
  assert.strictEqual(textOf(one(root, 'h2')), 'Untitled document')
})

it('embedding 5: text fields show markup literally', async () => {
  const markup = '<img src=x onerror="window.attacked = true"><b>&amp;</b>'
  const fields = ['title', 'summary', 'document_type', 'region', 'prior_rating', 'target_price_currency']
  const hostile: Partial<WebDocument> = Object.fromEntries(fields.map((name) => [name, markup]))
  const root = await feedOf(page, {
    ...note(1, { ...hostile, rating: 'Buy', target_price: 1 }),
    analysts: [tag('Analyst', markup)],
  })
  assert.strictEqual(textOf(root).split(markup).length - 1, fields.length + 1)
  none(root, 'img, b')
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

const hostileAddresses = [
  'javascript:window.attacked = true',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'https://user:secret@evil.example/',
  'http://[',
]
for (const address of hostileAddresses)
  it(`embedding 6: ${JSON.stringify(address)} becomes no link and no download`, async () => {
    const root = await feedOf(
      page,
      note(1, {
        preview_url: address,
        download_url: address,
        analysts: [{ ...tag('Analyst', 'Maria Lind'), profile_link: address }],
      }),
    )
    await eventually(() => assert.include(textOf(root), 'Maria Lind'))
    assert.strictEqual(textOf(one(root, 'h2')), 'Note 1')
    none(root, 'article a, article button')
  })

it('R222 R257 passages found by words show them marked, and how many more there are', async () => {
  const search_hits = [{ text: 'Gold is dear.', page_number: 3, marks: [[0, 4]] }]
  const root = await feedOf(page, note(1, { search_hits, search_hit_count: 5 }))
  assert.strictEqual(textOf(one(root, '.r-tile__passage')), 'Gold is dear. Page 3')
  assert.strictEqual(textOf(one(root, '.r-tile__passage mark')), 'Gold')
  assert.strictEqual(textOf(one(root, '.r-tile__more')), 'and 4 more')
  assert.strictEqual(new URL(link(root, 'Page 3').href).hash, '#page=3&find=Gold')
  none(root, '.r-tile__summary')
})

it('R222 a document found by its title shows that word marked, and its summary even where it is a row', async () => {
  const root = await feedOf(page, note(1, { title_marks: [[0, 4]], summary_marks: [] }), note(2))
  const [found, other] = all(root, '.r-tile')
  if (!found || !other) throw new Error('There are two tiles.')
  assert.strictEqual(textOf(one(found, 'h2 mark')), 'Note')
  none(other, 'mark')
  page.stage.style.inlineSize = '1100px'
  await eventually(() => assert.isAbove(one(found, '.r-tile__summary').clientHeight, 10))
  await eventually(() => assert.isBelow(one(other, '.r-tile__summary').clientHeight, 2))
})
