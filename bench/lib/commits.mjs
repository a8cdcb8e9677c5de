// @ts-check

/** @typedef {{ child: Fiber | null, sibling: Fiber | null, alternate: Fiber | null, tag: number, flags: number }} Fiber */
/** @typedef {{ commits: number, renders: number }} Commits */

/**
 * Counts what React does in a page: commits, and the components that rendered in them. Runs in the page, before React loads,
 * in place of React's developer tools, which the published React tells of each commit.
 * @param {typeof globalThis} page
 * @returns {Commits}
 */
export function countCommits(page = globalThis) {
  /** Set by React on a component that rendered in the last commit that reached it. */
  const performedWork = 1
  /** Function, class, forwarded, memoized, and simple memoized components. */
  const components = new Set([0, 1, 11, 14, 15])
  const counted = { commits: 0, renders: 0 }

  /** @param {Fiber | null} first @param {Fiber | null} before */
  const visit = (first, before) => {
    // A component that kept its children did not render any of them.
    if (first === before) return
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const isVisited = fiber.child !== fiber.alternate?.child || fiber.alternate === null
      if (components.has(fiber.tag) && fiber.flags & performedWork) counted.renders++
      if (isVisited) visit(fiber.child, fiber.alternate?.child ?? null)
    }
  }
  Object.assign(page, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onScheduleFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      /** @param {number} _ @param {{ current: Fiber }} root */
      onCommitFiberRoot(_, { current }) {
        counted.commits++
        visit(current.child, current.alternate?.child ?? null)
      },
    },
    reactCounts: counted,
  })
  return counted
}
