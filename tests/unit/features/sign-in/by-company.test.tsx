// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json } from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const begin = 'POST auth/oidc/start'
const location = 'https://portal.example/api/auth/oidc/authorize?request=r'
let api: FakeApi
let popup: { close: () => void }
let led: string[]

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
  popup = { close: vi.fn() }
  led = []
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void led.push(`page ${to}`))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    led.push(`${this.target && 'pop-up'} ${this.href}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Presses the button; the call that begins the sign-in waits. `page`: of another site, or of the portal. */
async function pressed(page: 'host' | 'portal') {
  vi.stubGlobal('isSecureContext', true)
  configure({ portalUrl: page === 'host' ? 'https://portal.example/' : '' })
  const slow = held()
  api.script(begin, slow.reply)
  const actions = { onSignedIn: vi.fn(), onNavigate: vi.fn(() => false), onFailure: vi.fn() }
  const rendered = render(<SignIn passwordlessToken="" {...actions} />)
  const view = { ...rendered, ...formsOf(rendered) }
  await act(async () => view.control('Sign in with your company').click())
  await view.shows('Continue to your company')
  const form = () => view.all('form').find((one) => !one.closest('[hidden]'))
  const field = form()?.querySelector('input') as HTMLInputElement
  field.value = 'anna@acme.example'
  await view.submit(form())
  await vi.waitFor(() => expect(api.sent(begin)).toHaveLength(1))
  const answer = (returns: boolean) => act(async () => slow.answer(json({ location, ...(returns && { returns }) })))
  return { ...view, ...actions, answer }
}

const ways = [
  ['back', (view: { control: (name: string) => HTMLElement }) => view.control('Sign in with a password').click()],
  ['a sign-in by other means', () => updateCurrentUser(ada)],
] as const

test.each(ways)('extras company sign-in: %s before the answer leads no pop-up to the company', async (_, leave) => {
  const view = await pressed('host')
  await act(async () => leave(view))
  await view.answer(true)
  await vi.waitFor(() => expect(popup.close).toHaveBeenCalled())
  expect(led).toEqual([])
  expect(view.onFailure).not.toHaveBeenCalled()
})

test.each(ways)('extras company sign-in: %s before the answer keeps the page of the portal', async (_, leave) => {
  const view = await pressed('portal')
  await act(async () => leave(view))
  await view.answer(false)
  expect(led).toEqual([])
  expect(view.onFailure).not.toHaveBeenCalled()
})

test('extras company sign-in: with the answer the page of the portal goes to the company', async () => {
  const view = await pressed('portal')
  await view.answer(false)
  expect(led).toEqual([`page ${location}`])
})

test('extras company sign-in: with the answer the pop-up goes to the company', async () => {
  const view = await pressed('host')
  await view.answer(true)
  await vi.waitFor(() => expect(led).toEqual([`pop-up ${location}`]))
  expect(popup.close).not.toHaveBeenCalled()
})
