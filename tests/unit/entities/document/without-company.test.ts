import { expect, test } from 'vitest'
import { withoutCompany } from '#entities/document/without-company.ts'

test.each([
  ['begins with the company', 'Nordmark: relief at last', 'Nordmark', 'Relief at last'],
  ['names another one', 'Nordmark Cables: relief', 'Nordmark', 'Nordmark Cables: relief'],
  ['is nothing but the company', 'Nordmark: ', 'Nordmark', 'Nordmark: '],
  ['has no company', 'Nordmark: relief', '', 'Nordmark: relief'],
])('a title that %s', (_, title, company, shown) => {
  expect(withoutCompany(title, company)).toBe(shown)
})
