// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { held, json, refusal, silent } from '../../../support/fake-api.ts'
import { chipped, searchBox, standIn } from './support.tsx'

beforeEach(() => {
  standIn()
  return () => vi.useRealTimers()
})

const germany = { id: '6', category: 'Country', value: 'Germany' }

test('R167 the box asks for a search text', () => {
  expect(searchBox().input.placeholder).toBe('Search text')
})

test('R183 C52 the chip reads Searching and the term in straight quotes', async () => {
  const { chip } = await chipped({ term: 'gold' })
  expect(chip()?.firstChild?.textContent).toBe('Searching "gold"')
})

test('R183 C51 the chip of a search by meaning says so', async () => {
  const { chip } = await chipped({ term: 'gold', mode: 'meaning', meaning: true })
  expect(chip()?.firstChild?.textContent).toBe('Searching "gold" by meaning')
})

test('R184 C52 a long term is cut in the chip and whole in its title', async () => {
  const { chip } = await chipped({ term: 'semiconductors!!' })
  expect(chip()?.firstChild?.textContent).toBe('Searching "semiconducto.."')
  expect(chip()?.title).toBe('Searching "semiconductors!!"')
})

test('R183 without a search there is no chip', () => {
  expect(searchBox().chip()).toBeUndefined()
})

test('R185 the edit icon puts the whole term back in the box, the caret at its end', async () => {
  const view = await chipped({ term: 'semiconductors!!' })
  view.click(view.control('Edit search'))
  expect(view.input.value).toBe('semiconductors!!')
  expect(document.activeElement).toBe(view.input)
  expect(view.input.selectionStart).toBe(16)
  await view.pass(1000)
  expect(view.isOpen()).toBe(false)
  expect(view.onSearch).not.toHaveBeenCalled()
})

test('R185 C51 a search by meaning is edited as one', async () => {
  const view = await chipped({ term: 'gold', mode: 'meaning', meaning: true })
  view.click(view.control('Edit search'))
  view.enterText('gold mines')
  await view.submit()
  expect(view.onSearch.mock.calls).toEqual([['gold mines', 'meaning']])
})

test('R186 the remove icon clears the search and leads back to the box', async () => {
  const view = await chipped({ term: 'gold' })
  view.click(view.control('Remove search'))
  expect(view.onSearch.mock.calls).toEqual([['', 'text']])
  expect(document.activeElement).toBe(view.input)
  expect(view.chip()).toBeUndefined()
})

test.each(['', '   '])('R173 %j searches for nothing', async (text) => {
  const view = searchBox({ term: 'gold' })
  view.enterText(text)
  await view.submit()
  expect(view.onSearch).not.toHaveBeenCalled()
  expect(view.api.requests).toEqual([])
})

test('R178 R173 a term that names no tag is searched for, trimmed, and the box is empty', async () => {
  const view = searchBox()
  view.enterText('  gold ')
  await view.submit()
  expect(view.api.sent('GET quick_select_tag')[0]?.url.searchParams.get('search_term')).toBe('gold')
  expect(view.onSearch.mock.calls).toEqual([['gold', 'text']])
  expect(view.input.value).toBe('')
})

test('R178 a term that names a tag becomes a filter', async () => {
  const view = searchBox()
  view.api.script('GET quick_select_tag', json(germany))
  view.enterText('germany')
  await view.submit()
  expect(view.onTag.mock.calls).toEqual([['Country', 'Germany']])
  expect(view.onSearch).not.toHaveBeenCalled()
  expect(view.input.value).toBe('')
})

test('R178 a tag of a category that is not suggested here is no filter: its name is searched for', async () => {
  const view = searchBox()
  view.api.script('GET quick_select_tag', json({ id: '9', category: 'Analyst', value: 'Ada Gold' }))
  view.enterText('ada gold')
  await view.submit()
  expect(view.onTag).not.toHaveBeenCalled()
  expect(view.onSearch.mock.calls).toEqual([['ada gold', 'text']])
})

test.each([
  ['a tag without a value', json({ ...germany, value: null })],
  ['a failure', refusal(500, 'Broken')],
])('R178 after %s the term is searched for', async (_, reply) => {
  const view = searchBox()
  view.api.script('GET quick_select_tag', reply)
  view.enterText('germany')
  await view.submit()
  expect(view.onSearch.mock.calls).toEqual([['germany', 'text']])
  expect(view.onTag).not.toHaveBeenCalled()
})

