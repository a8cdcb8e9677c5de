import { expect, test } from 'vitest'
import { formatChange, formatFigure } from '#lib/format/figures.ts'

test('R294 a figure has its decimals, and a negative one a true minus', () => {
  expect(formatFigure(-1234.5, 2, 'en-US')).toBe('−1,234.50')
  expect(formatFigure(1234.5, 0, 'en-US')).toBe('1,235')
  expect(formatFigure(-1234.5, 1, 'de-DE')).toBe('−1.234,5')
})

test('R289 a change has its sign, unless there is none', () => {
  expect(formatChange(0.184, 'en-US')).toBe('+18.4%')
  expect(formatChange(-0.041, 'en-US')).toBe('−4.1%')
  expect(formatChange(0.0001, 'en-US')).toBe('0.0%')
})
