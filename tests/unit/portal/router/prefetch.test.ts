// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pages } from '#portal/pages/pages.tsx'
import { prefetchPages } from '#portal/router/prefetch.ts'

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stop = prefetchPages()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const spy = (page: keyof typeof pages) => vi.spyOn(pages[page], 'elements').mockResolvedValue(undefined)

function linkTo(href: string, parent: Node = document.body): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.append(document.createElement('span'))
  parent.appendChild(link)
  return link
}

const point = (target: Element, type = 'pointerover') =>
  target.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
/** Lets the pointer rest. */
const rest = () => vi.advanceTimersByTime(100)

test('a page is fetched when its link is pointed at or gets the focus', () => {
  const events = spy('events')
  const link = linkTo('/events/past')
  point(link.firstElementChild ?? link)
  point(link)
  rest()
  expect(events).toHaveBeenCalledTimes(1)
  point(document.body)
  point(link, 'focusin')
  rest()
  expect(events).toHaveBeenCalledTimes(2)
})

test('a pointer that crosses a link on its way fetches nothing', () => {
  const events = spy('events')
  point(linkTo('/events/past'))
  vi.advanceTimersByTime(20)
  point(document.body)
  rest()
  expect(events).not.toHaveBeenCalled()
})

test('so is one whose link stands in an element', () => {
  const company = spy('company')
  const host = document.createElement('div')
  document.body.append(host)
  point(linkTo('/company_profile/7', host.attachShadow({ mode: 'open' })))
  rest()
  expect(company).toHaveBeenCalledTimes(1)
})

test('nothing is fetched for other sites, files and new tabs, nor beside links', () => {
  const all = Object.keys(pages).map((page) => spy(page as keyof typeof pages))
  const file = linkTo('/document/1')
  file.download = 'x'
  const tab = linkTo('/document/1')
  tab.target = '_blank'
  for (const target of [linkTo('https://other.example/companies'), file, tab, document.body]) {
    point(target)
    rest()
  }
  expect(all.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('nothing is fetched for a reader who saves data', () => {
  const companies = spy('companies')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  point(linkTo('/companies'))
  rest()
  expect(companies).not.toHaveBeenCalled()
})

test('what cannot be fetched is not told of', async () => {
  const companies = spy('companies').mockRejectedValue(new Error('offline'))
  point(linkTo('/companies'))
  rest()
  await expect(companies.mock.results[0]?.value).rejects.toThrow('offline')
})
