import { assert } from 'chai'
import { german } from '#i18n/german.ts'
import { widgets } from '#widgets/all-specs.ts'
import { notes, paged } from '../support/documents.ts'
import { all, fill, one, rootOf, textOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { speaks, wordsIn } from '../support/languages.ts'
import { classicPath } from '../support/loader.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

afterEach(closeFrames)
afterEach(forgetSession)

const folder = new URL('/dist/widgets/', location.href).href
type Chunk = { file: string }
const manifest: Record<string, Chunk> = await (await fetch(`${folder}.vite/manifest.json`)).json()
const isGerman = (key: string) => key.endsWith('/i18n/german.ts')
const words = Object.entries(manifest).find(([key]) => isGerman(key))?.[1].file ?? ''

const scene = sceneOf('research-feed')
const pair = `${scene.html}${scene.html.replace(' ', ' lang="de" ')}`

async function feedsIn(body: string, head = ''): Promise<{ frame: Frame; feeds: HTMLElement[] }> {
  storeSession()
  const frame = await openFrame({ head, body })
  scene.answer(frame.api)
  return { frame, feeds: [...frame.document.querySelectorAll<HTMLElement>('research-feed')] }
}

const wordFiles = ({ window }: Frame) =>
  window.performance.getEntriesByType('resource').filter(({ name }) => name === `${folder}${words}`)

const moreIn = (feed: Element) => textOf(one(rootOf(feed), '.r-feed__end button, .r-list-end button'))

it('embedding 24: the German words come once, however many speak German, and beside the element’s own files', async () => {
  assert.include(words, 'german')
  const { frame, feeds } = await feedsIn(`<div lang="de">${scene.html.repeat(3)}</div>`)
  await frame.loadLoader()
  for (const feed of feeds) await speaks(feed, 'de')
  assert.lengthOf(wordFiles(frame), 1)
  const [file] = wordFiles(frame) as PerformanceResourceTiming[]
  const [core] = frame.window.performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/core-')) as PerformanceResourceTiming[]
  assert.isBelow(file?.startTime ?? Number.NaN, core?.responseEnd ?? 0, 'asked for before the core was here')
})

it('embedding 24: no page in English fetches them, whatever is on it', async () => {
  storeSession()
  const frame = await openFrame({ body: widgets.map(({ spec }) => sceneOf(spec.tag).html).join('') })
  await (await frame.loadLoader()).allDefined()
  await settled()
  assert.isEmpty(wordFiles(frame))
})

it('embedding 24: where they cannot be loaded an element speaks English and works, and the next one tries again', async () => {
  const others = Object.values(manifest).filter(({ file }) => file !== words)
  const sources = [`${folder}loader.js`, ...others.map(({ file }) => `${folder}${file}`)].join(' ')
  const policy = `script-src 'unsafe-eval' ${sources}`
  const { frame, feeds } = await feedsIn(
    scene.html.replace(' ', ' lang="de" '),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  await frame.loadLoader()
  const [feed] = feeds
  if (!feed) throw new Error('no feed')
  await speaks(feed, 'en')
  assert.strictEqual(one(rootOf(feed), '.r-root').lang, 'en')
  assert.isAtLeast(frame.complaints.filter((text) => text.includes('"de" could not be loaded')).length, 1)
  const told = frame.complaints.length
  feed.insertAdjacentHTML('afterend', scene.html.replace(' ', ' lang="de" '))
  await eventually(() => assert.isAbove(frame.complaints.length, told))
  frame.complaints.length = 0
})

it('embedding 24: what is loaded, opened and typed later is in the language of its own element', async () => {
  const { frame, feeds } = await feedsIn(pair)
  await frame.loadLoader()
  const [english, other] = feeds
  if (!english || !other) throw new Error('two feeds')
  await speaks(english, 'en')
  await speaks(other, 'de')
  const tilesIn = (feed: Element) => all(rootOf(feed), 'article').length
  for (const feed of [other, english, other]) {
    const before = tilesIn(feed)
    one(rootOf(feed), '.r-list-end button').click()
    await eventually(() => assert.isAbove(tilesIn(feed), before))
    fill(one<HTMLInputElement>(rootOf(feed), 'input[type=search]'), 'margins')
    await settled()
    const clear = (language: string) => (language === 'de' ? german['search.clear'] : 'Clear search text')
    await eventually(() =>
      one(
        rootOf(feed),
        `[aria-label="${clear(feed === other ? 'de' : 'en')}"], [title="${clear(feed === other ? 'de' : 'en')}"]`,
      ),
    )
  }
  assert.notInclude(wordsIn(rootOf(other)), 'Clear search text')
  assert.notInclude(wordsIn(rootOf(english)), german['search.clear'] ?? '')
})

it('embedding 24: a host’s words are for all languages, or for one, which wins; a key that nobody knows harms nothing', async () => {
  const { frame, feeds } = await feedsIn(`${pair}${scene.html.replace(' ', ' lang="fr-CA" ')}`)
  const { configure } = await frame.loadLoader()
  const [english, other, french] = feeds
  if (!english || !other || !french) throw new Error('three feeds')
  await speaks(other, 'de')
  const asIs = german['feed.loadMore']
  await eventually(() => assert.deepEqual(feeds.map(moreIn), ['Load More', asIs, 'Load More']))
  configure({ messages: { 'feed.loadMore': 'More', 'no.such': '?', 'de:no.such': '?' } })
  await eventually(() => assert.deepEqual(feeds.map(moreIn), ['More', 'More', 'More']))
  configure({ messages: { 'de:feed.loadMore': 'Mehr', 'fr:feed.loadMore': 'Plus' } })
  await eventually(() => assert.deepEqual(feeds.map(moreIn), ['More', 'Mehr', 'Plus']))
})

it('embedding 24: dates and figures are of the element’s own language, else of the setting', async () => {
  const { frame, feeds } = await feedsIn(`${pair}${scene.html.replace(' ', ' lang="de-AT" ')}`)
  frame.api.on(
    'research_documents',
    paged(
      notes(1, 3).map((note) => ({
        ...note,
        publication_date: '2026-01-05',
        target_price: 1234.5,
        target_price_currency: 'EUR',
      })),
    ),
  )
  const { configure } = await frame.loadLoader()
  const datesAre = (...dates: string[]) =>
    eventually(() =>
      assert.deepEqual(
        feeds.map((feed) => textOf(one(rootOf(feed), 'time'))),
        dates,
      ),
    )
  await datesAre('January 05, 2026', '5. Januar 2026', '5. Jänner 2026')
  configure({ locale: 'en-GB' })
  await datesAre('05 January 2026', '5. Januar 2026', '5. Jänner 2026')
  configure({ locale: 'de-CH' })
  await datesAre('5. Januar 2026', '5. Januar 2026', '5. Januar 2026')
})

it('embedding 24: the classic script has the German words in it', async () => {
  const { frame, feeds } = await feedsIn(pair)
  await frame.runScript(classicPath, 'text/javascript')
  const [english, other] = feeds
  if (!english || !other) throw new Error('two feeds')
  await speaks(english, 'en')
  await speaks(other, 'de')
  const scripts = frame.window.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  assert.lengthOf(scripts, 1)
})

it('embedding 24: one observer follows the languages of all, and rests when the last has gone', async () => {
  const { frame } = await feedsIn(`<section>${pair}</section>`)
  const { prototype } = frame.window.MutationObserver
  const { observe, disconnect } = prototype
  const observers = new Set<MutationObserver>()
  prototype.observe = function (target, options) {
    if (options?.attributeFilter?.includes('lang')) observers.add(this)
    observe.call(this, target, options)
  }
  let rests = 0
  prototype.disconnect = function () {
    if (observers.has(this)) rests++
    disconnect.call(this)
  }
  await frame.loadLoader()
  const [english, other] = frame.document.querySelectorAll('research-feed')
  if (!english || !other) throw new Error('two feeds')
  await speaks(other, 'de')
  english.remove()
  await settled()
  assert.deepEqual([observers.size, rests], [1, 0])
  other.remove()
  await eventually(() => assert.deepEqual([observers.size, rests], [1, 1]))
})
