import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

export type PageOptions = BrowserContextOptions & {
  /** Console messages and page errors that belong to the test. Everything else fails it. */
  allow?: RegExp[]
}

/** Closes a context; what its pages still ask for is nobody's any more. */
async function closed(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

let launched: Promise<Browser> | undefined

/** The Chromium of all files of a run, which share one worker; it ends with the worker. One that has crashed is replaced. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await launched?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')
  launched = chromium.launch({ executablePath, args: chromiumArgs() })
  return launched
}

/**
 * A Chromium for the tests of a file. The result opens a page in a browser context of its own; more tabs come from
 * `page.context()`. At the end of each test its contexts are closed, and a console error, a console warning or an
 * uncaught error in any of their pages fails the test.
 */
export function useBrowser(): (options?: PageOptions) => Promise<Page> {
  let browser: Browser | undefined
  let opened: { context: BrowserContext; problems: string[] }[] = []

  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterEach(async () => {
    const ended = opened
    opened = []
    // Before they are closed: what a page still asks for then, its routes gone, finds nobody.
    const seen = ended.flatMap(({ problems }) => [...problems])
    await Promise.all(ended.map(({ context }) => closed(context)))
    expect(seen, 'what the pages complained about').toEqual([])
  })
  return async ({ allow = [], ...options } = {}) => {
    if (!browser) throw new Error('the browser starts before the first test, not while the file loads')
    const context = await browser.newContext(options)
    const problems: string[] = []
    opened.push({ context, problems })
    const note = (problem: string) => {
      if (!allow.some((allowed) => allowed.test(problem))) problems.push(problem)
    }
    context.on('console', (message) => {
      const type = message.type()
      if (type === 'error' || type === 'warning') note(`${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (problem) => note(`uncaught: ${problem.error().message}`))
    return context.newPage()
  }
}
