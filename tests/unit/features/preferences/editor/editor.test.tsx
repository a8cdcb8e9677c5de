// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import type { Category } from '#features/preferences/preference.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import type { FakeApi } from '../../../../support/fake-api.ts'
import { allTags, OPTIONS, openEditor, preferenceApi, RELATED } from '../editor-support.tsx'

const OUTSIDE = 'Access to this option is outside your permissions. Please email client services.'
const complete = { Region: ['Nordics'], Sector: ['Energy'] }
const others = interestCategories.slice(2)
let api: FakeApi

beforeEach(() => {
  api = preferenceApi()
})

test('R346 R349 the title names what is done, and the number', async () => {
  expect((await openEditor({ mode: 'creating', number: 4 })).title()).toBe('Creating Distribution Preference 4')
  const view = await openEditor({ mode: 'editing', number: 2, preference: complete })
  expect(view.title()).toBe('Editing Distribution Preference 2')
  expect(document.activeElement).toBe(view.one('dialog h2'))
})

test('R347 seven groups in their order, asked for once', async () => {
  const view = await openEditor({ preference: complete })
  const labels = view.all('[role=combobox]').map((field) => field.getAttribute('aria-labelledby') ?? '')
  expect(labels.map((id) => document.getElementById(id)?.textContent)).toEqual([...interestCategories])
  expect(await view.open('Region')).toEqual(['Nordics', 'Africa', 'Asia'])
  expect(api.sent(OPTIONS).map(({ url }) => url.searchParams.get('categories'))).toEqual([interestCategories.join(';')])
})

test('R348 R350 Save waits for one Region and one Sector, and says so', async () => {
  const view = await openEditor()
  const state = () => view.control('Save').getAttribute('aria-disabled')
  expect(view.text()).toContain('Cancel Changes')
  expect(state()).toBe('true')
  expect(view.described(view.control('Save'))).toBe('Choose at least one Region and one Sector to save.')
  await view.press('Save')
  await view.choose('Region', 'Nordics')
  expect(state()).toBe('true')
  await view.key('Enter', view.one('dialog'), { ctrlKey: true })
  expect(view.saved).not.toHaveBeenCalled()
  await view.choose('Sector', 'Energy')
  expect(state()).toBe('false')
  await view.press('Save')
  expect(view.saved.mock.calls).toEqual([[{ Region: ['Nordics'], Sector: ['Energy'] }]])
})

test('R351 R352 C72 the other groups wait for both, and can be read', async () => {
  const view = await openEditor({ preference: { Region: ['Nordics'], Company: ['Acme'] } })
  for (const category of ['Region', 'Sector'] as const) {
    expect(view.group(category).textContent).toContain('Required *')
    expect(view.field(category).hasAttribute('aria-disabled')).toBe(false)
  }
  for (const category of others) {
    const field = view.field(category)
    expect([category, field.getAttribute('aria-disabled'), field.hasAttribute('disabled')]).toEqual([
      category,
      'true',
      false,
    ])
    expect(view.described(field)).toBe(`${OUTSIDE} Select a Region and a Sector first`)
    expect(await view.open(category)).toEqual([])
    expect(field.getAttribute('aria-expanded')).toBe('false')
  }
  expect(view.chips('Company')).toEqual(['Acme'])
  await view.choose('Sector', 'Energy')
  expect(others.filter((category) => view.field(category).hasAttribute('aria-disabled'))).toEqual([])
  expect(view.all('[aria-live]').map(({ textContent }) => textContent)).toContain('You can now use the other groups.')
})

test('R353 C72 what the subscription leaves out cannot be chosen, and says why and whom to ask', async () => {
  configure({ mail: { clientServices: 'help@example.com' } })
  const view = await openEditor({ preference: complete })
  await view.open('Company')
  const option = view.option('Company', 'Locked AB')
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(view.described(option)).toBe(OUTSIDE)
  view.click(option)
  expect(view.chips('Company')).toEqual([])
  const withLine = (category: Category) => view.group(category).querySelector('.r-editor__locked')?.textContent
  expect(withLine('Company')).toBe('1 option is outside your permissions. Email client services')
  expect(view.group('Company').querySelector('a')?.getAttribute('href')).toBe('mailto:help@example.com')
  expect(withLine('Sector')).toBeUndefined()
  configure({ mail: { clientServices: '' } })
  const unanswered = await openEditor({ preference: complete })
  expect(unanswered.group('Company').querySelector('a')).toBeNull()
  expect(unanswered.group('Company').textContent).toContain('Please email client services.')
})

