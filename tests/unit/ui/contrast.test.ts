import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { roadshowTypes } from '#demo/data/world/labels.ts'
import { root } from '#scripts/lib/run.mjs'
import { tokens } from '#scripts/lib/tokens.mjs'

const sheet = (name: string) => readFileSync(join(root, 'src', name), 'utf8')

/** The colours of document types, and the hues that they are (R258). */
const ofTypes = ['ui/document-type/document-type.css', 'ui/tokens/tokens-document-type.css']
  .flatMap((name) => [...sheet(name).matchAll(/--_((?:doc|palette)-[\w-]+): ([^;]+);/g)])
  .map(([, name = '', value = '']): [string, string] => [name, value.replace('--_', '--research-')])

const all = new Map([
  ...tokens().map(({ name, value }): [string, string] => [name.slice('--research-'.length), value]),
  ...ofTypes,
])

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

/** Red, green and blue as light adds them up. */
function channelsOf(colour: string): number[] {
  const digits = colour.slice(1)
  const channels = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

/** The relative luminance of WCAG 2. */
const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const times = (matrix: number[][], [x = 0, y = 0, z = 0]: number[]) =>
  matrix.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c * z)

/** CSS `oklch(from colour max(l, least) c h)`, by the matrices of CSS Color 4. */
function lightened(colour: string, least: number): number[] {
  const [long = 0, middle = 0, short = 0] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    channelsOf(colour),
  ).map(Math.cbrt)
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  // Lightness is the same part of all three.
  const added = Math.max(0, least - lightness)
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [long, middle, short].map((part) => (part + added) ** 3),
  ).map((part) => Math.min(1, Math.max(0, part)))
}

const grounds = ['surface', 'surface-sunken', 'surface-raised']
const words = ['text', 'text-muted', 'accent', 'positive', 'negative', 'warning', 'locked']
const pairs: [token: string, ground: string, least: number][] = [
  ...words.flatMap((word) => grounds.map((ground): [string, string, number] => [word, ground, 4.5])),
  ['accent-text', 'accent', 4.5],
  ...ofTypes.flatMap(([type]) => grounds.map((ground): [string, string, number] => [type, ground, 4.5])),
  ...['surface', 'surface-raised'].flatMap((ground): [string, string, number][] => [
    ['control-line', ground, 3],
    ['focus', ground, 3],
  ]),
]

for (const scheme of ['light', 'dark'] as const)
  test.each(pairs)(`embedding 22: %s on %s is told apart in the ${scheme} scheme`, (token, ground, least) => {
    expect(contrast(channelsOf(colourOf(token, scheme)), channelsOf(colourOf(ground, scheme)))).toBeGreaterThanOrEqual(
      least,
    )
  })

test('embedding 22: black on white is 21 to 1', () => {
  expect(contrast(channelsOf('#fff'), channelsOf('#000000'))).toBeCloseTo(21)
})

test('R258 the document types are there to be tested', () => {
  expect(ofTypes.filter(([name]) => name.startsWith('doc-')).length).toBeGreaterThanOrEqual(22)
})

const dots = roadshowTypes.flatMap(({ colour }) => colour ?? [])

test.each([...dots, '#000000', '#000080', '#800000'])(
  'R317 WCAG 1.4.11 the dot %s is told apart in the dark',
  (dot) => {
    const [, least] = /light-dark\(currentcolor, oklch\(from currentcolor max\(l, ([\d.]+)\) c h\)\)/.exec(
      sheet('entities/event/type/event-type.css'),
    ) ?? ['', '0']
    for (const ground of grounds)
      expect(contrast(lightened(dot, Number(least)), channelsOf(colourOf(ground, 'dark')))).toBeGreaterThanOrEqual(3)
  },
)
