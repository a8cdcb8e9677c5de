import { type BrowserContext, expect } from '@playwright/test'

/** Collects console errors, console warnings and uncaught errors of all pages of a journey. */
export function collectComplaints() {
  const allowed: RegExp[] = []
  const found: string[] = []
  let isOver = false
  const note = (problem: string) => {
    if (!isOver && !allowed.some((pattern) => pattern.test(problem))) found.push(problem)
  }
  return {
    /** Lets messages pass that belong to the journey. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    watch: (context: BrowserContext) => {
      context.on('console', (message) => {
        const type = message.type()
        if (type === 'error' || type === 'warning') note(`${type}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (problem) => note(`uncaught: ${problem.error().message}`))
    },
    /** Ends the routes of a context that is about to close; requests that fail from now on belong to nobody. */
    end: async (context: BrowserContext) => {
      isOver = true
      const routed = [context, ...context.pages()]
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    expectNone: () => expect(found, 'messages in the console').toEqual([]),
  }
}
