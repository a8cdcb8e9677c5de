import { expect, test } from 'vitest'
import { widgets } from '#widgets/all-specs.ts'

/** The default of an attribute, by the element's tag without its prefix. */
function defaultOf(element: string, attribute: string) {
  const spec = widgets.find(({ spec: { tag } }) => tag === `research-${element}`)?.spec.attributes[attribute]
  return spec && 'default' in spec ? spec.default : undefined
}

test.each(['feed', 'companies', 'events', 'company-profile', 'inbox'])(
  'R409 %s shows 10 at a time, and 300 at most',
  (element) => {
    expect([defaultOf(element, 'page-size'), defaultOf(element, 'limit')]).toEqual([10, 300])
  },
)

test.each([
  ['event-cards', 6],
  ['suggestion', 1],
  ['changes', 6],
  ['most-read', 5],
  ['following', 8],
])('R409 %s shows %i', (element, count) => {
  expect(defaultOf(element, 'limit')).toBe(count)
})
