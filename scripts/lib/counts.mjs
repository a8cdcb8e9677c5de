// @ts-check
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, notAsked?: boolean }} Counts `notAsked`: nobody could be asked, so nothing is known */

/** Exit code of a check that could not reach what it needs; EX_TEMPFAIL of sysexits.h. */
export const NOT_ASKED = 75

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], fileTimes?: Record<string, number> }} Report what a suite tells; `failures` names the tests and says why, `fileTimes` holds seconds by file */

/**
 * A static check counts as one test.
 *
 * @param {number} code exit code
 * @returns {Counts}
 */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * The same for a check that needs another service.
 *
 * @param {number} code exit code
 * @returns {Counts}
 */
export const askedCounts = (code) => (code === NOT_ASKED ? { passed: 0, failed: 0, notAsked: true } : checkCounts(code))

/**
 * The line of a step in the summary.
 *
 * @param {string} title
 * @param {Counts} counts
 * @param {string} time with its unit
 */
export const lineOf = (title, { passed, failed, notAsked }, time) =>
  `${title}: ${notAsked ? 'not asked' : `${passed} passed, ${failed} failed`}, ${time}`

/** Lines of a failure's message that the summary repeats. */
const REASON_LINES = 12

/**
 * A failed test with the first lines of its message, which a log that keeps only its end would otherwise lose.
 *
 * @param {string} name
 * @param {string} [message] may be coloured
 */
export function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n')
}

/**
 * The counts of a suite. A skipped test proves nothing and counts as failed; so does a suite that fails without a
 * failed test (a file that does not load) and one that ran no test at all.
 * @param {number} code exit code
 * @param {Omit<Report, 'failures'> | undefined} report undefined when there is none
 * @param {{ mayBeEmpty?: boolean }} [options] `mayBeEmpty`: a selection may hold no test
 * @returns {Counts}
 */
export function suiteCounts(code, report, { mayBeEmpty = false } = {}) {
  const passed = report?.passed ?? 0
  const failed = report === undefined ? 0 : report.failed + report.skipped
  const wrong = failed === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty))
  return { passed, failed: wrong ? 1 : failed }
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, startTime?: number, endTime?: number, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} testResults by file, `name` its path, `message` why it does not load
 */

/**
 * Vitest's JSON report as a `Report`.
 *
 * @param {VitestReport} report
 * @param {string} root the folder that the paths of files are told from
 * @returns {Report}
 */
export function fromVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }, root) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [withReason(`${file}: the file itself`, message)]
    return failed.map(({ fullName, failureMessages }) =>
      withReason(`${file}: ${fullName}`, failureMessages?.join('\n')),
    )
  })
  const fileTimes = Object.fromEntries(
    testResults.map(({ name, startTime = 0, endTime = 0 }) => [
      relative(root, name),
      Math.round((endTime - startTime) / 100) / 10,
    ]),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures,
    fileTimes,
  }
}

/**
 * @typedef {{ file: string, title: string, tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: { duration: number, errors?: { message?: string }[] }[] }[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} PlaywrightReport errors outside of tests, such as a file that does not load
 */

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Playwright's JSON report in our words. A test that passes only at its second attempt counts as failed.
 * @param {PlaywrightReport} report
 * @param {string} folder of the tests
 * @returns {Report}
 */
export function fromPlaywright({ suites, errors }, folder) {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: `${folder}/${spec.file}`,
      title: spec.title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      reason: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
    })),
  )
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  /** @type {Record<string, number>} */
  const fileTimes = {}
  for (const { file, seconds } of tests) fileTimes[file] = Math.round(((fileTimes[file] ?? 0) + seconds) * 10) / 10
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: [
      ...failed.map(({ file, title, status, reason }) =>
        withReason(`${file}: ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}`, reason),
      ),
      ...errors.map(({ message }) => withReason('an error outside of the tests', message)),
    ],
    fileTimes,
  }
}
