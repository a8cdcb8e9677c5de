// @ts-check

/** @typedef {Record<string, string>} Attributes */

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const round = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

/** @param {Attributes} shape */
function rectangle({ x = '0', y = '0', width, height, rx, ry }) {
  const [h, v] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)]
  const [across, down] = [Number(width) - 2 * h, Number(height) - 2 * v]
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => (h ? `a${h} ${v} 0 0 1 ${dx} ${dy}` : '')
  const half = `h${across}${corner(h, v)}v${down}${corner(-h, v)}`
  return `M${Number(x) + h} ${y}${half}h${-across}${corner(-h, -v)}v${-down}${corner(h, -v)}z`
}

/** Starts with an absolute position, so it does not depend on the end of the shape before it. @param {Attributes} shape */
const alone = ({ d = '' }) =>
  d.replace(/^m\s*(-?[\d.]+[\s,]*-?[\d.]+)[\s,]*(?=([-\d.])?)/, (_, start, more) => `M${start}${more ? 'l' : ''}`)

/** @type {Record<string, (shape: Attributes) => string>} */
const shapes = {
  path: alone,
  circle: ({ cx, cy, r }) => round(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => round(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: rectangle,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
}

/** Attributes that a shape may have: those that draw it, and those that the style sheet sets for all icons. */
const allowed =
  /^(?:d|[cr]?[xy]|r|[xy][12]|width|height|points|fill="none"|stroke="currentColor"|stroke-(?:width="2"|line(?:cap|join)="round"))$/

/**
 * In fewer characters. A hundredth of the grid of 24 is a 150th of a pixel at the size icons have. The two flags of an arc are
 * a character each, so nothing has to stand between them and what follows.
 * @param {string} path
 */
const shortened = (path) =>
  path
    .replace(/-?\d*\.\d+(?=(\.?))/g, (number, dot) => {
      const short = String(Math.round(Number(number) * 100) / 100).replace(/^(-?)0\./, '$1.')
      const before = number.startsWith('-') && !short.startsWith('-') ? ' ' : ''
      return `${before}${short}${dot && !short.includes('.') ? ' ' : ''}`
    })
    .replace(/(a(?:\d*\.)?\d+[ ,]?(?:\d*\.)?\d+[ ,]\d+) ([01]) ([01]) ?/gi, '$1 $2$3')
    .replace(/ (?=-)/g, '')

/**
 * All shapes of an icon as one path.
 * @param {string} body the inside of an `<svg>`, as Lucide draws it: outlines alone
 * @returns {string}
 * @throws where a path alone cannot say what is drawn
 */
export function pathOf(body) {
  let path = ''
  for (const [, name = '', written = ''] of body.matchAll(/<([\w-]+)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/g)) {
    const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)]
    const other = attributes.find(([pair, key = '']) => !allowed.test(key) && !allowed.test(pair))
    if (other) throw new Error(`No path can say ${other[0]}.`)
    if (name === 'g') continue
    const draw = shapes[name]
    if (!draw) throw new Error(`<${name}> is no shape that becomes a path.`)
    path += shortened(draw(Object.fromEntries(attributes.map(([, key, value]) => [key, value]))))
  }
  return path
}
