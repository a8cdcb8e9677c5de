// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createEditorLists, type EditorLists } from '#features/preferences/editor/editor-lists.store.ts'
import { type FakeApi, held, json, refusal } from '../../../../support/fake-api.ts'
import { allTags, OPTIONS, preferenceApi, RELATED, tag } from '../editor-support.tsx'

const complete = { Region: ['Nordics'], Sector: ['Energy'] }
let api: FakeApi

beforeEach(() => {
  api = preferenceApi()
})

const started = () => {
  const failures: Error[] = []
  const lists = createEditorLists((failure) => failures.push(failure))
  return { ...lists, failures, stop: lists.start() }
}
const shown = ({ $options }: EditorLists) => $options.get().state
const companies = ({ $related }: EditorLists) => $related.get().Company?.map(({ value }) => value)

test('R353 the options come once; after a failure by another try', async () => {
  api.script(OPTIONS, refusal(500, 'Broken'), json(allTags))
  const lists = started()
  expect(shown(lists)).toBe('loading')
  await vi.waitUntil(() => shown(lists) === 'failed')
  expect(lists.failures).toHaveLength(1)
  lists.retry()
  await vi.waitUntil(() => shown(lists) === 'ready')
  lists.follow(complete)
  await vi.waitUntil(() => companies(lists))
  expect(api.sent(OPTIONS)).toHaveLength(2)
})

test('R351 nothing is asked and nothing narrowed until both have a value, and no more once one has none', async () => {
  const lists = started()
  lists.follow({ Region: ['Nordics'] })
  expect(api.sent(RELATED)).toHaveLength(0)
  lists.follow(complete)
  await vi.waitUntil(() => companies(lists))
  expect(companies(lists)).toEqual(['Acme', 'Locked AB'])
  lists.follow({ ...complete, Company: ['Acme'] })
  expect(api.sent(RELATED)).toHaveLength(2)
  lists.follow({ Sector: ['Energy'] })
  expect(lists.$related.get()).toEqual({})
})

test('R351 the latest choice wins, whichever answer comes first', async () => {
  const slow = held()
  api.script(RELATED, slow.reply, slow.reply, json({ Company: [tag('Brisk')] }))
  const lists = started()
  lists.follow(complete)
  await vi.waitUntil(() => api.sent(RELATED).length === 2)
  lists.follow({ ...complete, Region: ['Asia'] })
  await vi.waitUntil(() => companies(lists))
  slow.answer(json({ Company: [tag('Acme')] }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(companies(lists)).toEqual(['Brisk'])
})

test('a failure narrows nothing, is no error, and the next change asks again', async () => {
  const [brisk, no] = [json({ Company: [tag('Brisk')] }), refusal(422, 'No')]
  api.script(RELATED, brisk, brisk, no, no, json({ Company: [tag('Acme')] }))
  const lists = started()
  lists.follow(complete)
  await vi.waitUntil(() => companies(lists))
  lists.follow({ ...complete, Region: ['Asia'] })
  await vi.waitUntil(() => !companies(lists))
  expect(lists.failures).toEqual([])
  lists.follow({ ...complete, Region: ['Asia'], Country: ['Japan'] })
  await vi.waitUntil(() => companies(lists))
  expect(companies(lists)).toEqual(['Acme'])
})

test('what is stopped tells nothing', async () => {
  const slow = held()
  api.script(RELATED, slow.reply)
  const lists = started()
  lists.follow(complete)
  lists.stop()
  slow.answer(json({ Company: [tag('Acme')] }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lists.$related.get()).toEqual({})
})
