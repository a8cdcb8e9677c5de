// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { pagingTexts } from '#i18n/en/paging.ts'
import { pageWindow } from '#search/list/page-window.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { render } from '../../support/render.ts'

function show(current: number | undefined, count: number, hrefOf?: (page: number) => string) {
  const onPage = vi.fn((_page: number, event: { preventDefault: () => void }) => event.preventDefault())
  const view = render(
    <Pagination
      {...(current === undefined ? {} : { current })}
      {...(hrefOf ? { getHref: hrefOf } : {})}
      count={count}
      pages={pageWindow(current ?? 1, count)}
      onPage={onPage}
      texts={pagingTexts('en')}
    />,
  )
  const asked = () => onPage.mock.calls.map(([page]) => page)
  const row = () => view.all('li').map(({ textContent }) => textContent || 'gap')
  return { ...view, asked, row }
}

test('R218 C56 the numbers around the current page are shown with the first and the last', () => {
  expect(show(15, 30).row()).toEqual(['1', 'gap', '14', '15', '16', 'gap', '30'])
})

test('R218 the current page is marked, and its place told', () => {
  const view = show(3, 30)
  expect(view.all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['3'])
  expect(view.text()).toContain('Page 3 of 30')
})

test('R220 a list starts with page 1', () => {
  const view = show(undefined, 30)
  expect(view.all('[aria-current=page]')[0]?.textContent).toBe('1')
  expect(view.control('Previous page').getAttribute('aria-disabled')).toBe('true')
})

test('R218 pages and steps are asked for by number', () => {
  const view = show(3, 30)
  for (const name of ['Page 30', 'Previous page', 'Next page']) view.click(view.control(name))
  expect(view.asked()).toEqual([30, 2, 4])
})

test('R233 there is no step beyond the last page, and the control keeps its place and focus', () => {
  const view = show(30, 30)
  const next = view.control('Next page')
  next.focus()
  view.click(next)
  expect(view.asked()).toEqual([])
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
})

test('R218 with addresses the pages are links, except one that leads nowhere', () => {
  const view = show(30, 30, (page) => `?page=${page}`)
  expect(view.control('Page 29').getAttribute('href')).toBe('?page=29')
  expect(view.control('Next page').hasAttribute('href')).toBe(false)
  expect(view.control('Next page').getAttribute('role')).toBe('link')
  view.click(view.control('Page 29'))
  expect(view.asked()).toEqual([29])
})

test('R218 the room for the numbers is the same on every page', () => {
  const rooms = [1, 2, 15, 29, 30].map((page) => show(page, 30).all('nav')[0]?.getAttribute('style'))
  expect(new Set(rooms).size).toBe(1)
})
