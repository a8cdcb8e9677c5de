import { describe, expect, test } from 'vitest'
import { iconOutputs } from '#scripts/lib/icon-outputs.mjs'
import { pathOf } from '#scripts/lib/icon-path.mjs'

describe('an icon of Lucide becomes one path', () => {
  test.each([
    ['a circle', '<circle cx="12" cy="12" r="10"/>', 'M2 12a10 10 0 1020 0a10 10 0 10-20 0'],
    ['an ellipse', '<ellipse cx="12" cy="5" rx="9" ry="3"/>', 'M3 5a9 3 0 1018 0a9 3 0 10-18 0'],
    ['a rectangle', '<rect x="2" y="4" width="20" height="16"/>', 'M2 4h20v16h-20v-16z'],
    [
      'round corners',
      '<rect width="4" height="6" rx="1"/>',
      'M1 0h2a1 1 0 011 1v4a1 1 0 01-1 1h-2a1 1 0 01-1-1v-4a1 1 0 011-1z',
    ],
    ['a line', '<line x1="1" y1="2" x2="3" y2="4"/>', 'M1 2L3 4'],
    ['lines', '<polyline points="1 2 3 4"/>', 'M1 2 3 4'],
    ['a polygon', '<polygon points="1 2 3 4 5 6"/>', 'M1 2 3 4 5 6z'],
    ['a second one begins at a place of its own', '<path d="M1 2h3"/><path d="m5 6l1 1"/>', 'M1 2h3M5 6l1 1'],
    ['also where lines follow without a word', '<path d="m5 6 1 1"/>', 'M5 6l1 1'],
    [
      'what all have in common is left out',
      '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0v1"/></g>',
      'M0 0v1',
    ],
  ])('%s', (_, body, path) => expect(pathOf(body)).toBe(path))

  test.each([
    ['hundredths are enough', 'M1.2345 0.678', 'M1.23 .68'],
    ['a number that loses its point keeps apart from the next', 'a.998.5 0 0 1 3 .5', 'a1 .5 0 013 .5'],
    ['so does one that loses its sign', 'M3-.001', 'M3 0'],
    ['a dot stays one', 'M12 17h.01', 'M12 17h.01'],
    ['radii without a space before the flags', 'A.705.705 0 0 0 11 19.298', 'A.71.71 0 0011 19.3'],
  ])('%s', (_, exact, short) => expect(pathOf(`<path d="${exact}"/>`)).toBe(short))

  test.each([
    '<path d="M0 0" fill="currentColor"/>',
    '<path d="M0 0" transform="rotate(9)"/>',
    '<path d="M0 0" stroke-width="3"/>',
    '<text x="1" y="2"/>',
  ])('what a path cannot say is an error: %s', (body) => expect(() => pathOf(body)).toThrow(/No path|no shape/))
})

test('each file of icons names the set it is made from, and has a path for each', () => {
  for (const make of Object.values(iconOutputs)) {
    const [notice, , ...constants] = make().trim().split('\n')
    expect(notice).toContain('Lucide')
    expect(constants.join('\n').match(/export const \w+Icon =\s+'M[^']+'/g)).toHaveLength(
      constants.join('').split('export').length - 1,
    )
  }
})
