// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { toolItems } from '#portal/shell/tool-items.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a phone', ['(any-pointer: coarse)'], false],
  ['a tablet with a mouse', ['(any-pointer: coarse)', '(any-pointer: fine)'], true],
  ['a computer', ['(any-pointer: fine)'], true],
])('extras the menu of %s, with pointers %j, has the keyboard help: %s', (_, pointers, isShown) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: pointers.includes(query) }))
  expect(toolItems('en').some(({ key }) => key === 'keyboard-help')).toBe(isShown)
})
