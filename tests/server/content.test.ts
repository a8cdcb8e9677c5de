import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

test('R146 R392 R404 get_home_page_slots answers {name, raw_content} in order, without a session', async () => {
  const answer = await api.get('get_home_page_slots')
  expect(answer.json()).toEqual([
    { name: 'services', raw_content: '<p>Services</p>' },
    { name: 'mission', raw_content: '<p>Mission</p>' },
  ])
})

test('R147 footer_content answers HTML, without a session', async () => {
  const answer = await api.get('footer_content')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toBe('<p>Footer</p>')
})

test('R146 R147 public content has a validator and answers 304 to whoever has it', async () => {
  for (const path of ['get_home_page_slots', 'footer_content']) {
    const { headers } = await api.get(path)
    expect(headers['cache-control']).toBe('public, max-age=60')
    const again = await api.app.inject({ url: `/api/${path}`, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  }
})

test('R147 a missing footer is an empty fragment', async () => {
  await api.db.deleteFrom('contents').execute()
  const answer = await api.get('footer_content')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})
