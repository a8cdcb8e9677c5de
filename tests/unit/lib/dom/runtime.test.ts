import { beforeEach, expect, test, vi } from 'vitest'

const RUNTIME = Symbol.for('research-portal.runtime')

beforeEach(() => Reflect.deleteProperty(globalThis, RUNTIME))

const copy = () => {
  vi.resetModules()
  return import('#lib/dom/runtime.ts')
}

test('the first copy of the bundle makes a value, the others find it', async () => {
  const [first, second] = [await copy(), await copy()]
  const make = vi.fn(() => ({}))
  expect(second.shared).not.toBe(first.shared)
  expect(second.shared('thing', make)).toBe(first.shared('thing', make))
  expect(make).toHaveBeenCalledTimes(1)
})

test('a value that is undefined is made once as well', async () => {
  const { shared } = await copy()
  const make = vi.fn(() => undefined)
  shared('nothing', make)
  shared('nothing', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('two versions on one page earn one warning that names both', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [first, second] = [await copy(), await copy()]
  first.enterPage('1.0.0')
  second.enterPage('1.0.0')
  expect(warn).not.toHaveBeenCalled()
  second.enterPage('1.1.0')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('1.0.0 and 1.1.0')
})
