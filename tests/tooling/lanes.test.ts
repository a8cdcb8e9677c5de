import { expect, test } from 'vitest'
import { nextStep, prefixed, runInLanes } from '#scripts/lib/lanes.mjs'
import { changedSteps, steps } from '#scripts/lib/test-steps.mjs'

type Planned = { name: string; cores?: number; needs?: string[] }

/** Runs steps that each take so many ticks, and gives what ran at each tick. */
async function simulate(planned: readonly Planned[], ticks: Record<string, number>, capacity = 2) {
  const running = new Set<string>()
  const ends = new Map<string, () => void>()
  const log: string[] = []
  const all = runInLanes(planned, capacity, ({ name }) => {
    running.add(name)
    return new Promise((resolve) => ends.set(name, resolve))
  })
  const left = { ...ticks }
  while (running.size > 0) {
    log.push([...running].join('+'))
    for (const name of [...running]) {
      left[name] = (left[name] ?? 1) - 1
      if (left[name] > 0) continue
      running.delete(name)
      ends.get(name)?.()
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  await all
  return log
}

test('two steps of one core each run beside each other, in their order', async () => {
  const planned = [{ name: 'build' }, { name: 'tsc' }, { name: 'knip' }]
  expect(await simulate(planned, { build: 3, tsc: 1, knip: 1 })).toEqual(['build+tsc', 'build+knip', 'build'])
})

test('a step of two cores runs alone, and narrow ones do not wait for it', async () => {
  const planned = [{ name: 'build' }, { name: 'units', cores: 2 }, { name: 'knip' }]
  expect(await simulate(planned, { build: 2 })).toEqual(['build+knip', 'build', 'units'])
})

test('a step waits for what it needs, unless that does not run at all', async () => {
  const size = { name: 'size', needs: ['build'] }
  expect(await simulate([size, { name: 'build' }], { build: 2 })).toEqual(['build', 'build', 'size'])
  expect(await simulate([size], {})).toEqual(['size'])
})

test('on one core everything runs, one after another', async () => {
  const planned = [{ name: 'build' }, { name: 'units', cores: 2 }, { name: 'knip' }]
  expect(await simulate(planned, {}, 1)).toEqual(['build', 'units', 'knip'])
})

test('steps that wait for each other are an error, not a silence', async () => {
  const planned = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]
  await expect(runInLanes(planned, 2, async () => {})).rejects.toThrow('wait for each other: a, b')
})

test('nothing starts while both lanes are taken', () => {
  expect(nextStep([{ name: 'knip' }], [{ name: 'wtr', cores: 2 }], 2)).toBeUndefined()
})

test('what needs the built files waits for the build, and all that a step needs is a step', () => {
  const names = steps.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { needs = [] } of steps) expect(names).toEqual(expect.arrayContaining(needs))
  const built = steps.filter(({ needs }) => needs?.includes('build')).map(({ name }) => name)
  expect(built).toEqual(['audit', 'wtr', 'e2e', 'install', 'size', 'package', 'package-types'])
})

test('each line of a lane says whose it is, also where it comes in pieces or without an end', () => {
  const written: string[] = []
  const lane = prefixed('tsc', 5, (text) => written.push(text))
  const umlaut = Buffer.from('ü\n')
  lane.push('one\ntw')
  lane.push('o\r\n')
  lane.push(umlaut.subarray(0, 1))
  lane.push(umlaut.subarray(1))
  lane.push('rest')
  lane.end()
  expect(written).toEqual(['tsc   │ one\n', 'tsc   │ two\n', 'tsc   │ ü\n', 'tsc   │ rest\n'])
})

test('a change without suites of its own needs no build; static checks and units run always', () => {
  const selection = { since: 'HEAD', files: [], wtr: [], e2e: [], slowUnits: [], leftOut: [] }
  const quick = ['biome', 'tsc', 'imports', 'expressions', 'knip', 'generated', 'lock', 'vitest']
  expect(changedSteps(selection).map(({ name }) => name)).toEqual(quick)
  const more = changedSteps({ ...selection, wtr: ['tests/browser/a.wtr.ts'], e2e: ['tests/e2e/a.e2e.ts'] })
  expect(more.map(({ name }) => name)).toEqual(['build', ...quick, 'wtr', 'e2e'])
  const units = changedSteps({ ...selection, slowUnits: ['tests/server/starting.test.ts'] }).at(-1)
  expect(units?.args()).toEqual(expect.arrayContaining(['--exclude', 'tests/server/starting.test.ts']))
})
