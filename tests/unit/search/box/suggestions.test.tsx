// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { json, refusal, silent } from '../../../support/fake-api.ts'
import { grace } from '../../../support/people.ts'
import { searchBox, standIn } from './support.tsx'

beforeEach(() => {
  standIn()
  return () => vi.useRealTimers()
})

const wordsOf = (option: HTMLElement | undefined) =>
  option?.querySelector('.r-suggestions__value')?.textContent ?? option?.textContent

test('R168 R174 R175 what is typed is asked for 300 ms later, counted under the filters', async () => {
  const view = searchBox({ filters: 'filter_Region=Asia' })
  act(() => view.input.focus())
  await view.pass(0)
  view.enterText('gold')
  await view.pass(299)
  expect(view.requests()).toEqual([])
  await view.pass(1)
  expect(view.requests()).toEqual([
    {
      search_term: 'gold',
      tag_categories: 'Company;Country',
      selected_tags: '{}',
      disable_document_count: 'false',
      document_filters: '{"tag_filters":{"Region":["Asia"]}}',
    },
  ])
})

test('R175 a search by meaning counts nothing', async () => {
  const view = searchBox({ term: 'gold', mode: 'meaning', meaning: true })
  await view.type('go')
  expect(view.requests()[0]).toMatchObject({ disable_document_count: 'true' })
})

test('R176 a suggestion shows value, category and count, and the part that was typed is marked', async () => {
  const view = searchBox()
  await view.type('gol')
  const [first, second] = view.options()
  expect(first?.querySelector('mark')?.textContent).toBe('Gol')
  expect(first?.textContent).toBe('Gold FieldsCompany1,2041,204 documents')
  expect(second?.textContent).toBe('GoldSector11 document')
  expect(first?.querySelector('[title]')?.getAttribute('title')).toBe('Gold Fields')
})

test('R176 without counts there is no figure; a tag that cannot be a filter is not shown', async () => {
  const view = searchBox()
  const nameless = { id: '3', category: 'Company', value: null }
  view.api.script('GET typeahead_suggestions', json([nameless, { id: '4', category: 'Region', value: 'Asia' }]))
  await view.type('asia')
  expect(view.options().map(({ textContent }) => textContent)).toEqual(['AsiaRegion'])
})

test('R170 R235 arrows move the highlight and wrap at both ends', async () => {
  const view = searchBox({ meaning: true })
  await view.type('gold')
  expect(view.highlighted()).toBeUndefined()
  const path = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(view.press(key)).toBe(false)
    return wordsOf(view.highlighted())
  })
  expect(path).toEqual([
    'Search by meaning',
    'Gold Fields',
    'Gold',
    'Search by meaning',
    'Gold Fields',
    'Search by meaning',
  ])
  expect(view.all('[aria-selected=true]')).toEqual([view.highlighted()])
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('R170 %s is left to the caret', async (key) => {
  const view = searchBox()
  await view.type('gold')
  view.press('ArrowDown')
  expect(view.press(key)).toBe(true)
  expect(wordsOf(view.highlighted())).toBe('Gold Fields')
})

test('R171 R179 Enter chooses the highlighted: a filter, and the box is empty', async () => {
  const view = searchBox()
  await view.type('gold')
  view.press('ArrowDown')
  expect(view.press('Enter')).toBe(false)
  expect(view.onTag.mock.calls).toEqual([['Company', 'Gold Fields']])
  expect(view.input.value).toBe('')
  expect(view.isOpen()).toBe(false)
  expect(document.activeElement).toBe(view.input)
})

test('R171 with nothing highlighted Enter is left to the form', async () => {
  const view = searchBox()
  await view.type('gold')
  expect(view.press('Enter')).toBe(true)
  await view.submit()
  expect(view.onSearch.mock.calls).toEqual([['gold', 'text']])
  expect(view.isOpen()).toBe(false)
})

test('R171 a highlight ends when typing goes on', async () => {
  const view = searchBox()
  await view.type('gold')
  view.press('ArrowDown')
  view.enterText('goldm')
  expect(view.highlighted()).toBeUndefined()
  expect(view.press('Enter')).toBe(true)
})

test('R172 Escape closes the list, and only the next one empties the box', async () => {
  const view = searchBox()
  await view.type('gold')
  expect(view.press('Escape')).toBe(false)
  expect(view.isOpen()).toBe(false)
  expect(view.input.value).toBe('gold')
  view.press('Escape')
  expect(view.input.value).toBe('')
})

test('R172 an arrow opens it again, without asking again and without an old highlight', async () => {
  const view = searchBox()
  await view.type('gold')
  view.press('ArrowDown')
  view.press('Escape')
  view.press('ArrowDown')
  expect(view.isOpen()).toBe(true)
  expect(view.highlighted()).toBeUndefined()
  await view.pass(1000)
  expect(view.requests()).toHaveLength(1)
})

