import { expect, test } from 'vitest'
import { FairQueue, QueueFullError } from '#server/access/fair-queue.ts'

/** A queue whose jobs wait until they are let go, and the names of those that have started. */
function watched(concurrency: number, capacity: number) {
  const queue = new FairQueue({ concurrency, capacity })
  const started: string[] = []
  const endings: (() => void)[] = []
  const add = (name: string, flow: string, isPreferred = false) =>
    queue.run(
      () => {
        started.push(name)
        return new Promise<string>((resolve) => endings.push(() => resolve(name)))
      },
      { flow: flow.split('/'), isPreferred },
    )
  const finishAll = async () => {
    for (let idle = 0; idle < 3; ) {
      const end = endings.shift()
      end?.()
      idle = end ? 0 : idle + 1
      await new Promise(setImmediate)
    }
  }
  return { queue, started, add, finishAll }
}

test('R140 no more than the given number run at once', async () => {
  const { started, add, finishAll } = watched(2, 10)
  const all = ['a', 'b', 'c'].map((name) => add(name, 'x'))
  await new Promise(setImmediate)
  expect(started).toEqual(['a', 'b'])
  await finishAll()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('R140 flows take turns, so that many requests of one client delay another by one job', async () => {
  const { started, add, finishAll } = watched(1, 10)
  const all = [...['m1', 'm2', 'm3', 'm4'].map((name) => add(name, 'many')), add('one', 'single')]
  await finishAll()
  await Promise.all(all)
  expect(started).toEqual(['m1', 'm2', 'one', 'm3', 'm4'])
})

test('R140 preferred jobs start first, and others are not left out for ever', async () => {
  const { started, add, finishAll } = watched(1, 20)
  const all = [add('first', 'x'), add('other', 'y')]
  for (let count = 1; count <= 10; count++) all.push(add(`p${count}`, 'z', true))
  await finishAll()
  await Promise.all(all)
  expect(started.slice(0, 9)).toEqual(['first', ...[1, 2, 3, 4, 5, 6, 7, 8].map((count) => `p${count}`)])
  expect(started[9]).toBe('other')
})

test('R140 a full queue refuses the client that has most waiting, and takes one that has less', async () => {
  const { started, add, finishAll } = watched(1, 3)
  const many = ['m1', 'm2', 'm3', 'm4', 'm5'].map((name) => add(name, 'many').catch((error: unknown) => error))
  const single = add('one', 'single')
  await finishAll()
  expect(await single).toBe('one')
  const outcomes = await Promise.all(many)
  expect(outcomes.map((outcome) => outcome instanceof QueueFullError)).toEqual([false, false, false, true, true])
  expect(started).toEqual(['m1', 'm2', 'one', 'm3'])
})

test('R140 within one address the accounts take turns, and all of them together count as one address', async () => {
  const { started, add, finishAll } = watched(1, 10)
  const all = ['gateway/a', 'gateway/a', 'gateway/a', 'gateway/b', 'elsewhere/c'].map((flow, index) =>
    add(`${flow} ${index}`, flow),
  )
  await finishAll()
  await Promise.all(all)
  expect(started).toEqual(['gateway/a 0', 'gateway/a 1', 'elsewhere/c 4', 'gateway/b 3', 'gateway/a 2'])
})

test('R140 a full queue takes a new account of a full address in place of one with more jobs', async () => {
  const { started, add, finishAll } = watched(1, 3)
  const many = [1, 2, 3, 4].map((count) => add(`m${count}`, 'gateway/many').catch((error: unknown) => error))
  const single = add('one', 'gateway/single')
  const another = add('two', 'gateway/single').catch((error: unknown) => error)
  await finishAll()
  expect(await single).toBe('one')
  expect(await another).toBeInstanceOf(QueueFullError)
  expect((await Promise.all(many)).map((outcome) => outcome instanceof QueueFullError)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(started).toEqual(['m1', 'm2', 'one', 'm3'])
})

test('R140 a job that fails gives its place to the next one', async () => {
  const queue = new FairQueue({ concurrency: 1, capacity: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no')), { flow: ['x'] })
  const next = queue.run(async () => 'done', { flow: ['x'] })
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(queue.waiting).toBe(0)
})
