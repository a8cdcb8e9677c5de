import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FilterSelection, Tags } from '#search/filters/filters.ts'
import { createFilterPanel, type FilterPanelOptions, type FilterPanelStore } from '#search/panel/filter-panel.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada, grace } from '../../../support/people.ts'

const STATIC = 'GET tags/by_category'
const DYNAMIC = 'GET tags/related_to_selected'
const anyDay = { start: '', end: '', allTime: false }
const filters = (tags: Tags = {}, range = anyDay): FilterSelection => ({ tags, range })
const listed = (lists: Record<string, string[]>) =>
  json(
    Object.fromEntries(
      Object.entries(lists).map(([category, values]) => [category, values.map((value) => ({ id: value, value }))]),
    ),
  )
const all = { Region: ['Europe', 'Asia'], Sector: ['Banks', 'Oil'] }
let api: FakeApi
let stops: (() => void)[] = []

beforeEach(() => {
  api = fakeApi()
  api.script(STATIC, listed(all))
  api.script(DYNAMIC, listed(all))
  updateCurrentUser(ada)
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

function panelOf(options: Partial<FilterPanelOptions> = {}) {
  const applied: FilterSelection[] = []
  const failures: Error[] = []
  const store = createFilterPanel({
    categories: ['Region', 'Sector'],
    required: [],
    dynamic: false,
    applyMode: 'staged',
    scope: () => new URLSearchParams('search_term=gold'),
    activeFilters: filters(),
    defaults: filters(),
    onApply: (draft) => applied.push(draft),
    onFailure: (failure) => failures.push(failure),
    ...options,
  })
  stops.push(store.start())
  return { ...store, applied, failures }
}

const settled = (store: FilterPanelStore) =>
  vi.waitUntil(() => {
    const lists = store.$lists.get()
    if (lists.state === 'failed') return !lists.retrying
    return lists.state === 'ready' && lists.reload !== 'loading'
  })

const tagsOf = (store: FilterPanelStore) => store.$draft.get().tags

test('C08 choices edit a draft; Update Results applies it', () => {
  const panel = panelOf()
  panel.choose('Sector', ['Oil'])
  panel.chooseRange({ start: '2026-01-01', end: '', allTime: false })
  expect(panel.applied).toEqual([])
  expect(panel.apply()).toBe(true)
  expect(panel.applied).toEqual([filters({ Sector: ['Oil'] }, { start: '2026-01-01', end: '', allTime: false })])
})

test('R198 R204 an empty category has no key', () => {
  const panel = panelOf({ activeFilters: filters({ Sector: ['Oil'], Region: ['Asia'] }) })
  panel.choose('Sector', [])
  expect(Object.keys(tagsOf(panel))).toEqual(['Region'])
})

test('C08 Reset filters returns the draft to the defaults and applies nothing', () => {
  const defaults = filters({ Region: ['Europe'] })
  const panel = panelOf({ defaults, activeFilters: filters({ Sector: ['Oil'] }) })
  panel.reset()
  expect(panel.$draft.get()).toEqual(defaults)
  expect(panel.applied).toEqual([])
})

test('C08 live: each choice applies at once, and its own echo changes nothing', () => {
  const panel = panelOf({ applyMode: 'live' })
  panel.choose('Sector', ['Oil'])
  panel.choose('Sector', ['Oil', 'Banks'])
  expect(panel.applied.map(({ tags }) => tags)).toEqual([{ Sector: ['Oil'] }, { Sector: ['Oil', 'Banks'] }])
  panel.rebase(filters({ Sector: ['Oil'] }))
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil', 'Banks'] })
  panel.rebase(filters({ Sector: ['Oil', 'Banks'] }))
  panel.rebase(filters({ Sector: ['Oil'] }))
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil'] })
})

test('C08 a draft outlives closing; what is applied from outside takes its place', () => {
  const panel = panelOf()
  panel.choose('Sector', ['Oil'])
  panel.close()
  panel.rebase(filters())
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil'] })
  panel.rebase(filters({ Region: ['Asia'] }))
  expect(tagsOf(panel)).toEqual({ Region: ['Asia'] })
})

test('categories that are not shown go along unchanged', () => {
  const panel = panelOf({ activeFilters: filters({ Theme: ['AI'] }) })
  panel.choose('Sector', ['Oil'])
  panel.apply()
  expect(panel.applied.at(-1)?.tags).toEqual({ Theme: ['AI'], Sector: ['Oil'] })
})

test('R199 while a required category is empty nothing is applied, and it is told which', () => {
  const panel = panelOf({ required: ['Region', 'Sector'] })
  panel.choose('Sector', ['Oil'])
  expect(panel.apply()).toBe(false)
  expect(panel.$missing.get()).toEqual(['Region'])
  expect(panel.applied).toEqual([])
  panel.choose('Region', ['Asia'])
  expect(panel.$missing.get()).toEqual([])
  expect(panel.apply()).toBe(true)
})

test('R207 the lists are loaded once, however often it is opened', async () => {
  const panel = panelOf()
  expect(api.requests).toEqual([])
  panel.open()
  panel.open()
  await settled(panel)
  panel.close()
  panel.choose('Sector', ['Oil'])
  panel.open()
  await settled(panel)
  expect(api.sent(STATIC)).toHaveLength(1)
  expect(panel.$lists.get()).toMatchObject({ state: 'ready', tags: { Sector: [{ value: 'Banks' }, { value: 'Oil' }] } })
})

test('another reader gets lists and a draft of their own', async () => {
  const panel = panelOf()
  panel.open()
  await settled(panel)
  panel.choose('Sector', ['Oil'])
  updateCurrentUser({ ...ada, accessToken: 'access-2' })
  expect(panel.$lists.get().state).toBe('ready')
  updateCurrentUser(grace)
  expect(panel.$lists.get()).toEqual({ state: 'loading' })
  expect(tagsOf(panel)).toEqual({})
  await settled(panel)
  expect(api.sent(STATIC)).toHaveLength(2)
})

test('a failure is told, keeps the draft, and can be tried again', async () => {
  api.script(STATIC, refusal(500, 'Oh no'), listed(all))
  const panel = panelOf({ activeFilters: filters({ Sector: ['Oil'] }) })
  panel.open()
  await settled(panel)
  expect(panel.$lists.get()).toMatchObject({ state: 'failed', retrying: false })
  expect(panel.failures).toHaveLength(1)
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil'] })
  panel.retry()
  expect(panel.$lists.get()).toMatchObject({ state: 'failed', retrying: true })
  await settled(panel)
  expect(panel.$lists.get().state).toBe('ready')
})

test('R205 dynamic: each change reloads the lists by the draft', async () => {
  const panel = panelOf({ dynamic: true })
  panel.open()
  await settled(panel)
  panel.choose('Sector', ['Oil'])
  expect(panel.$lists.get()).toMatchObject({ state: 'ready', reload: 'loading' })
  await settled(panel)
  const [, second] = api.sent(DYNAMIC)
  expect(second?.url.searchParams.get('pivot_category')).toBe('Sector')
  expect(JSON.parse(second?.url.searchParams.get('tag_filters') ?? '')).toEqual({ Sector: ['Oil'] })
  expect(api.sent(DYNAMIC)).toHaveLength(2)
  panel.chooseRange({ start: '2026-01-01', end: '', allTime: false })
  expect(api.sent(DYNAMIC)).toHaveLength(2)
})

test('R205 values no longer offered are dropped and told, and the lists asked for once more', async () => {
  api.script(DYNAMIC, listed(all), listed({ Region: ['Europe'], Sector: ['Oil'] }))
  const panel = panelOf({ dynamic: true, activeFilters: filters({ Region: ['Asia'], Theme: ['AI'] }) })
  panel.open()
  await settled(panel)
  panel.choose('Sector', ['Oil'])
  await settled(panel)
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil'], Theme: ['AI'] })
  expect(panel.$dropped.get()).toEqual([{ category: 'Region', value: 'Asia' }])
  expect(api.sent(DYNAMIC)).toHaveLength(3)
  panel.choose('Region', ['Europe'])
  expect(panel.$dropped.get()).toEqual([])
})

test('R205 the newest choice wins: an older answer drops nothing', async () => {
  const slow = held()
  api.script(DYNAMIC, listed(all), slow.reply, listed(all))
  const panel = panelOf({ dynamic: true })
  panel.open()
  await settled(panel)
  panel.choose('Sector', ['Oil'])
  await vi.waitUntil(() => api.sent(DYNAMIC).length === 2)
  panel.choose('Sector', ['Oil', 'Banks'])
  slow.answer(listed({ Region: [], Sector: [] }))
  await settled(panel)
  expect(tagsOf(panel)).toEqual({ Sector: ['Oil', 'Banks'] })
})

test('R205 when a reload fails the lists stay, nothing is dropped, and it can be tried again', async () => {
  api.script(DYNAMIC, listed(all), refusal(500, 'Oh no'), listed(all))
  const panel = panelOf({ dynamic: true })
  panel.open()
  await settled(panel)
  panel.choose('Sector', ['Oil'])
  await settled(panel)
  expect(panel.$lists.get()).toMatchObject({ state: 'ready', reload: 'failed' })
  panel.retry()
  await settled(panel)
  expect(panel.$lists.get()).toMatchObject({ state: 'ready', reload: 'idle' })
})

const category = fc.constantFrom('Region', 'Sector')
const step = fc.oneof(
  fc.record({ do: fc.constant('choose' as const), category, values: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')) }),
  fc.record({ do: fc.constantFrom('reset' as const, 'apply' as const, 'close' as const) }),
  fc.record({ do: fc.constant('outside' as const), category, values: fc.subarray(['x', 'y'], { minLength: 1 }) }),
)

test('C08 R204 after any sequence of choices, resets, closings and outside changes the draft is what it should be', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const defaults = filters({ Region: ['a'] })
      const panel = panelOf({ defaults })
      let draft: Record<string, readonly string[]> = {}
      let applied: Record<string, readonly string[]> = {}
      const sorted = (tags: object) => JSON.stringify(Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)))
      for (const one of steps) {
        if (one.do === 'choose') {
          panel.choose(one.category, one.values)
          const { [one.category]: _, ...others } = draft
          draft = one.values.length > 0 ? { ...others, [one.category]: one.values } : others
        } else if (one.do === 'reset') {
          panel.reset()
          draft = { Region: ['a'] }
        } else if (one.do === 'apply') {
          panel.apply()
          applied = draft
          panel.rebase(filters(applied))
        } else if (one.do === 'close') {
          panel.close()
        } else if (one.do === 'outside') {
          const next = { [one.category]: one.values }
          panel.rebase(filters(next))
          if (sorted(next) !== sorted(applied)) draft = next
          applied = next
        }
        expect(tagsOf(panel)).toEqual(draft)
        expect(Object.values(tagsOf(panel)).every((values) => values.length > 0)).toBe(true)
      }
    }),
  )
})
