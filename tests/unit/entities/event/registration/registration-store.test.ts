// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import { createRegistration, type Wish } from '#entities/event/registration/registration.store.ts'
import { pageNotifications } from '#session/notifications.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, noContent, refusal, unreachable } from '../../../../support/fake-api.ts'
import { ada, grace, renamedRenewal } from '../../../../support/people.ts'

const dinner: Wish = { id: '7', name: 'Dinner', kind: 'register' }
const visit: Wish = { id: '8', name: 'Site visit', kind: 'request' }
const call = 'POST roadshows/7/register'

let api: FakeApi
let stop = () => {}
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

function open() {
  const [onRegistered, onFailure] = [vi.fn(), vi.fn()]
  const store = createRegistration({ onRegistered, onFailure })
  stop = store.start()
  const reaches = (state: string) => vi.waitUntil(() => store.$state.get().state === state)
  return { ...store, onRegistered, onFailure, reaches }
}

test('R327 R329 C69 nothing is sent before Yes, then an empty object is', async () => {
  api.script(call, noContent)
  const { ask, confirm, reaches, $state } = open()
  ask(dinner)
  expect($state.get()).toEqual({ state: 'asking', wish: dinner })
  expect(api.requests).toEqual([])
  confirm()
  await reaches('thanks')
  expect(api.sent(call).map(({ json }) => json)).toEqual([{}])
})

test('R099 R330 after Yes the host is told and lists of events hear that they changed', async () => {
  api.script(call, noContent)
  const heard = vi.fn()
  const stopHearing = $eventsChanged.listen(heard)
  const { ask, confirm, reaches, onRegistered } = open()
  ask(dinner)
  confirm()
  await reaches('thanks')
  expect(onRegistered.mock.calls).toEqual([[{ id: '7', kind: 'register' }]])
  expect(heard).toHaveBeenCalledOnce()
  stopHearing()
})

test('R328 a request for access is told as one', async () => {
  api.script('POST roadshows/8/register', noContent)
  const { ask, confirm, reaches, onRegistered } = open()
  ask(visit)
  confirm()
  await reaches('thanks')
  expect(onRegistered.mock.calls).toEqual([[{ id: '8', kind: 'request' }]])
})

test('C69 Yes twice sends once, and so does asking again meanwhile', async () => {
  const { reply, answer } = held()
  api.script(call, reply)
  const { ask, confirm, close, reaches, $state } = open()
  ask(dinner)
  confirm()
  confirm()
  close()
  ask(dinner)
  expect($state.get()).toEqual({ state: 'sending', wish: dinner })
  confirm()
  answer(noContent)
  await reaches('thanks')
  expect(api.sent(call)).toHaveLength(1)
})

test('R327 No sends nothing', () => {
  const { ask, close, confirm, $state } = open()
  ask(dinner)
  close()
  confirm()
  expect($state.get()).toEqual({ state: 'closed' })
  expect(api.requests).toEqual([])
})

test.each([
  ['R331', refusal(500)],
  ['R331', unreachable],
])('%s a failure is told, changes nothing, and can be tried again', async (_, failure) => {
  api.script(call, failure, noContent)
  const changes = $eventsChanged.get()
  const { ask, confirm, reaches, onFailure, onRegistered } = open()
  ask(dinner)
  confirm()
  await reaches('failed')
  expect(onFailure).toHaveBeenCalledOnce()
  expect([onRegistered.mock.calls.length, $eventsChanged.get()]).toEqual([0, changes])
  confirm()
  await reaches('thanks')
})

test('R330 R331 an event that is full, or over, by now fails, and lists hear that it is another one', async () => {
  api.script(call, refusal(409, 'The event is full.'))
  const changes = $eventsChanged.get()
  const { ask, confirm, reaches, onFailure, onRegistered } = open()
  ask(dinner)
  confirm()
  await reaches('failed')
  await vi.waitUntil(() => $eventsChanged.get() === changes + 1)
  expect([onFailure.mock.calls.length, onRegistered.mock.calls.length]).toEqual([1, 0])
})

test.each([
  ['thanks', noContent],
  ['failed', refusal(500)],
])('R330 R331 closed while it is sent, the dialog opens again with the outcome: %s', async (state, reply) => {
  const request = held()
  api.script(call, request.reply)
  const { ask, confirm, close, reaches } = open()
  ask(dinner)
  confirm()
  close()
  request.answer(reply)
  await reaches(state)
})

