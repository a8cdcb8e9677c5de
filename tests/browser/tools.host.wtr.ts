import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { notes, paged } from './support/documents.ts'
import { button, fill, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { searchBox, shows } from './support/feed.ts'
import { closeFrames, type Frame, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { none, same } from './support/same.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { answerTools, filtersButton, lastQuery, rows } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(storeSession.bind(undefined, 'Ada Client', 1))
afterEach(closeFrames)
afterEach(forgetSession)

type Feed = { frame: Frame; root: ShadowRoot }

/** A page with a feed and its tools; nothing of it is loaded that nobody has asked for. */
async function feedFrame({ width = 1200, head = '', attributes = '' } = {}): Promise<Feed> {
  const body = `<div style="position: absolute; inset: 0 auto auto 0; width: ${width}px"><research-feed ${attributes}></research-feed></div>`
  const frame = await openFrame({ head, body })
  const place = frame.window.frameElement as HTMLIFrameElement
  place.width = String(width)
  // Room enough for every popup: at the edge a pixel decides how high it is.
  place.height = '1000'
  answerTools(frame.api)
  frame.api.on('research_documents', paged(notes(1, 3)))
  await frame.loadLoader()
  const root = await eventually(() => rootOf(one(frame.document, 'research-feed')))
  await eventually(() => one(root, 'article'))
  return { frame, root }
}

const scripts = ({ window }: Frame) =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))

it('R168 what is typed while the suggestions load is kept and completed', async () => {
  const { frame, root } = await feedFrame()
  const before = scripts(frame)
  searchBox(root).focus()
  fill(searchBox(root), 'aur')
  assert.deepEqual(scripts(frame), before, 'they are not here yet')
  await sendKeys({ type: 'ora' })
  assert.strictEqual(searchBox(root).value, 'aurora')
  await eventually(() => assert.lengthOf(rows(root), 4))
  assert.isAbove(scripts(frame).length, before.length)
  assert.strictEqual(frame.api.callsTo('typeahead_suggestions').at(-1)?.query.get('search_term'), 'aurora')
  same(root.activeElement, searchBox(root))
})

it('R178 a search that is sent while the suggestions load is not lost', async () => {
  const { frame, root } = await feedFrame()
  searchBox(root).focus()
  fill(searchBox(root), 'margins')
  button(root, 'Search').click()
  await eventually(() => assert.deepEqual(lastQuery(frame.api), { search_term: 'margins' }))
  assert.lengthOf(frame.api.callsTo('quick_select_tag'), 1)
})

it('R188 the filters open as soon as they are loaded, unless the reader has changed their mind', async () => {
  const first = await feedFrame()
  filtersButton(first.root).click()
  none(first.root, '.r-filter-panel')
  await eventually(() => one(first.root, '.r-filter-panel h2'))
  assert.strictEqual(filtersButton(first.root).ariaExpanded, 'true')
  const { frame, root } = await feedFrame()
  filtersButton(root).click()
  await Promise.resolve()
  filtersButton(root).click()
  await eventually(() => assert.include(scripts(frame).join(), '/panel-'))
  await settled()
  none(root, '.r-filter-panel')
  assert.strictEqual(filtersButton(root).ariaExpanded, 'false')
})

describe('where no further file can be loaded', () => {
  /** A policy that lets in what a feed at rest needs, and nothing else. */
  async function lonelyFeed(attributes = '') {
    const { frame: calm } = await feedFrame()
    const files = [...scripts(calm), new URL(loaderPath, location.href).href]
    const policy = `script-src ${files.join(' ')} 'unsafe-eval'`
    const { frame, root } = await feedFrame({
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      attributes,
    })
    const lost: string[] = []
    for (const type of ['unhandledrejection', 'error']) frame.window.addEventListener(type, () => lost.push(type))
    frame.document.addEventListener('research-error', () => lost.push('research-error'))
    return { frame, root, lost }
  }
  it('embedding 12: the search works without suggestions, both ways', async () => {
    const { frame, root, lost } = await lonelyFeed()
    searchBox(root).focus()
    fill(searchBox(root), 'margins')
    await settled()
    button(root, 'Search').click()
    await eventually(() => assert.deepEqual(lastQuery(frame.api), { search_term: 'margins' }))
    none(root, '.r-suggestions, .r-chip')
    assert.lengthOf(frame.api.callsTo('quick_select_tag'), 0)
    one(root, '[type=radio][value=meaning]').click()
    await eventually(() =>
      assert.strictEqual(lastQuery(frame.api, 'semantic_documents').semantic_search_term, 'margins'),
    )
    assert.deepEqual(lost, [])
    assert.deepEqual(frame.complaints, [])
  })

  it('embedding 12: the filters say that they could not be loaded, and the list goes on', async () => {
    const { frame, root, lost } = await lonelyFeed()
    filtersButton(root).click()
    const alert = await eventually(() => one(root, '[role=alert]'))
    assert.strictEqual(textOf(alert), 'The filters could not be loaded. Please try again.')
    assert.strictEqual(filtersButton(root).ariaExpanded, 'false')
    filtersButton(root).click()
    await settled()
    assert.isTrue(alert.isConnected, 'it is tried again, in vain')
    await shows(root, 'Note 1', 'Note 2', 'Note 3')
    assert.deepEqual(lost, [])
    assert.deepEqual(frame.complaints, [])
  })

  it('R138 a list whose token has run out says that it could not be loaded, and can be tried again', async () => {
    const { frame, root, lost } = await lonelyFeed('page-size="2"')
    frame.api.on('research_documents', () => refusal(401))
    button(root, 'Load More').click()
    await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'More documents could not be loaded.'))
    frame.api.on('research_documents', paged(notes(1, 3)))
    button(root, 'Try again').click()
    await shows(root, 'Note 1', 'Note 2', 'Note 3')
    assert.deepEqual(lost, ['research-error'])
  })

  it('embedding 12: filters the reader begins with count without their chips', async () => {
    const { frame, root, lost } = await lonelyFeed('default-filters="filter_Region=Europe"')
    assert.deepEqual(lastQuery(frame.api), { filter_Region: 'Europe' })
    await settled()
    none(root, '.r-chip')
    assert.strictEqual(textOf(one(filtersButton(root), '.r-badge')), '1')
    assert.deepEqual(lost, [])
  })
})
