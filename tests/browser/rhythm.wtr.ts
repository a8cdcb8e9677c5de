import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { targeted } from './support/companies.ts'
import { openProfile } from './support/company-profile.ts'
import { notes } from './support/documents.ts'
import { all, one } from './support/dom.ts'
import { openFeed } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
const address = location.href
beforeEach(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  history.replaceState(null, '', address)
  page.stage.removeAttribute('style')
})

const box = (element: Element) => element.getBoundingClientRect()

it('R286 R289 five facts of a company stand in rows of three and two where one has no room for all', async () => {
  page.stage.style.inlineSize = '720px'
  const root = await openProfile(page, targeted)
  const rows = new Map<number, number>()
  for (const fact of all(root, '.r-company-figures__item')) {
    const top = Math.round(box(fact).top)
    rows.set(top, (rows.get(top) ?? 0) + 1)
  }
  assert.deepEqual([...rows.values()], [3, 2])
})

/** A feed that is searched and filtered. */
async function narrowed(): Promise<ShadowRoot> {
  history.replaceState(null, '', '?search_term=margin&filter_Region=Nordics')
  page.api.on('research_documents', () => notes(1, 3))
  const root = await openFeed(page, 'url-state="page"')
  await eventually(() => assert.lengthOf(all(root, '.r-chip'), 2))
  return root
}

it('R183 R210 the chips of a search and of filters follow the field in one rhythm', async () => {
  const root = await narrowed()
  const [search, filter] = all(root, '.r-chip')
  const field = one(root, '.r-search-field')
  if (!search || !filter) throw new Error('no chips')
  assert.closeTo(box(search).top - box(field).bottom, 8, 1)
  assert.closeTo(box(filter).top - box(search).bottom, 8, 1)
})

it('WCAG 2.5.8 embedding 24: under a finger a chip is 32 px high, and what removes it is met on 40', async () => {
  const root = await narrowed()
  for (const chip of all(root, '.r-chip')) {
    chip.style.setProperty('--_target', '40px')
    assert.closeTo(box(chip).height, 32, 1)
    const remove = box(one(chip, 'button:last-of-type'))
    assert.isAtLeast(remove.width, 40)
    for (const y of [remove.top + remove.height / 2 - 19, remove.top + remove.height / 2 + 19])
      assert.isTrue(chip.contains(root.elementFromPoint(remove.left + 20, y)), `${y}`)
  }
})
