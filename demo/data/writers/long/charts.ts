import { escapeHtml } from '../../generate/pages.ts'
import type { Block } from '../../generate/prose.ts'

/** A bar of a chart: `share` is its value, `text` the value as written. */
export type Bar = { label: string; value: number; text: string; isMarked?: boolean }

/** Narrow, so that its words can still be read on a phone. */
const WIDTH = 480
/** Follows the colour scheme of the page; grey and accent are the same in both, and readable on either. */
const STYLE =
  '<style>text{font:14px Inter,Arial,sans-serif;fill:#101820}.m{fill:#2a8ca8}.o{fill:#9db4bf}.l{stroke:#8a949c}' +
  '@media (prefers-color-scheme:dark){text{fill:#e9ecef}.o{fill:#526873}}</style>'

const picture = (height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${STYLE}${shapes}</svg>`

const toText = (bars: readonly Bar[]) => `${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}.`

const kindOf = ({ isMarked }: Bar) => (isMarked === false ? 'o' : 'm')

/** Columns side by side, such as years; marked ones stand out. Negative values hang below the line. */
export function columnChart(caption: string, bars: readonly Bar[]): Block {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const least = Math.min(0, ...bars.map(({ value }) => value))
  const [top, high] = [28, 150]
  const scale = high / (most - least || 1)
  const zero = top + most * scale
  const step = WIDTH / bars.length
  const shapes = bars.map((bar, index) => {
    const tall = Math.max(1, Math.abs(bar.value) * scale)
    const y = bar.value < 0 ? zero : zero - tall
    const x = index * step + step * 0.2
    const middle = (index + 0.5) * step
    return (
      `<rect class="${kindOf(bar)}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${tall.toFixed(1)}"/>` +
      `<text x="${middle.toFixed(1)}" y="${(bar.value < 0 ? y + tall + 16 : y - 8).toFixed(1)}" text-anchor="middle">${escapeHtml(bar.text)}</text>` +
      `<text x="${middle.toFixed(1)}" y="222" text-anchor="middle">${escapeHtml(bar.label)}</text>`
    )
  })
  const line = `<path class="l" d="M0 ${zero.toFixed(1)}H${WIDTH}"/>`
  return { kind: 'chart', caption, text: toText(bars), svg: picture(232, shapes.join('') + line) }
}

/** Bars below each other with their names at the start; marked ones stand out. */
export function barChart(caption: string, bars: readonly Bar[]): Block {
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1
  const [start, row] = [150, 30]
  const shapes = bars.map((bar, index) => {
    const y = index * row + 6
    const wide = Math.max(1, (Math.max(0, bar.value) / most) * (WIDTH - start - 70))
    return (
      `<text x="0" y="${y + 14}">${escapeHtml(bar.label)}</text>` +
      `<rect class="${kindOf(bar)}" x="${start}" y="${y}" width="${wide.toFixed(1)}" height="20"/>` +
      `<text x="${(start + wide + 8).toFixed(1)}" y="${y + 14}">${escapeHtml(bar.text)}</text>`
    )
  })
  return { kind: 'chart', caption, text: toText(bars), svg: picture(bars.length * row + 8, shapes.join('')) }
}
