import { beforeEach, expect, test, vi } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { createSuggestions } from '#search/box/suggestions.store.ts'
import { fakeClock } from '../../../support/fake-clock.ts'

type Request = { term: string; signal: AbortSignal; answer: (tags: Tag[]) => void; fail: (reason: Error) => void }

const gold: Tag = { id: '1', category: 'Sector', value: 'Gold' }
const silver: Tag = { id: '2', category: 'Sector', value: 'Silver' }
let clock: ReturnType<typeof fakeClock>

beforeEach(() => {
  clock = fakeClock()
  return () => vi.useRealTimers()
})

/** Suggestions whose answers the test gives. */
function suggestions() {
  const requests: Request[] = []
  const suggest = (term: string, signal: AbortSignal) =>
    new Promise<Tag[]>((answer, fail) => {
      requests.push({ term, signal, answer, fail })
    })
  const store = createSuggestions({ suggest, delay: 300 })
  const answer = async (tags: Tag[]) => {
    requests.at(-1)?.answer(tags)
    await clock.pass(0)
  }
  const rest = async (text: string) => {
    store.type(text)
    await clock.pass(300)
  }
  return { ...store, requests, answer, rest, terms: () => requests.map(({ term }) => term) }
}

test('R168 a text is asked for 300 ms after the last key, not before', async () => {
  const { type, terms } = suggestions()
  type('g')
  await clock.pass(299)
  type('go')
  await clock.pass(299)
  expect(terms()).toEqual([])
  await clock.pass(1)
  expect(terms()).toEqual(['go'])
})

test('R173 R174 the text is asked for trimmed, and its tags open the list', async () => {
  const { rest, answer, terms, $state } = suggestions()
  await rest('  gold ')
  expect(terms()).toEqual(['gold'])
  await answer([gold])
  expect($state.get()).toEqual({ state: 'open', term: 'gold', found: [gold] })
})

test('R168 a first answer that takes its time is waited for in sight, a quick one is not', async () => {
  const { rest, answer, type, $state } = suggestions()
  const states: string[] = []
  $state.listen(({ state }) => states.push(state))
  await rest('gold')
  await clock.pass(199)
  await answer([gold])
  await clock.pass(1000)
  type('')
  await rest('silver')
  await clock.pass(200)
  await answer([silver])
  expect(states).toEqual(['open', 'closed', 'loading', 'open'])
})

test('R172 what was closed while it waited stays closed', async () => {
  const { rest, close, $state } = suggestions()
  await rest('gold')
  close()
  await clock.pass(1000)
  expect($state.get()).toEqual({ state: 'closed' })
})

test.each(['', '   '])('R169 %j is not asked for and closes the list at once', async (text) => {
  const { rest, answer, type, terms, $state } = suggestions()
  await rest('gold')
  await answer([gold])
  type(text)
  expect($state.get()).toEqual({ state: 'closed' })
  await clock.pass(1000)
  expect(terms()).toEqual(['gold'])
})

test('R169 an empty text gives up what is under way', async () => {
  const { rest, answer, type, requests, $state } = suggestions()
  await rest('gold')
  type('')
  expect(requests[0]?.signal.aborted).toBe(true)
  await answer([gold])
  expect($state.get()).toEqual({ state: 'closed' })
})

test('R168 a newer text aborts the older one, whose answer is ignored; the tags shown stay meanwhile', async () => {
  const { rest, answer, requests, $state } = suggestions()
  await rest('gold')
  await answer([gold])
  await rest('si')
  expect($state.get()).toEqual({ state: 'open', term: 'gold', found: [gold] })
  await rest('sil')
  expect(requests[1]?.signal.aborted).toBe(true)
  await answer([silver])
  requests[1]?.answer([])
  await clock.pass(0)
  expect($state.get()).toEqual({ state: 'open', term: 'sil', found: [silver] })
})

test('R168 the same text is not asked for twice in a row', async () => {
  const { rest, answer, type, terms, $state } = suggestions()
  await rest('gold')
  type('gol')
  await rest('gold ')
  await answer([gold])
  await rest('gold')
  expect(terms()).toEqual(['gold'])
  expect($state.get()).toEqual({ state: 'open', term: 'gold', found: [gold] })
})

test('R172 a closed list stays closed; what is known is shown again without asking', async () => {
  const { rest, answer, close, open, terms, $state } = suggestions()
  await rest('gold')
  await answer([gold])
  close()
  await clock.pass(1000)
  expect($state.get()).toEqual({ state: 'closed' })
  open('gold')
  expect($state.get()).toEqual({ state: 'open', term: 'gold', found: [gold] })
  expect(terms()).toEqual(['gold'])
})

test('R172 a list closed before its answer asks again', async () => {
  const { rest, close, open, terms } = suggestions()
  await rest('gold')
  close()
  open('gold')
  expect(terms()).toEqual(['gold', 'gold'])
})

test('R119 R177 a failure is only logged and yields nothing; the text can be asked for again', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  const { rest, requests, terms, $state } = suggestions()
  await rest('gold')
  requests[0]?.fail(new Error('Bad Gateway'))
  await clock.pass(0)
  expect($state.get()).toEqual({ state: 'open', term: 'gold', found: [], failed: true })
  expect(log.mock.calls).toEqual([['research-portal: no suggestions: Bad Gateway']])
  await rest('gold')
  expect(terms()).toEqual(['gold', 'gold'])
})

test('R168 after the end nothing is asked for or shown, and nothing is remembered', async () => {
  const { rest, answer, stop, type, requests, terms, $state } = suggestions()
  await rest('gold')
  type('goldm')
  stop()
  expect(requests[0]?.signal.aborted).toBe(true)
  await answer([gold])
  await clock.pass(1000)
  expect($state.get()).toEqual({ state: 'closed' })
  await rest('gold')
  expect(terms()).toEqual(['gold', 'gold'])
})
