// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { TileList, useGradually } from '#features/feed/tile-list.view.tsx'
import { $lastVisit } from '#session/last-visit.ts'
import { documents } from '../../../support/documents.ts'
import { render } from '../../../support/render.ts'

const actions = { onNavigate: () => true, onOpen: () => true, onDownload: () => {}, onLocked: () => {} }
const list = (shown: ReturnType<typeof documents>) => (
  <TileList label="Research" documents={shown} actions={actions} isNewestFirst={false} />
)

afterEach(() => {
  act(() => configure({ messages: {} }))
  vi.unstubAllGlobals()
})

function Count({ records }: { records: readonly object[] }) {
  return useGradually(records).length
}

test('a long list that comes at once begins with what fills a screen, and is whole in the end', () => {
  const records = documents(1, 300)
  expect(renderToString(<Count records={records} />)).toBe('30')
  expect(render(<Count records={records} />).text()).toBe('300')
})

test('R233 a short list is whole at once', () => {
  expect(renderToString(<Count records={documents(1, 10)} />)).toBe('10')
})

test('tiles that stand show replaced texts at once', () => {
  const view = render(list([{ id: '1', title: 'Outlook', document_type: 'Note', page_count: 1 }]))
  expect(view.text()).toContain('1 page')
  act(() => configure({ messages: { 'tile.page': 'one sheet' } }))
  expect(view.text()).toContain('one sheet')
})

test('R187 a list that is shown again reserves the heights its tiles had', () => {
  const observed: Element[] = []
  let tell: (heights: number[]) => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        tell = (heights) =>
          callback(heights.map((height, index) => ({ target: observed[index], contentRect: { height } })))
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => {}
    },
  )
  const shown = documents(1, 2)
  render(list(shown))
  tell([180, 212.5])
  tell([0, 0])
  render(<p />)
  const heights = render(list(shown))
    .all('li')
    .map(
      ({ style }) =>
        style.getPropertyValue('contain-intrinsic-block-size') || Reflect.get(style, 'containIntrinsicBlockSize'),
    )
  expect(heights).toEqual(['auto 180px', 'auto 212.5px'])
})

test('a line parts what is new at the beginning, and what is new further down is marked', () => {
  const days = ['2026-11-06T09:00:00Z', '2026-11-05T09:00:00Z', '2026-11-04T00:00:00Z']
  const shown = documents(1, 3).map((document, index) => ({ ...document, publication_date: days[index] ?? null }))
  const late = shown.map((document, index) => (index === 2 ? { ...document, available_at: days[0] ?? null } : document))
  $lastVisit.set(Date.parse('2026-11-05T12:00:00Z'))
  const show = (isNewestFirst: boolean) =>
    render(<TileList label="Research" documents={late} actions={actions} isNewestFirst={isNewestFirst} />)
      .all('li')
      .map(({ firstElementChild }) => (firstElementChild?.tagName === 'P' ? firstElementChild.textContent : ''))
  expect(show(true)).toEqual(['', 'New since your last visit', 'New'])
  expect(show(false)).toEqual(['New', '', 'New'])
  act(() => $lastVisit.set(undefined))
})
