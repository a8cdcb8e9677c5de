import { expect, test, vi } from 'vitest'
import { parseAttribute } from '../../src/elements/widget-spec.ts'

const limit = { type: 'number', default: 6, min: 1, max: 30 } as const

test.each(['1', '30', ' 7 '])('limit="%s" is a whole number', (text) => {
  expect(parseAttribute(limit, 'limit', text)).toBe(Number(text))
})

test.each(['2.5', '0', '31', '', 'x', 'Infinity'])('limit="%s" is not, warns and counts as absent', (text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(parseAttribute(limit, 'limit', text)).toBe(6)
  expect(warn).toHaveBeenCalledOnce()
})
