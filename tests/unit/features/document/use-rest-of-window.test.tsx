// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { PdfArea } from '#features/document/pdf/pdf-area.tsx'
import { render } from '../../../support/render.ts'

afterEach(() => void render(null))

type Page = {
  /** Where the room begins in the page. */
  top: number
  window?: number
  /** How far the page has been scrolled. */
  scrolled?: number
  /** What the page has below the room. */
  below?: number
}

function fake({ top, window = 900, scrolled = 0, below = 0 }: Page) {
  vi.stubGlobal('innerHeight', window)
  const page = document.documentElement
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: page })
  vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(scrolled)
  vi.spyOn(page, 'scrollHeight', 'get').mockImplementation(() => {
    const height = Number.parseFloat(document.querySelector<HTMLElement>('.r-document__pdf')?.style.blockSize || '0')
    return Math.max(window, top + height + below)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top - scrolled))
}

const height = () => document.querySelector<HTMLElement>('.r-document__pdf')?.style.blockSize

test.each<[string, Page, string]>([
  ['ends with the window', { top: 240 }, '660px'],
  ['is the same on a page that is scrolled', { top: 240, scrolled: 100 }, '660px'],
  ['leaves room for what the page has below it', { top: 240, below: 40 }, '620px'],
  ['ends with the window where the page goes on for long', { top: 240, below: 500 }, '660px'],
  ['is never too low to read in', { top: 240, window: 500 }, '400px'],
  ['keeps the height of its sheet far down a page', { top: 600 }, ''],
])('R264 the room of a PDF %s', (_, page, expected) => {
  fake(page)
  render(<PdfArea />)
  expect(height()).toBe(expected)
})

test('R264 the room of a PDF follows the window, until it is gone', () => {
  fake({ top: 240 })
  render(<PdfArea />)
  const room = document.querySelector<HTMLElement>('.r-document__pdf')
  fake({ top: 240, window: 1000 })
  dispatchEvent(new Event('resize'))
  expect(height()).toBe('760px')
  render(null)
  fake({ top: 240 })
  dispatchEvent(new Event('resize'))
  expect(room?.style.blockSize).toBe('760px')
})
