import { expect, test } from 'vitest'
import { tokens } from '../../scripts/lib/tokens.mjs'

const all = new Map(tokens().map(({ name, value }) => [name.slice('--research-'.length), value]))

/** A token's colour in a scheme: `light-dark(#abc, #112233)`, or that of another token. */
function colourOf(token: string, scheme: 'light' | 'dark'): string {
  const value = all.get(token) ?? ''
  const [, other] = value.match(/^var\(--research-([\w-]+)\)$/) ?? []
  if (other) return colourOf(other, scheme)
  const [, light, dark] = value.match(/^light-dark\((#\w+), (#\w+)\)$/) ?? []
  const colour = scheme === 'light' ? light : dark
  if (!colour) throw new Error(`--research-${token} has no ${scheme} colour: ${value}`)
  return colour
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const digits = colour.slice(1)
  const channels = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'surface-sunken', 'surface-raised']
const words = ['text', 'text-muted', 'accent', 'positive', 'negative', 'warning', 'locked']
const pairs: [token: string, ground: string, least: number][] = [
  ...words.flatMap((word) => grounds.map((ground): [string, string, number] => [word, ground, 4.5])),
  ['accent-text', 'accent', 4.5],
  ...['surface', 'surface-raised'].flatMap((ground): [string, string, number][] => [
    ['control-line', ground, 3],
    ['focus', ground, 3],
  ]),
]

for (const scheme of ['light', 'dark'] as const)
  test.each(pairs)(`embedding 22: %s on %s is told apart in the ${scheme} scheme`, (token, ground, least) => {
    expect(contrast(colourOf(token, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(least)
  })

test('embedding 22: black on white is 21 to 1', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21)
})
