import { beforeEach, expect, test } from 'vitest'
import { sendPublic } from '#api/client.ts'
import { buildPath } from '#api/paths.ts'
import { config } from '#config/config.ts'
import { configure } from '#config/configure.ts'
import { type FakeApi, fakeApi } from '../../support/fake-api.ts'
import { anything } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  api.script('GET footer_content', anything)
})

test('R131 R136 a call goes to its name below the base address', async () => {
  await sendPublic({ call: 'footer_content' })
  expect(api.requests[0]?.url.href).toBe('http://localhost/api/footer_content')
})

test('R131 a base address without a slash at its end means the same', async () => {
  configure({ apiBaseUrl: '/api' })
  await sendPublic({ call: 'footer_content' })
  expect(api.requests[0]?.url.href).toBe('http://localhost/api/footer_content')
})

test('R136 C43 each path can be called differently, with or without a slash at its start', () => {
  configure({ paths: { auth: '/sessions/new', 'tags/{id}': 'labels/{id}/show' } })
  expect(buildPath('auth')).toBe('sessions/new')
  expect(buildPath('tags/{id}', { id: '7' })).toBe('labels/7/show')
  expect(buildPath('current_user')).toBe('current_user')
  expect(config().paths).not.toHaveProperty('current_user')
})

test('what fills a path is encoded', () => {
  configure({ paths: { 'tags/{id}': 'tags/{id}' } })
  expect(buildPath('tags/{id}', { id: 'a/b?c#d é' })).toBe('tags/a%2Fb%3Fc%23d%20%C3%A9')
})

test('a query is sent encoded', async () => {
  const query = new URLSearchParams({ 'filter_Asset Class': 'a;b & c', search_term: '50%' })
  await sendPublic({ call: 'footer_content', query })
  expect([...(api.requests[0]?.url.searchParams ?? [])]).toEqual([...query])
})