test('R169 clearing the text closes the list', async () => {
  const view = searchBox()
  await view.type('gold')
  view.click(view.control('Clear search text'))
  expect(view.isOpen()).toBe(false)
})

test('R172 leaving the box closes the list; coming back alone does not open it', async () => {
  const view = searchBox()
  await view.type('gold')
  act(() => view.input.blur())
  expect(view.isOpen()).toBe(false)
  act(() => view.input.focus())
  await view.pass(1000)
  expect(view.isOpen()).toBe(false)
})

test('R172 a press elsewhere closes the list, one on it does not', async () => {
  const view = searchBox()
  await view.type('gold')
  view.fire(new PointerEvent('pointerdown', { bubbles: true, composed: true }), view.options()[0])
  expect(view.isOpen()).toBe(true)
  view.fire(new PointerEvent('pointerdown', { bubbles: true, composed: true }), document.body)
  expect(view.isOpen()).toBe(false)
})

test('R179 a click chooses, and pressing does not take the focus from the box', async () => {
  const view = searchBox()
  await view.type('gold')
  const [, second] = view.options()
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  view.fire(down, second)
  expect(down.defaultPrevented).toBe(true)
  if (second) view.click(second)
  expect(view.onTag.mock.calls).toEqual([['Sector', 'Gold']])
})

test('R170 a mouse that moves highlights, a finger does not, and a mouse that leaves takes it away', async () => {
  const view = searchBox()
  await view.type('gold')
  const move = (pointerType: string) =>
    view.fire(new PointerEvent('pointermove', { bubbles: true, pointerType }), view.options()[1])
  move('touch')
  expect(view.highlighted()).toBeUndefined()
  move('mouse')
  expect(wordsOf(view.highlighted())).toBe('Gold')
  view.fire(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }), view.options()[1])
  expect(view.highlighted()).toBeUndefined()
})

test('R119 R177 a failure opens nothing and is no error', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  const view = searchBox()
  view.api.script('GET typeahead_suggestions', refusal(500, 'Broken'))
  await view.type('gold')
  expect(view.isOpen()).toBe(false)
  expect(log).toHaveBeenCalledOnce()
})

test.each([
  ['a failure', refusal(500, 'Broken')],
  ['nothing', json([])],
])('C51 after %s Search by meaning can still be chosen', async (_, reply) => {
  vi.spyOn(console, 'info').mockReturnValue()
  const view = searchBox({ meaning: true })
  view.api.script('GET typeahead_suggestions', reply)
  await view.type(' gold ')
  expect(view.options().map(({ textContent }) => textContent)).toEqual(['Search by meaning'])
  view.press('ArrowDown')
  view.press('Enter')
  expect(view.onSearch.mock.calls).toEqual([['gold', 'meaning']])
  expect(view.input.value).toBe('')
})

test('R168 while the first answer is on its way rows stand in for it', async () => {
  const view = searchBox()
  view.api.script('GET typeahead_suggestions', silent)
  await view.type('gold')
  await view.pass(200)
  expect(view.isOpen()).toBe(true)
  expect(view.all('.r-skeleton')).toHaveLength(3)
  expect(view.all('[role=listbox]')[0]?.getAttribute('aria-busy')).toBe('true')
})

test('R176 how many suggestions there are is announced, once there are', async () => {
  const view = searchBox()
  const announced = () => view.all('[aria-live]')[0]?.textContent
  act(() => view.input.focus())
  await view.pass(0)
  expect(announced()).toBe('')
  await view.type('gold')
  expect(announced()).toBe('2 suggestions')
  view.press('Escape')
  expect(announced()).toBe('')
})

test('R168 a composition is asked for when it ends', async () => {
  const view = searchBox()
  act(() => view.input.focus())
  await view.pass(0)
  view.fire(new CompositionEvent('compositionstart', { bubbles: true }))
  view.enterText('に')
  await view.pass(1000)
  expect(view.requests()).toEqual([])
  view.enterText('日本')
  view.fire(new CompositionEvent('compositionend', { bubbles: true }))
  await view.pass(300)
  expect(view.requests().map((query) => query.search_term)).toEqual(['日本'])
})

test('R168 on Android, where keyboards compose every word, typing is asked for as it goes', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/150')
  const view = searchBox()
  act(() => view.input.focus())
  await view.pass(0)
  view.fire(new CompositionEvent('compositionstart', { bubbles: true }))
  view.enterText('gol')
  await view.pass(300)
  expect(view.requests().map((query) => query.search_term)).toEqual(['gol'])
})

test('R174 what was suggested to one reader is not shown to the next', async () => {
  const view = searchBox()
  await view.type('gold')
  view.api.script('GET typeahead_suggestions', silent)
  act(() => updateCurrentUser(grace))
  expect(view.options()).toEqual([])
})
