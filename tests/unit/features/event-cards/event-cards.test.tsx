// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { EventCards } from '#features/event-cards/event-cards.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, noContent, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const call = 'GET roadshows/upcoming_by_tag'
let api: FakeApi
// What comes late comes at once.
beforeAll(() => import('#entities/event/registration/registration-flow.tsx'))
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const ignored = () => {}
const props: ComponentProps<typeof EventCards> = {
  source: 'tag',
  tagId: '2001',
  filters: '',
  limit: 6,
  heading: '',
  moreHref: '',
  anonymous: false,
  onNavigate: () => false,
  onRegistered: ignored,
  onFailure: ignored,
}
const show = (changes: Partial<typeof props> = {}) => render(<EventCards {...props} {...changes} />)

/** Lets what is under way come, and shows it. */
const shows = (shown: ReturnType<typeof show>, words: string) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.text()).toContain(words)
  })

test('R297 embedding 14: after another try the focus is where the events came', async () => {
  api.script(call, refusal(500), json([{ id: '1', name: 'Dinner' }]))
  const shown = show()
  await shows(shown, 'The events could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows(shown, 'Dinner')
  expect(document.activeElement).toBe(shown.all('section')[0])
})

test('R297 what is no event, or has values of other kinds, leaves the others standing', async () => {
  api.script(
    call,
    json([null, { id: '1', name: {}, location: 5, type: 'x', daterange: [] }, { id: '2', name: 'Dinner' }]),
  )
  const shown = show()
  await shows(shown, 'Dinner')
  expect(shown.all('h3').map(({ textContent }) => textContent)).toEqual(['Unnamed event', 'Dinner'])
})

const headingOf = (changes: Partial<typeof props>) => show(changes).all('h2')[0]?.textContent

test('R242 R297 the heading says which events, unless a host has its own', () => {
  expect(headingOf({})).toBe('Upcoming Events')
  expect(headingOf({ source: 'upcoming' })).toBe('Upcoming Events')
  expect(headingOf({ source: 'suggested' })).toBe('Recommended Events')
  expect(headingOf({ source: 'suggested', heading: 'Meet us' })).toBe('Meet us')
})

test('R242 signed out, what comes in place of recommended events is called what it is', () => {
  signOut()
  expect(headingOf({ source: 'suggested', anonymous: true })).toBe('Upcoming Events')
})

test('R244 View More leads on within the portal, where a host says so', () => {
  const onNavigate = vi.fn(() => false)
  const { control, click } = show({ moreHref: '/events/upcoming', onNavigate })
  const link = control('View More')
  click(link)
  expect(onNavigate.mock.calls).toEqual([[link.getAttribute('href')]])
  expect(link.getAttribute('href')).toMatch(/\/events\/upcoming$/)
  expect(show().all('a')).toEqual([])
  expect(show({ moreHref: 'javascript:alert(1)' }).all('a')).toEqual([])
})

test('R242 recommended events beyond those that a phone shows can be asked for, which leaves the focus to the list', async () => {
  api.script('GET roadshows/suggested', json(['1', '2', '3'].map((id) => ({ id, name: `Dinner ${id}` }))))
  const shown = show({ source: 'suggested' })
  await shows(shown, 'Dinner 3')
  expect(shown.all('.r-event-cards__list--brief > li')).toHaveLength(3)
  shown.click(shown.control('Show 1 more'))
  expect(shown.all('.r-event-cards__list--brief, .r-text-button')).toEqual([])
  expect(document.activeElement).toBe(shown.all('section')[0])
})

const dinner = { id: '7', name: 'Dinner', permissioned: true, can_register: true }
const register = 'POST roadshows/7/register'

test('R327 R330 a registration: question, answer, thanks, and the card tells it with the focus', async () => {
  api.script(call, json([dinner]), json([{ ...dinner, has_requested_slot: true }]))
  api.script(register, noContent)
  const onRegistered = vi.fn()
  const shown = show({ onRegistered })
  await shows(shown, 'Dinner')
  shown.control('Register for Dinner').focus()
  shown.click(shown.control('Register for Dinner'))
  await shows(shown, 'Do you want to register for:')
  expect(shown.all('.r-registration-dialog')[0]?.textContent).toBe('Dinner')
  expect(api.sent(register)).toEqual([])
  shown.click(shown.control('Yes'))
  await shows(shown, 'Thank you')
  await shows(shown, '*Request sent')
  expect(onRegistered.mock.calls).toEqual([[{ id: '7', kind: 'register' }]])
  shown.click(shown.all('.r-dialog__actions button')[0] as HTMLElement)
  await act(async () => {})
  expect(shown.all('dialog')).toEqual([])
  expect(document.activeElement?.textContent).toBe('*Request sent')
})

test('R330 a card that goes with its registration leaves the focus to its list', async () => {
  api.script(
    'GET roadshows/suggested',
    json([dinner, { id: '8', name: 'Site visit' }]),
    json([{ id: '8', name: 'Site visit' }]),
  )
  api.script(register, noContent)
  const shown = show({ source: 'suggested' })
  await shows(shown, 'Dinner')
  shown.click(shown.control('Register for Dinner'))
  await shows(shown, 'Do you want to register for:')
  shown.click(shown.control('Yes'))
  await shows(shown, 'Thank you')
  await vi.waitUntil(() => shown.all('article').length === 1)
  shown.click(shown.all('.r-dialog__actions button')[0] as HTMLElement)
  await act(async () => {})
  expect(document.activeElement).toBe(shown.all('section')[0])
})

test('R331 a failure is said in the dialog, in an alert, with Yes still there', async () => {
  api.script(call, json([{ ...dinner, permissioned: false }]))
  const request = held()
  api.script(register, request.reply, noContent)
  const shown = show()
  await shows(shown, 'Dinner')
  shown.click(shown.control('Request access for Dinner'))
  await shows(shown, 'Request access for:')
  shown.click(shown.control('Yes'))
  expect(shown.control('Yes').getAttribute('aria-busy')).toBe('true')
  shown.click(shown.control('Yes'))
  request.answer(refusal(500))
  await shows(shown, 'Event registration request failed. Please try again later.')
  expect(shown.all('dialog [role=alert]')).toHaveLength(1)
  expect(api.sent(register)).toHaveLength(1)
  shown.click(shown.control('Yes'))
  await shows(shown, 'Thank you')
})

test.each([
  ['the host shows a sign-in of its own, which the dialog leaves free', false],
  ['the browser follows', true],
])('R025 embedding 16: signed out, Register invites to sign in, and %s', async (_, follows) => {
  signOut()
  api.script('GET roadshows/upcoming', json([{ id: '7', name: 'Dinner', can_register: true }]))
  const onNavigate = vi.fn(() => follows)
  const shown = show({ source: 'upcoming', anonymous: true, onNavigate })
  await shows(shown, 'Dinner')
  shown.click(shown.control('Register for Dinner'))
  await shows(shown, 'Sign in to register')
  // Nobody goes anywhere in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  shown.click(shown.control('Sign In'))
  expect(onNavigate).toHaveBeenCalledOnce()
  expect(shown.all('dialog')).toHaveLength(follows ? 1 : 0)
  expect(api.sent(register)).toEqual([])
})
