import { afterEach, expect, test } from 'vitest'
import { $messages, texts } from '#i18n/texts.ts'

afterEach(() => $messages.set({}))

test("a host's own words replace a text, at any time", () => {
  const t = texts('demo', { more: 'Load More', less: 'Show less' })('en')
  expect(t.more).toBe('Load More')
  $messages.set({ 'demo.more': 'Next', 'other.less': 'No' })
  expect({ ...t }).toEqual({ more: 'Next', less: 'Show less' })
})
