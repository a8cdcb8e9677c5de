// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { root } from '../lib/run.mjs'

const version = (/** @type {number} */ major, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(123), safari: version(17, 5), firefox: version(125) }

/** @param {string} css @param {string[]} [unused] names of classes and keyframes */
const minified = (css, unused = []) =>
  transform({
    filename: 'first-paint.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: unused,
  }).code.toString()

const read = (/** @type {string} */ name) => readFileSync(join(root, 'scripts/first-paint', name), 'utf8')

/**
 * Removes the tokens that nothing uses, since the root of every element declares all of them.
 * @param {string} css minified @returns {string}
 */
function withoutIdleTokens(css) {
  const rest = css.replace(/(--_[\w-]+):[^;{}]*(?:;|(?=}))/g, (declaration, name) =>
    new RegExp(`var\\(${name}\\b(?!-)`).test(css) ? declaration : '',
  )
  return rest === css ? rest : withoutIdleTokens(rest)
}

/**
 * The styles that markup needs.
 * @param {string} markup @param {readonly string[]} styles
 */
export function pruned(markup, styles) {
  const css = [...styles, read('shape.css')].join('\n')
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const named = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  const keyframes = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name)
  const isMoved = (/** @type {string} */ name) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(first)
  const first = minified(
    css,
    [...new Set(named)].filter((name) => !used.has(name)),
  )
  return minified(
    withoutIdleTokens(first),
    keyframes.filter((name) => !isMoved(name)),
  )
}

/**
 * Room for each element, in px, as it waits with default attributes: measured by `tests/browser/embedding/13-no-flash.test.ts`.
 * `medium` is the room in a window that is wide, but too narrow for rows of documents or two columns of events.
 */
const rooms = /** @type {Record<string, { wide: number, medium?: number, narrow: number }>} */ (
  JSON.parse(read('reserved-heights.json'))
)

/** What a host's own page needs, so that nothing moves: room for each element until it shows itself. */
export function hostStyles() {
  const all = Object.keys(rooms).join()
  const waiting = [':not(:defined)', ':defined:not(:state(--shown))']
  const room = '{ display: block; min-block-size: var(--research-room, var(--_research-room)); }'
  const rules = (/** @type {'wide' | 'medium' | 'narrow'} */ width) =>
    Object.entries(rooms).flatMap(([tag, room]) => {
      const place = `[data-research-widget="${tag.slice('research-'.length)}"]`
      return room[width] === undefined ? [] : [`${tag}, ${place} { --_research-room: ${room[width]}px }`]
    })
  return minified(`
    ${waiting.map((state) => `:is(${all})${state} ${room}`).join('\n')}
    [data-research-widget]:not(:has(> :is(${all}))) ${room}
    ${rules('wide').join('\n')}
    @media (width < 932px) { ${rules('medium').join('\n')} }
    @media (width < 640px) { ${rules('narrow').join('\n')} }
    ${read('host.css').replaceAll('research-element', `:is(${all})`)}
  `)
}
