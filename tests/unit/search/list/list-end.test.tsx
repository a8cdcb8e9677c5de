// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { render } from '../../../support/render.ts'

const path = '#search/list/page-links.view.tsx'
const part = { load: (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')) }
vi.doMock(path, () => part.load())

const ignored = () => {}

test('R218 R324 embedding 12: pages that cannot be loaded say so, are told, and can be tried again', async () => {
  const onFailure = vi.fn()
  const { all, click, control, text } = render(
    <ListEnd
      state={{ state: 'ready', records: [], page: 1, pages: 3, end: 'more', more: 'idle' }}
      paging="pages"
      limit=""
      texts={{ loadMore: '', moreFailed: '', retry: '' }}
      onLoadMore={ignored}
      onPage={ignored}
      onFailure={onFailure}
    />,
  )
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    })
  await until(() => expect(text()).toContain('The other pages could not be loaded.'))
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'load' }]])
  part.load = () => vi.importActual(path)
  click(control('Try again'))
  await until(() => expect(all('nav')).toHaveLength(1))
  expect(all('[role=alert]')).toEqual([])
})
