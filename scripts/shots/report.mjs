// @ts-check

/**
 * @typedef {object} Faults what is wrong with a shot, a line each
 * @property {string[]} failed the screen could not be brought about
 * @property {string[]} axe
 * @property {string[]} overflow
 * @property {string[]} console
 * @property {string[]} cut
 * @property {string[]} targets
 */
/**
 * @typedef {object} Shot
 * @property {string} screen
 * @property {string} path
 * @property {number} width
 * @property {string} scheme
 * @property {string} file relative to the report; empty where there is no picture
 * @property {number} [shift] layout shift of the visit, in the scheme that it began in
 * @property {string[]} [shifted] what was moved by it, the most first
 * @property {Faults} faults
 */

/** @type {readonly (keyof Faults)[]} */
export const kinds = ['failed', 'axe', 'overflow', 'console', 'cut', 'targets']
/** These make the run fail; the others need a look. @type {readonly (keyof Faults)[]} */
const grave = ['failed', 'axe', 'overflow', 'console']

/** Limit of the layout shift of a visit. */
const MOST_SHIFT = 0.02

/** @returns {Faults} */
export const noFaults = () => ({ failed: [], axe: [], overflow: [], console: [], cut: [], targets: [] })

/** @typedef {{ shots: number, faults: Record<keyof Faults, number>, screens: { screen: string, shots: number, faults: Record<keyof Faults, number>, shift: number }[], isBad: boolean }} Sums */

/**
 * The sums of a run, and of each screen in the order in which they came; a screen's shift is its greatest.
 * @param {readonly Shot[]} shots
 * @returns {Sums}
 */
export function sumsOf(shots) {
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const screens = names.map((screen) => {
    const own = shots.filter((shot) => shot.screen === screen)
    const shift = Math.max(0, ...own.map((shot) => shot.shift ?? 0))
    return { screen, shots: own.length, faults: countOf(own), shift }
  })
  const faults = countOf(shots)
  const isBad = grave.some((kind) => faults[kind] > 0) || screens.some(({ shift }) => shift > MOST_SHIFT)
  return { shots: shots.filter(({ file }) => file !== '').length, faults, screens, isBad }
}

/** @param {readonly Shot[]} shots @returns {Record<keyof Faults, number>} */
function countOf(shots) {
  const counts = { failed: 0, axe: 0, overflow: 0, console: 0, cut: 0, targets: 0 }
  for (const { faults } of shots) for (const kind of kinds) counts[kind] += faults[kind].length
  return counts
}

/**
 * The sums as a table: a line a screen, the sums at the end.
 * @param {Sums} sums
 * @returns {string}
 */
export function tableOf({ shots, faults, screens }) {
  const widest = Math.max(6, ...screens.map(({ screen }) => screen.length))
  /** @param {string} name @param {(string | number)[]} cells */
  const line = (name, cells) => name.padEnd(widest) + cells.map((cell) => String(cell).padStart(10)).join('')
  /** @param {Record<keyof Faults, number>} counts */
  const cells = (counts) => kinds.map((kind) => (counts[kind] === 0 ? '–' : counts[kind]))
  return [
    line('Screen', ['shots', ...kinds, 'CLS']),
    ...screens.map((each) =>
      line(each.screen, [
        each.shots,
        ...cells(each.faults),
        `${each.shift.toFixed(3)}${each.shift > MOST_SHIFT ? '!' : ' '}`,
      ]),
    ),
    line('All', [shots, ...cells(faults), '']),
  ].join('\n')
}
