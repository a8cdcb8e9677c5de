import { expect, test } from 'vitest'
import { type Faults, noFaults, type Shot, sumsOf, tableOf } from '#scripts/shots/report.mjs'
import { sheetOf } from '#scripts/shots/sheet.mjs'
import { type Target, tooSmall } from '#scripts/shots/targets.mjs'

const target = (x: number, y: number, width: number, height = width, inline = false): Target => ({
  name: `${x}`,
  x,
  y,
  width,
  height,
  inline,
})

test('a target of 24 px and one with room around it are large enough', () => {
  expect(tooSmall([target(0, 0, 24), target(24, 0, 24)])).toEqual([])
  expect(tooSmall([target(0, 0, 16), target(40, 0, 16)])).toEqual([])
  expect(tooSmall([target(0, 0, 16), target(20, 0, 32)])).toEqual([])
})

test('a small target whose circle meets another target or its circle is too small', () => {
  expect(tooSmall([target(0, 0, 16), target(18, 0, 32)]).map(({ name }) => name)).toEqual(['0'])
  expect(tooSmall([target(0, 0, 16), target(20, 0, 16)])).toHaveLength(2)
})

test('a link in a line of text, and what lies within another target, are not', () => {
  expect(tooSmall([target(0, 0, 16, 16, true), target(17, 0, 30)])).toEqual([])
  expect(tooSmall([target(0, 0, 16), target(0, 0, 200, 40)])).toEqual([])
})

const shot = (screen: string, faults: Partial<Faults> = {}, shift?: number): Shot => ({
  screen,
  path: '/',
  width: 390,
  scheme: 'light',
  file: `${screen}.png`,
  faults: { ...noFaults(), ...faults },
  ...(shift !== undefined && { shift }),
})

test('a run is summed up by screen, with the greatest layout shift', () => {
  const sums = sumsOf([shot('A', { cut: ['x'] }, 0.004), shot('B'), shot('A', { cut: ['y', 'z'] }, 0.011)])
  expect(sums.shots).toBe(3)
  expect(sums.faults.cut).toBe(3)
  expect(sums.screens.map(({ screen, shots, shift }) => [screen, shots, shift])).toEqual([
    ['A', 2, 0.011],
    ['B', 1, 0],
  ])
  expect(sums.isBad).toBe(false)
  expect(tableOf(sums)).toMatch(/^A +2 .* 3 .*0\.011 $/m)
})

test('violations, overflow, messages, screens that failed, and a shift over 0.02 are bad', () => {
  for (const kind of ['axe', 'overflow', 'console', 'failed'] as const)
    expect(sumsOf([shot('A', { [kind]: ['x'] })]).isBad, kind).toBe(true)
  expect(sumsOf([shot('A', {}, 0.021)]).isBad).toBe(true)
  expect(sumsOf([shot('A', { targets: ['x'] }, 0.02)]).isBad).toBe(false)
})

test('what could not be brought about is no shot, and stands on the sheet', () => {
  const failed = { ...shot('A <b>', { failed: ['no button'] }), file: '' }
  expect(sumsOf([failed]).shots).toBe(0)
  const sheet = sheetOf([failed], [390], ['light'])
  expect(sheet).toContain('no button')
  expect(sheet).toContain('A &lt;b&gt;')
})