test('R178 a silence of one and a half seconds is no answer', async () => {
  const view = searchBox()
  view.api.script('GET quick_select_tag', silent)
  view.enterText('germany')
  await view.submit()
  await view.pass(1499)
  expect(view.onSearch).not.toHaveBeenCalled()
  expect(view.all('form')[0]?.getAttribute('aria-busy')).toBe('true')
  await view.pass(1)
  expect(view.onSearch.mock.calls).toEqual([['germany', 'text']])
  expect(view.all('form')[0]?.getAttribute('aria-busy')).toBe('false')
})

test('R178 a second submit takes the place of the first', async () => {
  const view = searchBox()
  const first = held()
  view.api.script('GET quick_select_tag', first.reply, json(null))
  view.enterText('germany')
  await view.submit()
  view.enterText('gold')
  await view.submit()
  first.answer(json(germany))
  await view.pass(0)
  expect(view.onSearch.mock.calls).toEqual([['gold', 'text']])
  expect(view.onTag).not.toHaveBeenCalled()
})

test('R178 what is typed while it is asked stays in the box', async () => {
  const view = searchBox()
  const answer = held()
  view.api.script('GET quick_select_tag', answer.reply)
  view.enterText('gold')
  await view.submit()
  view.enterText('silver')
  answer.answer(json(null))
  await view.pass(0)
  expect(view.onSearch.mock.calls).toEqual([['gold', 'text']])
  expect(view.input.value).toBe('silver')
})

test('R178 a search that is removed meanwhile does not come back', async () => {
  const view = searchBox({ term: 'copper' })
  const answer = held()
  view.api.script('GET quick_select_tag', answer.reply)
  view.enterText('gold')
  await view.submit()
  view.click(view.control('Remove search'))
  answer.answer(json(null))
  await view.pass(0)
  expect(view.onSearch.mock.calls).toEqual([['', 'text']])
})

test('R178 nothing is told after the end', async () => {
  const view = searchBox()
  const answer = held()
  view.api.script('GET quick_select_tag', answer.reply)
  view.enterText('gold')
  await view.submit()
  searchBox()
  answer.answer(json(null))
  await view.pass(2000)
  expect(view.onSearch).not.toHaveBeenCalled()
})

test('R178 a box without suggestions asks nothing and searches', async () => {
  const view = searchBox({ suggesting: false })
  await view.type('gold')
  await view.submit()
  expect(view.api.requests).toEqual([])
  expect(view.onSearch.mock.calls).toEqual([['gold', 'text']])
  expect(view.input.hasAttribute('role')).toBe(false)
})

const radio = (view: ReturnType<typeof searchBox>, value: string) =>
  view.all(`input[type=radio][value=${value}]`)[0] as HTMLInputElement

test('R182 C51 Text or Meaning is offered by name, and only where meaning is', () => {
  const view = searchBox({ meaning: true })
  expect(view.all('fieldset legend')[0]?.textContent).toBe('Search by')
  expect(view.all('fieldset label').map(({ textContent }) => textContent)).toEqual(['Text', 'Meaning'])
  expect(radio(view, 'text').checked).toBe(true)
  expect(searchBox().all('input[type=radio]')).toEqual([])
})

test('R178 C51 a search by meaning asks for no tag', async () => {
  const view = searchBox({ meaning: true })
  view.click(radio(view, 'meaning'))
  expect(view.onSearch).not.toHaveBeenCalled()
  view.enterText('gold ')
  await view.submit()
  expect(view.api.sent('GET quick_select_tag')).toEqual([])
  expect(view.onSearch.mock.calls).toEqual([['gold', 'meaning']])
})

test('R180 C51 switching while a search is applied searches for it in the other way', () => {
  const view = searchBox({ term: 'gold', meaning: true })
  view.enterText('something else')
  view.click(radio(view, 'meaning'))
  expect(view.onSearch.mock.calls).toEqual([['gold', 'meaning']])
  expect(radio(view, 'meaning').checked).toBe(true)
  expect(view.input.value).toBe('something else')
})

test('R173 the clear button and Escape empty the box without a search', () => {
  const view = searchBox()
  view.enterText('gold')
  view.click(view.control('Clear search text'))
  expect(view.input.value).toBe('')
  expect(document.activeElement).toBe(view.input)
  view.enterText('gold')
  expect(view.press('Escape')).toBe(false)
  expect(view.input.value).toBe('')
  // An empty box leaves the key to whatever is around it.
  expect(view.press('Escape')).toBe(true)
  expect(view.onSearch).not.toHaveBeenCalled()
})
