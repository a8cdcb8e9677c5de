// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHeadings, goTo, watchReading } from '#features/document/reading-place.ts'

const WINDOW = 800

let stop = () => {}
beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW)
  vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => setTimeout(look))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function textOf(html: string): ShadowRoot {
  const host = document.createElement('article')
  document.body.replaceChildren(host)
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = html
  return root
}

/** A text whose headings begin so many px below the window's upper edge; the result is told of each place in it. */
function read(tops: readonly number[], bottom: number) {
  const root = textOf(tops.map((_, index) => `<h2>${index + 1}</h2>`).join(''))
  const headings = getHeadings(root)
  for (const heading of headings) heading.style.scrollMarginTop = '76px'
  const scroll = (to: readonly number[], end: number) => {
    for (const [index, heading] of headings.entries())
      heading.getBoundingClientRect = () => new DOMRect(0, to[index], 600, 26)
    root.host.getBoundingClientRect = () => new DOMRect(0, 0, 600, end)
    dispatchEvent(new Event('scroll'))
  }
  const places: (string | undefined)[] = []
  scroll(tops, bottom)
  stop = watchReading(root, headings, (heading) => places.push(heading?.textContent ?? undefined))
  return { headings, places, scroll, marks: (place?: string) => vi.waitFor(() => expect(places.at(-1)).toBe(place)) }
}

test('R339 the contents are the headings of the second and third level that have words, in their order', () => {
  const root = textOf('<h1>Note</h1><h2>Demand</h2><h3> Prices </h3><h2> </h2><h4>Aside</h4><h2>Risks</h2>')
  expect(getHeadings(root).map(({ textContent }) => textContent)).toEqual(['Demand', ' Prices ', 'Risks'])
})

test('R339 a heading that is gone to stops at its place, also where the page keeps its own bar clear', () => {
  const [heading] = getHeadings(textOf('<h2 style="scroll-margin-top: 76px">Demand</h2>'))
  if (!heading) throw new Error('no heading')
  document.documentElement.style.scrollPaddingTop = '68px'
  const margins: string[] = []
  heading.scrollIntoView = () => margins.push(heading.style.scrollMarginTop)
  goTo(heading)
  document.documentElement.style.scrollPaddingTop = ''
  expect(margins).toEqual(['8px'])
})

test('R339 WCAG 2.4.3 going to a heading brings it up and the focus to it', () => {
  const [heading] = getHeadings(textOf('<h2>Demand</h2>'))
  if (!heading) throw new Error('no heading')
  const scroll = vi.spyOn(heading, 'scrollIntoView')
  expect(goTo(heading)).toBe(heading)
  expect(scroll).toHaveBeenCalledOnce()
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(heading)
  expect(heading.tabIndex).toBe(-1)
})

test('R339 before the first heading is reached no part is marked', async () => {
  const { places, scroll, marks } = read([300, 900], 3000)
  await vi.waitFor(() => expect(places).toEqual([undefined]))
  scroll([90, 690], 2790)
  await marks('1')
})

test('R339 the last heading that was reached is the part being read, also where the next is in sight', async () => {
  const { scroll, marks } = read([96, 500], 3000)
  await marks('1')
  scroll([-340, 97], 2600)
  await marks('1')
  scroll([-400, 64], 2500)
  await marks('2')
})

test('R339 at the end of the text the last part in sight is marked, and on the way each one before it', async () => {
  const { scroll, marks } = read([96, 890, 1400, 1500], 1700)
  await marks('1')
  scroll([-404, 390, 900, 1000], 1200)
  await marks('2')
  scroll([-684, 110, 620, 720], 920)
  await marks('3')
  scroll([-804, -10, 500, 600], 800.4)
  await marks('4')
})

test('R339 of a text that fits the window no part is marked, once its first heading is reached the last', async () => {
  const { scroll, marks, places } = read([300, 500], 700)
  await vi.waitFor(() => expect(places).toEqual([undefined]))
  scroll([10, 210], 410)
  await marks('2')
})

test('R339 at the end one that was gone to is marked while it is in sight', async () => {
  const { headings, scroll, marks } = read([-600, 200, 600], 800)
  const [first, second] = headings
  if (!first || !second) throw new Error('no headings')
  await marks('3')
  second.tabIndex = -1
  second.focus()
  scroll([-600, 200, 600], 800)
  await marks('2')
  first.tabIndex = -1
  first.focus()
  scroll([-600, 200, 600], 800)
  await marks('3')
})

test('R339 below the last heading its part is still being read', async () => {
  const { marks } = read([-900, -300], 700)
  await marks('2')
})

test('R339 embedding 10: who has ended watching hears of nothing', async () => {
  const { places, scroll } = read([0, 500], 3000)
  stop()
  scroll([-500, 0], 2500)
  dispatchEvent(new Event('resize'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(places).toEqual([])
})
