import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note, paged } from './support/documents.ts'
import { button, fill, one, textOf } from './support/dom.ts'
import { feedOf, openFeed, searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const terms = () => page.api.callsTo('research_documents').map(({ query }) => query.get('search_term'))

async function search(root: ShadowRoot, term: string) {
  searchBox(root).focus()
  await sendKeys({ type: term })
  await sendKeys({ press: 'Enter' })
}

/** What a reader sees of the chip, and what is read out. */
const chip = (root: ShadowRoot) => ({
  seen: textOf(one(root, '.r-chip [aria-hidden=true]')),
  heard: textOf(one(root, '.r-chip .r-visually-hidden')),
  title: one(root, '.r-chip [title]').title,
})

const noChip = (root: ShadowRoot) => eventually(() => none(root, '.r-chip'))

for (const [what, term, shown] of [
  ['a term of 16 characters to 12 and two dots', 'industrial costs', 'industrial c..'],
  ['a longer term too', 'European industrial margins', 'European ind..'],
  ['a term of 15 characters not at all', 'European margin', 'European margin'],
  ['a term of 16 graphemes by graphemes, not by code units', '👩‍🔬'.repeat(16), `${'👩‍🔬'.repeat(12)}..`],
] as const)
  it(`R183 R184 the chip cuts ${what}`, async () => {
    const root = await feedOf(page, note(1))
    fill(searchBox(root), term)
    button(root, 'Search').click()
    await eventually(() =>
      assert.deepEqual(chip(root), {
        seen: `Searching "${shown}"`,
        heard: `Searching "${term}"`,
        title: `Searching "${term}"`,
      }),
    )
  })

it('R173 Enter searches for the trimmed text and empties the box', async () => {
  const root = await feedOf(page, note(1))
  await search(root, '  margins ')
  await eventually(() => assert.deepEqual(terms(), [null, 'margins']))
  assert.strictEqual(searchBox(root).value, '')
})

it('R173 an empty text searches for nothing', async () => {
  const root = await feedOf(page, note(1))
  await search(root, '   ')
  await settled()
  assert.deepEqual(terms(), [null])
  await noChip(root)
})

it('R173 the same search again loads nothing', async () => {
  const root = await feedOf(page, note(1))
  await search(root, 'margins')
  await eventually(() => assert.lengthOf(terms(), 2))
  await search(root, 'margins')
  await settled()
  assert.lengthOf(terms(), 2)
})

it('R185 editing puts the whole term back into the box, which has the focus', async () => {
  const root = await feedOf(page, note(1))
  await search(root, 'European industrial margins')
  ;(await eventually(() => button(root, 'Edit search'))).click()
  await eventually(() => assert.strictEqual(searchBox(root).value, 'European industrial margins'))
  same(root.activeElement, searchBox(root))
  await sendKeys({ press: 'End' })
  await sendKeys({ type: ' 2027' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(terms().at(-1), 'European industrial margins 2027'))
})

it('R186 removing clears the search, and the focus goes to the box', async () => {
  const root = await feedOf(page, note(1))
  await search(root, 'margins')
  ;(await eventually(() => button(root, 'Remove search'))).click()
  await eventually(() => assert.deepEqual(terms(), [null, 'margins', null]))
  await noChip(root)
  same(root.activeElement, searchBox(root))
})

it('R173 the box can be emptied without a search', async () => {
  const root = await feedOf(page, note(1))
  fill(searchBox(root), 'margins')
  ;(await eventually(() => button(root, 'Clear search text'))).click()
  await eventually(() => assert.strictEqual(searchBox(root).value, ''))
  same(root.activeElement, searchBox(root))
  assert.deepEqual(terms(), [null])
})

it('R114 a search without a match says so', async () => {
  page.api.on('research_documents', paged([]))
  const root = await openFeed(page)
  await eventually(() => searchBox(root))
  await search(root, 'xylophone')
  const words = "We can't find what you're looking for. Try using a different search term or filter."
  await eventually(() => assert.include(textOf(root), words))
})

it('embedding 5: a search term is shown as text, whatever it holds', async () => {
  const root = await feedOf(page, note(1))
  await search(root, '<img src=x>')
  await eventually(() => assert.strictEqual(chip(root).seen, 'Searching "<img src=x>"'))
  none(root, 'img')
})
