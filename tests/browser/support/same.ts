import { deepAll } from './deep.ts'
import { all } from './dom.ts'

// Chai would unroll the whole page to tell two elements apart.

const shown = (node: EventTarget | null | undefined) =>
  node instanceof Element ? node.outerHTML.slice(0, 200) : String(node)

/** Fails unless both are the same node. */
export function same(actual: EventTarget | null | undefined, expected: EventTarget): void {
  if (actual !== expected) throw new Error(`it is ${shown(actual)}, not ${shown(expected)}`)
}

/** Fails unless both are the same nodes in the same order. */
export function sameNodes(actual: readonly Node[], expected: readonly Node[]): void {
  if (actual.length !== expected.length) throw new Error(`${actual.length} nodes, not ${expected.length}`)
  for (const [index, node] of expected.entries()) same(actual[index], node)
}

function empty(found: readonly Element[]): void {
  if (found.length > 0) throw new Error(`there is ${found.map(shown).join(', ')}`)
}

/** Fails when anything matches. */
export const none = (scope: ParentNode, selector: string): void => empty(all(scope, selector))

/** Fails when anything matches in a root or in the roots below it. */
export const deepNone = (root: ParentNode, selector: string): void => empty(deepAll(root, selector))
