// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

const path = '#search/box/suggestions.tsx'
const part = { load: (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')) }
const actual = () => vi.importActual(path)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
  HTMLElement.prototype.showPopover = () => {}
  part.load = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.doMock(path, () => part.load())
  return () => {
    document.body.replaceChildren()
    vi.doUnmock(path)
  }
})

async function show() {
  const api = fakeApi()
  api.script('GET typeahead_suggestions', json([{ id: '1', category: 'Sector', value: 'Gold' }]))
  const [{ createRoot }, { SearchBox }, { updateCurrentUser }] = await Promise.all([
    import('react-dom/client'),
    import('#search/box/search-box.tsx'),
    import('#session/update.ts'),
  ])
  updateCurrentUser(ada)
  const place = document.createElement('div')
  document.body.append(place)
  const onSearch = vi.fn()
  const suggest = { categories: [], selectedTags: {}, filters: new URLSearchParams() }
  const box = (
    <SearchBox
      activeSearch={{ term: '', mode: 'text' }}
      meaning={false}
      suggest={suggest}
      onSearch={onSearch}
      onTag={vi.fn()}
    />
  )
  await act(async () => createRoot(place).render(box))
  const input = place.querySelector('input') as HTMLInputElement
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submit = () => act(async () => place.querySelector('form')?.requestSubmit())
  return { place, input, onSearch, type, submit }
}

test('R178 where the suggestions cannot be loaded, Enter searches all the same', async () => {
  const { input, onSearch, type, submit } = await show()
  await act(async () => input.focus())
  await type('gold')
  await submit()
  await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['gold', 'text']]))
})

test('R168 they are tried again with the next key, and no key is lost', async () => {
  const { place, input, type } = await show()
  await act(async () => input.focus())
  await type('g')
  part.load = actual
  await type('go')
  await vi.waitFor(() => expect(place.querySelectorAll('[role=option]')).toHaveLength(1), { timeout: 10_000 })
  expect(place.querySelector('input')).toBe(input)
  expect(input.value).toBe('go')
  expect(document.activeElement).toBe(input)
})
