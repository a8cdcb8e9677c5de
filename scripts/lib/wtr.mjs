// @ts-check
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { transformWithOxc } from 'vite'
import { withReason } from './counts.mjs'

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

/**
 * Serves TypeScript test files as JavaScript, with the compiler that Vite has anyway.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function typeScript() {
  return {
    name: 'typescript',
    resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
    async transform({ path, body }) {
      if (!path.endsWith('.ts')) return undefined
      const { code, map } = await transformWithOxc(String(body), path, { sourcemap: true })
      const source = Buffer.from(JSON.stringify(map)).toString('base64')
      return `${code}\n//# sourceMappingURL=data:application/json;base64,${source}`
    },
  }
}

/** @typedef {{ role: string, name: string, children: Accessible[] }} Accessible */

/**
 * Answers the command `accessibility-tree` with the browser's own tree: what a screen reader is given, without the nodes it
 * passes over.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function accessibilityTree() {
  return {
    name: 'accessibility-tree',
    async executeCommand({ command, session }) {
      if (command !== 'accessibility-tree') return undefined
      const { browser } = /** @type {{ browser: import('@web/test-runner-playwright').PlaywrightLauncher }} */ (session)
      const page = browser.getPage(session.id)
      const client = await page.context().newCDPSession(page)
      const { nodes } = await client.send('Accessibility.getFullAXTree')
      await client.detach()
      const byId = new Map(nodes.map((node) => [node.nodeId, node]))
      /** @param {typeof nodes[number] | undefined} node @returns {Accessible[]} */
      const told = (node) => {
        const children = (node?.childIds ?? []).flatMap((id) => told(byId.get(id)))
        if (!node || node.ignored) return children
        return [{ role: String(node.role?.value ?? ''), name: String(node.name?.value ?? ''), children }]
      }
      return told(nodes[0])
    },
  }
}

/**
 * Writes how many tests passed, failed and were skipped, which failed and why, and how long each file took; a test file that does not load counts as failed.
 * @param {string} path of the JSON file, relative to the working directory
 * @returns {import('@web/test-runner').Reporter}
 */
export function countsReporter(path) {
  return {
    onTestRunFinished({ sessions }) {
      const told = sessions.map(({ passed, testFile, testResults, errors }) => {
        const tests = testResults ? testsOf(testResults) : []
        const file = relative(process.cwd(), testFile)
        const failed = tests.filter((test) => !test.passed && !test.skipped)
        const failures = failed.map(({ name, error }) => withReason(`${file}: ${name}`, error?.message))
        // A hook that fails leaves the tests after it without a run and without a reason: the reason stands here.
        if (errors.length > 0 || (!passed && failed.length === 0))
          failures.unshift(withReason(`${file}: the file itself`, errors.map(({ message }) => message).join('\n')))
        const seconds = tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000
        return { file, seconds, tests, failures }
      })
      const tests = told.flatMap((session) => session.tests)
      const failures = told.flatMap((session) => session.failures)
      const fileTimes = Object.fromEntries(told.map(({ file, seconds }) => [file, seconds]))
      /** @type {import('./counts.mjs').Report} */
      const report = {
        passed: tests.filter(({ passed, skipped }) => passed && !skipped).length,
        failed: failures.length,
        skipped: tests.filter(({ skipped }) => skipped).length,
        failures,
        fileTimes,
      }
      writeFileSync(path, JSON.stringify(report))
    },
  }
}

/** @param {Suite} suite @returns {Suite['tests']} */
function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)]
}
