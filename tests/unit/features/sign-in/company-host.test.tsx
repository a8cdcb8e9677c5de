// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitOutcome, keepSecret, returnAddress } from '#features/sign-in/company-host.ts'
import { CompanyReturn } from '#features/sign-in/company-return.tsx'
import { CompanyHandOver } from '#portal/pages/company-hand-over.tsx'
import { isReceipt } from '#session/company-outcome.ts'
import { COMPANY_SIGN_IN } from '#session/company-session.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const [own, other] = ['O'.repeat(43), 'X'.repeat(43)]
const receipt = (challenge: string) => ({ type: COMPANY_SIGN_IN, challenge, received: true })

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  signOut()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('extras company sign-in: a sign-in that failed tells of nobody, even while somebody is signed in', async () => {
  keepSecret({ verifier: 'V'.repeat(43), challenge: own })
  updateCurrentUser(ada)
  const onSignedIn = vi.fn()
  const view = render(<CompanyReturn text={`unmapped.${own}`} onSignedIn={onSignedIn} onBack={() => {}} />)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(view.text()).toContain('have no access to research yet')
  })
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('extras company sign-in: a page that takes an outcome names the sign-in in its receipt', async () => {
  const popup = { postMessage: vi.fn() }
  const ended = new AbortController()
  const place = { popup: popup as unknown as Window, origin: 'https://portal.example', challenge: own }
  const told = awaitOutcome(place, ended.signal)
  const send = (challenge: string) => {
    const data = { type: COMPANY_SIGN_IN, outcome: 'refused', challenge }
    const event = new MessageEvent('message', { data, origin: place.origin })
    window.dispatchEvent(Object.defineProperty(event, 'source', { value: popup }))
  }
  send(other)
  expect(popup.postMessage).not.toHaveBeenCalled()
  send(own)
  expect(await told).toEqual({ outcome: 'refused', challenge: own })
  expect(popup.postMessage.mock.calls).toEqual([[receipt(own), place.origin]])
  ended.abort()
})

test('extras company sign-in: the receipt of another sign-in is none', () => {
  const outcome = { outcome: 'refused', challenge: own }
  expect(
    [receipt(own), receipt(other), { type: COMPANY_SIGN_IN, received: true }].map((data) => isReceipt(data, outcome)),
  ).toEqual([true, false, false])
})

test('extras company sign-in: a window that comes back closes for no receipt of another tab', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  const tab = new BroadcastChannel(COMPANY_SIGN_IN)
  const heard: unknown[] = []
  tab.addEventListener('message', ({ data }) => {
    heard.push(data)
    tab.postMessage(receipt(other))
  })
  const view = render(<CompanyReturn text={`refused.${own}`} onSignedIn={() => {}} onBack={() => {}} />)
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  await vi.waitFor(
    async () => {
      await act(async () => {})
      expect(view.text()).toContain('The sign-in took too long')
    },
    { timeout: 5000 },
  )
  expect(close).not.toHaveBeenCalled()
  tab.close()
})

test('extras company sign-in: the pop-up closes for the receipt of its own sign-in alone', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  const page = 'https://www.example.com'
  fakeApi().script(
    'POST auth/oidc/hand_over',
    json({ origin: page, address: `${page}/`, challenge: own, code: 'C'.repeat(43) }),
  )
  const opener = { postMessage: vi.fn() }
  vi.spyOn(window, 'opener', 'get').mockReturnValue(opener as unknown as Window)
  render(<CompanyHandOver />)
  await vi.waitFor(() => expect(opener.postMessage).toHaveBeenCalled())
  const answer = (challenge: string) => {
    const event = new MessageEvent('message', { data: receipt(challenge), origin: page })
    return act(async () => void window.dispatchEvent(Object.defineProperty(event, 'source', { value: opener })))
  }
  await answer(other)
  expect(close).not.toHaveBeenCalled()
  await answer(own)
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['as it is', '/clients', '?page=2', '/clients?page=2'],
  ['without parameters', '/clients', `?state=${'s'.repeat(2000)}`, '/clients'],
  ['of the site', `/${'p'.repeat(2000)}`, '?page=2', '/'],
])('extras company sign-in: the page is named %s where the API takes no more', (_, pathname, search, expected) => {
  const origin = 'https://www.example.com'
  expect(returnAddress({ origin, pathname, search })).toBe(origin + expected)
})