test('R330 the outcome of one event does not take the place of the question about another', async () => {
  const { reply, answer } = held()
  api.script(call, reply)
  const { ask, confirm, close, onRegistered, $state } = open()
  ask(dinner)
  confirm()
  close()
  ask(visit)
  answer(noContent)
  await vi.waitUntil(() => onRegistered.mock.calls.length > 0)
  expect($state.get()).toEqual({ state: 'asking', wish: visit })
  close()
  expect($state.get()).toEqual({ state: 'thanks', wish: dinner })
  close()
  expect($state.get()).toEqual({ state: 'closed' })
})

test('R331 what failed while the reader was busy with another event is told after that, not to another reader', async () => {
  for (const reader of [ada, grace]) {
    updateCurrentUser(ada)
    const request = held()
    api.script(call, request.reply)
    const { ask, confirm, close, onFailure, $state } = open()
    ask(dinner)
    confirm()
    close()
    ask(visit)
    request.answer(refusal(500))
    await vi.waitUntil(() => onFailure.mock.calls.length > 0)
    updateCurrentUser(reader)
    close()
    expect($state.get()).toEqual(reader === ada ? { state: 'failed', wish: dinner } : { state: 'closed' })
    stop()
  }
})

test('R330 an outcome that waited for another dialog is told by the page when the reader leaves that one', async () => {
  const request = held()
  api.script(call, request.reply)
  const { ask, confirm, close, onRegistered } = open()
  ask(dinner)
  confirm()
  close()
  ask(visit)
  request.answer(noContent)
  await vi.waitUntil(() => onRegistered.mock.calls.length > 0)
  expect(pageNotifications.$notification.get().messages).toEqual([])
  stop()
  expect(pageNotifications.$notification.get().messages).toEqual([expect.stringContaining('Dinner: Your registration')])
  pageNotifications.clear()
})

test.each([
  { reply: noContent, variant: 'success', says: 'Dinner: Your registration has been sent' },
  { reply: refusal(500), variant: 'error', says: 'Dinner: Event registration request failed' },
])('R330 R331 who has left the list meanwhile is told by the page: $variant', async ({ reply, variant, says }) => {
  const request = held()
  api.script(call, request.reply)
  const { ask, confirm } = open()
  ask(dinner)
  confirm()
  stop()
  request.answer(reply)
  await vi.waitUntil(() => pageNotifications.$notification.get().messages.length > 0)
  expect(pageNotifications.$notification.get()).toMatchObject({
    variant,
    dismissible: true,
    messages: [expect.stringContaining(says)],
  })
  pageNotifications.clear()
})

test('R025 who is signed out is invited to sign in, and nothing is sent', () => {
  signOut()
  const { ask, confirm, $state } = open()
  ask(dinner)
  confirm()
  expect($state.get()).toEqual({ state: 'signed-out', wish: dinner })
  expect(api.requests).toEqual([])
})

test('R111 R331 whose session ends while it is sent hears of it', async () => {
  api.script(call, refusal(401))
  api.script('POST refresh_auth_token', refusal(401))
  const { ask, confirm, reaches, onRegistered } = open()
  ask(dinner)
  confirm()
  await reaches('signed-out')
  expect(onRegistered).not.toHaveBeenCalled()
})

test('embedding 1: signed out meanwhile, the question becomes an invitation; another reader finds nothing open', () => {
  const { ask, $state } = open()
  ask(dinner)
  signOut()
  expect($state.get()).toEqual({ state: 'signed-out', wish: dinner })
  updateCurrentUser(grace)
  expect($state.get()).toEqual({ state: 'closed' })
})

test('R138 R331 a renewal under another name thanks all the same', async () => {
  api.script(call, refusal(401), noContent)
  api.script('POST refresh_auth_token', json(renamedRenewal))
  const { ask, confirm, reaches, onRegistered } = open()
  ask(dinner)
  confirm()
  await reaches('thanks')
  expect(onRegistered).toHaveBeenCalledOnce()
})

test('embedding 1: what one reader sent is not told to another', async () => {
  const { reply, answer } = held()
  api.script(call, reply)
  const { ask, confirm, onRegistered, $state } = open()
  ask(dinner)
  confirm()
  updateCurrentUser(grace)
  answer(noContent)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([$state.get().state, onRegistered.mock.calls.length]).toEqual(['closed', 0])
})
