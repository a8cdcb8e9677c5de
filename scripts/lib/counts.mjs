// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a static check counts for: one test.
 * @param {number} code exit code
 * @returns {Counts}
 */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * The counts of a suite. A skipped test proves nothing and counts as failed; so does a suite that fails without a
 * failed test (a file that does not load) and one that ran no test at all.
 * @param {number} code exit code
 * @param {{ passed: number, failed: number, skipped: number } | undefined} report undefined when there is none
 * @returns {Counts}
 */
export function suiteCounts(code, report) {
  const passed = report?.passed ?? 0
  const failed = report === undefined ? 0 : report.failed + report.skipped
  const wrong = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: wrong ? 1 : failed }
}

/**
 * Vitest's JSON report in our words.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 */
export function fromVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}
