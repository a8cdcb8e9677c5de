// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { SignInState } from '#features/sign-in/sign-in.store.ts'
import { SignInForm } from '#features/sign-in/sign-in.view.tsx'
import { render } from '../../../support/render.ts'

const resetLink = { href: '/reset_password', onClick: () => {} }

function show(state: SignInState = { state: 'idle' }, remembered = false) {
  const [onFocus, onSubmit, onByLink, onByCompany] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const view = render(<SignInForm {...{ state, remembered, resetLink, onFocus, onSubmit, onByLink, onByCompany }} />)
  const field = (name: string) => view.all(`input[name=${name}]`)[0] as HTMLInputElement
  const enter = () => act(() => view.all('form')[0]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true })))
  return { ...view, onFocus, onSubmit, field, enter }
}

test('R014 the form has its fields, as password managers know them', () => {
  const { field, control } = show()
  expect([field('username').autocomplete, field('password').autocomplete]).toEqual(['username', 'current-password'])
  expect(field('password').type).toBe('password')
  expect(field('remember').type).toBe('checkbox')
  expect(control('Sign In').getAttribute('type')).toBe('submit')
  expect(control('Reset your password').getAttribute('href')).toBe('/reset_password')
})

test('R014 R017 submitting, by Enter too, hands over what was entered', () => {
  const { field, enter, onSubmit } = show()
  field('username').value = 'ada'
  field('password').value = 'pass'
  field('remember').checked = true
  enter()
  expect(onSubmit.mock.calls).toEqual([[{ username: 'ada', password: 'pass', remembered: true }]])
})

test('R014 the first step into the form is told, so that what it takes to sign in is there in time', () => {
  const { field, onFocus } = show()
  act(() => field('username').focus())
  expect(onFocus).toHaveBeenCalledOnce()
})

test('R017 the earlier choice to be remembered is preset', () => {
  expect(show({ state: 'idle' }, true).field('remember').checked).toBe(true)
  expect(show({ state: 'idle' }, false).field('remember').checked).toBe(false)
})

test('R017 embedding 1: where the session is kept without a cookie, nothing is offered to be remembered', () => {
  const none = { onFocus: () => {}, onSubmit: () => {}, onByLink: () => {}, onByCompany: () => {} }
  const view = render(<SignInForm {...none} state={{ state: 'idle' }} remembered={undefined} resetLink={resetLink} />)
  expect(view.all('[name=remember]')).toEqual([])
})

test('R015 R121 an incomplete form is told aloud', () => {
  const [notice] = show({ state: 'failed', failure: 'incomplete' }).all('[role=alert]')
  expect(notice?.textContent).toContain('Please provide a username and password')
})

test('R018 C34 wrong credentials offer the way to a new password', () => {
  const view = show({ state: 'failed', failure: 'wrong-credentials' })
  expect(view.text()).toContain(
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  )
  expect(view.control('Reset it now').getAttribute('href')).toBe('/reset_password')
})

test.each(['other', 'unreachable', 'limited'] as const)(
  'R019 any other failure (%s) has the general text',
  (failure) => {
    expect(show({ state: 'failed', failure }).text()).toContain('Something went wrong. Please try again.')
  },
)

test('R019 too many attempts are told besides', () => {
  const { text } = show({ state: 'failed', failure: 'limited' })
  expect(text()).toContain('Too many attempts. Please try again later.')
})
