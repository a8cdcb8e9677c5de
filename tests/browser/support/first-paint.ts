import { deferred } from '../../support/deferred.ts'
import { changes } from './changes.ts'
import { companiesNamed, lettered } from './companies.ts'
import { notes, paged } from './documents.ts'
import { one, rootOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'
import { follow } from './follows.ts'
import { type Frame, openFrame } from './frame.ts'
import { loaderPath } from './loader.ts'
import { roadshows } from './roadshows.ts'
import { sceneOf } from './scenes.ts'
import { storeSession } from './session.ts'
import { eventually, steady } from './wait.ts'

const widgetsFolder = new URL('.', new URL(loaderPath, location.href)).href
const portal = `${location.origin}/`

/** What the build wrote for a page to paste: of an element while it waits, or for visitors who are signed out. */
export async function snippetOf(tag: string, suffix: '' | '.signed-out' = ''): Promise<string> {
  const name = tag.replace('research-', '')
  const answer = await fetch(`${widgetsFolder}first-paint/${name}${suffix}.html`)
  if (!answer.ok) throw new Error(`no first paint of <${tag}>`)
  return (await answer.text()).replaceAll('{{widgets}}', widgetsFolder).replaceAll('{{portal}}', portal).trim()
}

/** The element of a scene with default attributes, but for whom it is about. */
export const plainHtml = (tag: string): string =>
  sceneOf(tag).html.replace(/ (?!document-id|company-id|analyst-id|event-id|tag-id|roadshow-id)[\w-]+="[^"]*"/g, '')

/** A pasted snippet with the attributes of such an element, and what a host puts between its tags. */
export async function pasted(tag: string, fallback = ''): Promise<string> {
  const snippet = await snippetOf(tag)
  const attributes = /^<[\w-]+([^>]*)>/.exec(plainHtml(tag))?.[1] ?? ''
  return snippet.replace(`<${tag}>`, `<${tag}${attributes}>`).replace(`</${tag}>`, `${fallback}</${tag}>`)
}

/** With hours of their own clocks, which are hardly the reader's. */
const meetings = roadshows(1, 6).map((each) => ({
  ...each,
  daterange: `${each.daterange}, 14:00 – 22:00 IST`,
  time_zone: 'Asia/Kolkata',
  can_register: true,
}))

/** Companies of which everything is known. */
const followed = [1, 2, 3, 4].map((n) => {
  const { tag, ...rest } = follow(n)
  const figures = { equity_rating: 'Buy', target_price: 12.5, target_price_currency: 'PLN', close_price: 10 }
  return { ...rest, tag: { ...tag, ...figures, price_currency: 'PLN' } }
})

/** As many records as an element shows at most, and as many companies as most users follow. */
export function answerInFull(tag: string, api: FakeApi): void {
  sceneOf(tag).answer(api)
  for (const path of ['research_documents', 'all_documents', 'web_documents_by_tag']) api.on(path, paged(notes(1, 30)))
  for (const path of ['companies_with_permissions', 'tags/related_companies_by_id'])
    api.on(path, lettered(companiesNamed('Aurora', 10)))
  api.on('research_changes', paged(changes(6)))
  api.on('web_documents/most_popular', () => notes(1, 5))
  api.on('current_user/follows', () => followed)
  for (const list of ['upcoming_by_tag', 'suggested']) api.on(`roadshows/${list}`, () => meetings)
}

export const head = `<link rel="stylesheet" href="${widgetsFolder}first-paint.css">`

/** Text after the element, which is what jumps. */
const below = '<p id="below">What the host says below.</p>'.repeat(4)

/** A page of this width with the HTML and text below it, as it is before script. */
export async function painted(html: string, width = 800): Promise<Frame> {
  const frame = await openFrame({
    head: `<style>body { margin: 16px }</style>${head}`,
    body: `${html}${below}`,
    width,
    height: 800,
  })
  frame.window.frameElement?.scrollIntoView()
  return frame
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

const sizeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
const said = ({ node, previousRect, currentRect }: Source) =>
  `${node instanceof Element ? node.localName : ''} ${sizeOf(previousRect)} → ${sizeOf(currentRect)}`

/** How much has moved so far, by what Chromium counts; without what follows input. */
function watchShifts({ window }: Frame): () => { value: number; nodes: string[] } {
  const nodes: string[] = []
  let value = 0
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as Shift[]) {
      if (entry.hadRecentInput) continue
      value += entry.value
      nodes.push(`${entry.value.toFixed(3)}: ${entry.sources.map(said).join('; ')}`)
    }
  }
  const observer = new window.PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  return () => {
    take(observer.takeRecords())
    return { value, nodes }
  }
}

/** What the element itself has put into its root. */
export function ownIn(root: ShadowRoot): Element {
  const found = [...root.children].find((child) => child.matches('.r-root'))
  if (!found) throw new Error('there is only the shape')
  return found
}

const frames = (count: number, page: Window) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : page.requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

const heightOf = (element: Element) => element.getBoundingClientRect().height

/** An element from the first frame to its content: its heights before script, as it waits and at work, and what moved. */
export async function life(tag: string, html: string, width: number) {
  if (sceneOf(tag).signedIn) storeSession()
  const frame = await painted(html, width)
  const element = one(frame.document, tag)
  answerInFull(tag, frame.api)
  const { promise: released, resolve: release } = deferred<void>()
  frame.api.hold(released)
  await frames(3, frame.window)
  const shifts = watchShifts(frame)
  const before = heightOf(element)
  await frame.loadLoader()
  await eventually(() => ownIn(rootOf(element)))
  await frames(3, frame.window)
  const waiting = heightOf(element)
  release()
  await eventually(() => sceneOf(tag).ready(rootOf(element)))
  const after = await steady(
    () => heightOf(element),
    (then, now) => then === now,
  )
  return { frame, element, before, waiting, after, ...shifts() }
}
