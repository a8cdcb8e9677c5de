import { expect, test, vi } from 'vitest'
import { storeInTurn } from '#lib/async/store-in-turn.ts'
import { deferred } from '../../../support/deferred.ts'

function slowStore() {
  const answers: ReturnType<typeof deferred<void>>[] = []
  const store = vi.fn((_value: number) => {
    const answer = deferred<void>()
    answers.push(answer)
    return answer.promise
  })
  return { store, answers, storedValues: () => store.mock.calls.map(([value]) => value) }
}

test('of the values that come meanwhile only the last is stored, and after the first', async () => {
  const { store, answers, storedValues } = slowStore()
  const change = storeInTurn(store)
  const all = [change(1), change(2), change(3)]
  expect(storedValues()).toEqual([1])
  answers[0]?.resolve()
  await vi.waitFor(() => expect(storedValues()).toEqual([1, 3]))
  answers[1]?.resolve()
  await Promise.all(all)
  expect(storedValues()).toEqual([1, 3])
})

test('after a refusal those that wait are given up, and the next one is stored', async () => {
  const { store, answers, storedValues } = slowStore()
  const change = storeInTurn(store)
  const outcomes = Promise.allSettled([change(1), change(2)])
  answers[0]?.reject(new Error('refused'))
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = change(3)
  answers[1]?.resolve()
  await again
  expect(storedValues()).toEqual([1, 3])
})
