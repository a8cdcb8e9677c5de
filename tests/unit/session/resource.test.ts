// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createResource } from '#session/resource.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada } from '../../support/people.ts'

let stop = () => {}
beforeEach(() => updateCurrentUser(ada))
afterEach(() => stop())

const broken = new ApiError('server', 'Broken', 500)

/** Answers one after the other; an error is thrown, and the last one stays. */
function open(answers: (string | Error)[], anonymous = false) {
  const [onFailure, onReady] = [vi.fn(), vi.fn()]
  const resource = createResource<string>({
    anonymous,
    async fetch() {
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? broken
      if (answer instanceof Error) throw answer
      return answer
    },
    onReady,
    onFailure,
  })
  stop = resource.start()
  const states: string[] = []
  resource.$state.listen(({ state }) => states.push(state))
  const shown = () => resource.$state.get()
  return {
    ...resource,
    onFailure,
    onReady,
    states,
    shown,
    shows: (value: string) => vi.waitUntil(() => JSON.stringify(shown()) === JSON.stringify({ state: 'ready', value })),
    reaches: (state: string) => vi.waitUntil(() => shown().state === state),
  }
}

test('R330 after a change it is asked for again, quietly', async () => {
  const { reload, shows, states } = open(['old', 'new'])
  await shows('old')
  reload()
  await shows('new')
  expect(new Set(states)).toEqual(new Set(['ready']))
})

test('R330 embedding 12: a failure then is told, and what is shown stays', async () => {
  const { reload, shows, shown, onFailure } = open(['old', broken])
  await shows('old')
  reload()
  await vi.waitUntil(() => onFailure.mock.calls.length > 0)
  expect(shown()).toEqual({ state: 'ready', value: 'old' })
})

test('R330 what had failed is tried again', async () => {
  const { reload, reaches, shows } = open([broken, 'new'])
  await reaches('failed')
  reload()
  await shows('new')
})

test('R330 what nobody may see stays so', () => {
  signOut()
  const { reload, shown, states } = open(['old'])
  reload()
  expect([shown(), states.includes('loading')]).toEqual([{ state: 'signed-out' }, false])
})

test('what is for everybody is shown without a session, and anew for who signs in', async () => {
  signOut()
  const { shows } = open(['public', 'own'], true)
  await shows('public')
  updateCurrentUser(ada)
  await shows('own')
})

test('embedding 1: where an API has nothing for everybody, the visitor is invited to sign in', async () => {
  signOut()
  const { reaches, onFailure } = open([new ApiError('unauthorized', 'Unauthorized', 401)], true)
  await reaches('signed-out')
  expect(onFailure).not.toHaveBeenCalled()
})

test('embedding 12: without a session another failure is one', async () => {
  signOut()
  const { reaches, onFailure } = open([broken], true)
  await reaches('failed')
  expect(onFailure).toHaveBeenCalledOnce()
})
