// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { fakeApi, refusal } from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

vi.mock('#api/late-calls.ts', async (load) => ({
  ...(await load<object>()),
  loadSignOut: () => Promise.reject(new TypeError('Failed to fetch')),
}))

beforeEach(() => {
  clearCookies()
  signOut()
})

function show() {
  const view = render(
    <>
      <input aria-label="Of the page" />
      <SignIn passwordlessToken="" onSignedIn={vi.fn()} onNavigate={() => false} onFailure={vi.fn()} />
    </>,
  )
  const focusPage = () => {
    const field = view.all('[aria-label="Of the page"]')[0]
    act(() => field?.focus())
    return field
  }
  return { ...view, ...formsOf(view), focusPage }
}

test('a session that ends later than a sign-out that failed leaves the focus of the page', async () => {
  fakeApi()
  updateCurrentUser(ada)
  const { control, shows, focusPage } = show()
  await act(async () => control('Sign out').click())
  await shows('Something went wrong. Please try again.')
  const field = focusPage()
  await act(async () => signOut())
  await shows('Sign In')
  expect(document.activeElement).toBe(field)
})

test('so does a session that begins later than a sign-in that failed', async () => {
  fakeApi().script('POST auth', refusal(500, 'failed'))
  const { type, all, submit, shows, focusPage } = show()
  type('Username', 'ada@example.com')
  type('Password', 'pass')
  await submit(all('form')[0])
  await shows('Something went wrong. Please try again.')
  const field = focusPage()
  await act(async () => updateCurrentUser(ada))
  await shows('Sign out')
  expect(document.activeElement).toBe(field)
})
