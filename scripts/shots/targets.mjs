// @ts-check

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {Box & { name: string, inline: boolean }} Target a part of the page that takes a press; inline: within a line of text */

/** The side of the smallest target, in CSS pixels (WCAG 2.2, 2.5.8). */
export const SMALLEST = 24

/** Tolerance in CSS pixels. */
const TOLERANCE = 0.5

/** @param {Box} box */
const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

/** @param {Box} box */
const isSmall = ({ width, height }) => Math.min(width, height) < SMALLEST - TOLERANCE

/** How far a point is from a box, 0 inside. @param {{ x: number, y: number }} point @param {Box} box */
function distance(point, box) {
  const across = Math.max(box.x - point.x, 0, point.x - box.x - box.width)
  const down = Math.max(box.y - point.y, 0, point.y - box.y - box.height)
  return Math.hypot(across, down)
}

/**
 * The targets that are too small and have no exception: they stand in no line of text, and a circle of 24 px around their centre
 * meets another target, or the circle of another small one. Of one that lies within another, as a button in its row, the outer
 * one is no neighbour.
 * @param {readonly Target[]} targets
 * @returns {Target[]}
 */
export function tooSmall(targets) {
  const small = targets.filter((target) => !target.inline && isSmall(target))
  return small.filter((target) => {
    const middle = centre(target)
    return targets.some((other) => {
      if (other === target || holds(other, target) || holds(target, other)) return false
      if (!isSmall(other)) return distance(middle, other) < SMALLEST / 2 - TOLERANCE
      const theirs = centre(other)
      return Math.hypot(middle.x - theirs.x, middle.y - theirs.y) < SMALLEST - TOLERANCE
    })
  })
}

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height
