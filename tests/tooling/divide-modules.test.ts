import { expect, test } from 'vitest'
import { type DividedModule, divideModules } from '#scripts/lib/divide-modules.ts'

const module = (id: string, size: number, pages: string, imports = '', kind = ''): DividedModule => ({
  id,
  size,
  pages: new Set(pages.split(' ')),
  imports: imports.split(' '),
  kind,
})
const sorted = (files: string[][]) => files.map((ids) => ids.sort().join(' ')).sort()

test('modules that the same pages load are one file', () => {
  const files = divideModules([module('a', 100, 'x'), module('b', 50_000, 'x'), module('c', 50_000, 'y')])
  expect(sorted(files)).toEqual(['a b', 'c'])
})

test('a page is spared what only another one needs, unless that is less than a request costs', () => {
  const large = [module('both', 50_000, 'x y'), module('one', 50_000, 'x')]
  expect(sorted(divideModules(large))).toEqual(['both', 'one'])
  const small = [module('both', 50_000, 'x y'), module('one', 100, 'x')]
  expect(sorted(divideModules(small))).toEqual(['both one'])
})

test('a page with more weight is spared more', () => {
  const modules = [module('both', 50_000, 'x y'), module('one', 1500, 'x')]
  expect(sorted(divideModules(modules))).toEqual(['both one'])
  expect(sorted(divideModules(modules, { y: 20 }))).toEqual(['both', 'one'])
})

test('modules of different kinds are different files', () => {
  const files = divideModules([module('early', 100, 'x y', '', 'early'), module('late', 100, 'x y', 'early', 'late')])
  expect(files).toEqual([['early'], ['late']])
})

test('a file comes after those that it imports, and imports itself through no other', () => {
  // In one file, `top` and `bottom` would save a request, but `middle` stands between them.
  const files = divideModules([
    module('top', 100, 'x', 'middle'),
    module('middle', 90_000, 'x y', 'bottom', 'other'),
    module('bottom', 100, 'x y z'),
  ])
  expect(files).toEqual([['bottom'], ['middle'], ['top']])
})