test('R353 what is chosen already is kept, marked with the reason, and can be removed', async () => {
  const preference = { ...complete, Company: ['Brisk', 'Acme', 'Gone Ltd', 'Locked AB'] }
  const view = await openEditor({ mode: 'editing', preference })
  expect(view.marks('Company')).toEqual([
    'Outside the chosen regions and sectors',
    'Outside your permissions',
    'No longer offered',
  ])
  expect(view.chips('Company')).toEqual(['Acme', 'Brisk', 'Locked AB', 'Gone Ltd'])
  await view.press('Remove Company: Gone Ltd')
  expect(document.activeElement).toBe(view.control('Remove Company: Locked AB'))
  await view.press('Remove Company: Locked AB')
  await view.press('Save')
  expect(view.saved.mock.calls).toEqual([[{ ...complete, Company: ['Brisk', 'Acme'] }]])
})

test('the last chip of a group gives the focus to its field; the removal is announced', async () => {
  const view = await openEditor({ preference: complete })
  await view.press('Remove Sector: Energy')
  expect(document.activeElement).toBe(view.field('Sector'))
  expect(view.all('[aria-live]').map(({ textContent }) => textContent)).toContain('Sector Energy removed')
})

test('R347 many values are shown in part, and all on demand', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `Region ${index}`)
  const view = await openEditor({ preference: { ...complete, Region: many } })
  expect(view.chips('Region')).toHaveLength(8)
  await view.press('Show all 40')
  expect(view.chips('Region')).toEqual(many)
  await view.press('Show fewer')
  expect(view.chips('Region')).toHaveLength(8)
})

test('R351 C72 Company, Country and Analyst offer what goes with the chosen regions and sectors', async () => {
  const view = await openEditor({ preference: complete })
  const asked = api
    .sent(RELATED)
    .map(({ url: { searchParams } }) => [
      searchParams.get('child_categories'),
      JSON.parse(searchParams.get('tags_by_category') ?? ''),
    ])
  expect(asked).toEqual([
    ['Company;Analyst', { Region: complete.Region, Sector: complete.Sector }],
    // A country is in its region, whoever is covered there.
    ['Country', { Region: complete.Region }],
  ])
  expect(await view.open('Company')).toEqual(['Acme', 'Locked AB'])
  expect(await view.open('Asset Class')).toEqual(['Credit', 'Equity'])
})

test('R358 hostile values are text, and are saved as they are', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', 'a;b', '100%', '"quoted"', '__proto__', ' ', '‮mirrored']
  api = preferenceApi()
  api.script(OPTIONS, (request) => {
    const tags = hostile.map((value) => ({ id: value, value }))
    return new Response(JSON.stringify({ ...allTags, 'Asset Class': [...tags, ...tags, { id: 'none' }] }), {
      headers: { 'content-type': 'application/json', 'x-for': request.method },
    })
  })
  const view = await openEditor({ preference: complete })
  expect(await view.open('Asset Class')).toHaveLength(hostile.length)
  for (const value of hostile) view.click(view.option('Asset Class', value))
  expect(view.chips('Asset Class')).toEqual(hostile)
  expect(view.all('img')).toEqual([])
  await view.press('Save')
  expect(view.saved.mock.calls[0]?.[0]['Asset Class']).toEqual(hostile)
})

test('what is chosen is told in words, with what it finds, once it can be saved', async () => {
  const view = await openEditor()
  expect(view.text()).not.toContain('Preview of')
  await view.choose('Region', 'Nordics')
  await view.choose('Sector', 'Energy')
  expect(view.one('.r-preference-summary').textContent?.trim()).toMatch(/within Nordics\s+covering Energy/)
  expect(view.text()).toContain('Preview of Region, Sector')
})
