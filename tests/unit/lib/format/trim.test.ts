import { expect, test } from 'vitest'
import { trim, trimEnd } from '#lib/format/trim.ts'

test('what stands at the end leaves, and stays elsewhere', () => {
  expect(trimEnd('/library//', '/')).toBe('/library')
  expect(trimEnd('//', '/')).toBe('')
  expect(trim('. a. b ..', '. ')).toBe('a. b')
})

test('R134 many of them before another character take no time', () => {
  const start = performance.now()
  expect(trimEnd(`${'/'.repeat(200_000)}x`, '/')).toHaveLength(200_001)
  expect(performance.now() - start).toBeLessThan(300)
})
