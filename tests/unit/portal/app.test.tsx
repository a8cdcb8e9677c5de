// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { App } from '#portal/app.tsx'
import { guardVisits } from '#portal/pages/page.store.ts'
import { goTo } from '#portal/router/location.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

fakeApi()
guardVisits()

beforeEach(signOut)

test('R039 a signed-out visitor is shown the sign-in and nothing guarded', () => {
  goTo('/library')
  const view = render(<App />)
  expect(view.all('research-sign-in')).toHaveLength(1)
  expect(view.all('research-feed, nav')).toEqual([])
})

test('R016 after the sign-in the page that was asked for is shown', () => {
  goTo('/library')
  const view = render(<App />)
  act(() => updateCurrentUser(ada))
  expect(view.all('h1').map(({ textContent }) => textContent)).toEqual(['Research Library'])
  expect(document.title).toBe('Research Library · Research Portal')
})

test('R187 another path is another page, even where it shows the same', () => {
  updateCurrentUser(ada)
  goTo('/?search_term=gold')
  const view = render(<App />)
  const [before] = view.all('research-feed')
  act(() => goTo('/dashboard'))
  const [after] = view.all('research-feed')
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
})

test('R130 another query is the same page', () => {
  updateCurrentUser(ada)
  goTo('/dashboard')
  const view = render(<App />)
  const [before] = view.all('research-feed')
  act(() => goTo('/dashboard?search_term=gold'))
  expect(view.all('research-feed')[0]).toBe(before)
})
