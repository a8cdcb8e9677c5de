// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unsubscribe } from '#portal/pages/unsubscribe.tsx'
import { matchRoute } from '#portal/router/routes.ts'
import { render } from '../../support/render.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = (body: unknown, status = 200) => fetched.mockImplementation(async () => Response.json(body, { status }))

async function press(token = 'abc') {
  const view = render(<Unsubscribe token={token} />)
  await act(async () => view.all('button')[0]?.click())
  return view
}

test('the page of the link in mails is for everyone, and of its preferences for users', () => {
  expect(matchRoute('/unsubscribe')).toMatchObject({ page: 'unsubscribe', access: 'everyone' })
  expect(matchRoute('/following_preferences')).toMatchObject({ page: 'preferences', access: 'signed-in' })
})

test('opening the page changes nothing', () => {
  const view = render(<Unsubscribe token="abc" />)
  expect(view.text()).toContain('Nothing has been changed yet.')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  [{ stopped: 'all', name: null }, 'You will no longer get emails with research.'],
  [{ stopped: 'saved_search', name: 'Gold' }, 'You will no longer get alerts about this saved search: Gold'],
  [{ stopped: 'saved_search', name: null }, 'You will no longer get alerts about this saved search.'],
])('a press stops it, and says what was stopped: %o', async (outcome, words) => {
  answer(outcome)
  const view = await press()
  await vi.waitFor(() => expect(view.text()).toContain(words))
  const request = new Request(...(fetched.mock.calls[0] as [RequestInfo, RequestInit?]))
  expect(request.method).toBe('POST')
  expect(await request.json()).toEqual({ token: 'abc' })
  expect(view.all('a').map((link) => link.getAttribute('href'))).toEqual(['/following_preferences'])
})

test.each([403, 404, 422])('a link that the API refuses with %d is told to be bad', async (status) => {
  answer({ errors: ['No.'], status }, status)
  const view = await press()
  await vi.waitFor(() => expect(view.text()).toContain('This link does not work.'))
  expect(view.all('button')).toEqual([])
})

test('a link without a token is told to be bad, without a request', () => {
  expect(render(<Unsubscribe token="" />).text()).toContain('This link does not work.')
  expect(fetched).not.toHaveBeenCalled()
})

test('after a failure of the server the button can be pressed again', async () => {
  answer({ errors: [], status: 500 }, 500)
  const view = await press()
  await vi.waitFor(() => expect(view.text()).toContain('The emails could not be stopped.'))
  expect(view.all('button')).toHaveLength(1)
})
