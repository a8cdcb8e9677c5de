import { expect, test } from 'vitest'
import {
  askedCounts,
  checkCounts,
  fromPlaywright,
  fromVitest,
  lineOf,
  NOT_ASKED,
  suiteCounts,
  withReason,
} from '#scripts/lib/counts.mjs'

test('a static check counts as one test', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0 })
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1 })
})

test('a suite counts its own tests, and a skipped one as failed', () => {
  expect(suiteCounts(0, { passed: 7, failed: 0, skipped: 0 })).toEqual({ passed: 7, failed: 0 })
  expect(suiteCounts(1, { passed: 7, failed: 2, skipped: 0 })).toEqual({ passed: 7, failed: 2 })
  expect(suiteCounts(0, { passed: 7, failed: 0, skipped: 1 })).toEqual({ passed: 7, failed: 1 })
})

test('a suite that fails without a failed test, leaves no report or runs nothing has failed', () => {
  expect(suiteCounts(1, { passed: 7, failed: 0, skipped: 0 })).toEqual({ passed: 7, failed: 1 })
  expect(suiteCounts(0, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(suiteCounts(0, { passed: 0, failed: 0, skipped: 0 })).toEqual({ passed: 0, failed: 1 })
  const selection = { mayBeEmpty: true }
  expect(suiteCounts(0, { passed: 0, failed: 0, skipped: 0 }, selection)).toEqual({ passed: 0, failed: 0 })
  expect(suiteCounts(1, { passed: 0, failed: 0, skipped: 0 }, selection)).toEqual({ passed: 0, failed: 1 })
})

test('Vitest counts pending and planned tests as skipped, and names what failed', () => {
  const testResults = [
    {
      name: '/house/a.test.ts',
      status: 'passed',
      startTime: 1000,
      endTime: 2500,
      assertionResults: [{ fullName: 'R001 fine', status: 'passed' }],
    },
    { name: '/house/b.test.ts', status: 'failed', assertionResults: [{ fullName: 'R002 wrong', status: 'failed' }] },
    { name: '/house/c.test.ts', status: 'failed', assertionResults: [] },
  ]
  const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(fromVitest({ ...counts, testResults }, '/house')).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
    failures: ['b.test.ts: R002 wrong', 'c.test.ts: the file itself'],
    fileTimes: { 'a.test.ts': 1.5, 'b.test.ts': 0, 'c.test.ts': 0 },
  })
})

test('Playwright counts a journey that passes only when repeated as failed, and adds the times of its attempts', () => {
  const spec = (
    file: string,
    title: string,
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
    ...ms: number[]
  ) => ({
    file,
    title,
    tests: [{ status, results: ms.map((duration) => ({ duration })) }],
  })
  const suites = [
    {
      specs: [spec('a.e2e.ts', 'R001 fine', 'expected', 1000)],
      suites: [{ specs: [spec('a.e2e.ts', 'R002 late', 'flaky', 500, 1500)] }],
    },
    { specs: [spec('b.e2e.ts', 'R003 wrong', 'unexpected', 40, 60), spec('b.e2e.ts', 'R004 left out', 'skipped')] },
  ]
  expect(fromPlaywright({ suites, errors: [{ message: 'c.e2e.ts does not load\nat line 1' }] }, 'tests/e2e')).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      'tests/e2e/a.e2e.ts: R002 late (passed when repeated)',
      'tests/e2e/b.e2e.ts: R003 wrong',
      'an error outside of the tests\n    c.e2e.ts does not load\n    at line 1',
    ],
    fileTimes: { 'tests/e2e/a.e2e.ts': 3, 'tests/e2e/b.e2e.ts': 0.1 },
  })
})

test('a failed test is told with the first lines of why, without colours and empty lines', () => {
  const why = `\u001b[31mExpected\u001b[39m: 1\n\n${'Received: 2\n'.repeat(30)}`
  const lines = withReason('a.test.ts: R002 wrong', why).split('\n')
  expect(lines.slice(0, 3)).toEqual(['a.test.ts: R002 wrong', '    Expected: 1', '    Received: 2'])
  expect(lines).toHaveLength(13)
  const failed = { fullName: 'R002 wrong', status: 'failed', failureMessages: ['Expected: 1'] }
  const counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  const testResults = [{ name: '/house/a.test.ts', status: 'failed', assertionResults: [failed] }]
  expect(fromVitest({ ...counts, testResults }, '/house').failures).toEqual(['a.test.ts: R002 wrong\n    Expected: 1'])
  const results = [{ duration: 1, errors: [{ message: 'Expected: 1' }] }]
  const specs = [{ file: 'b.e2e.ts', title: 'R003 wrong', tests: [{ status: 'unexpected' as const, results }] }]
  expect(fromPlaywright({ suites: [{ specs }], errors: [] }, 'tests/e2e').failures).toEqual([
    'tests/e2e/b.e2e.ts: R003 wrong\n    Expected: 1',
  ])
})

test('a check that could ask nobody counts as neither, and its line says so', () => {
  expect(lineOf('Audit', askedCounts(NOT_ASKED), '1.2 s')).toBe('Audit: not asked, 1.2 s')
  expect(askedCounts(NOT_ASKED)).toMatchObject({ passed: 0, failed: 0 })
  expect(lineOf('Audit', askedCounts(0), '1.2 s')).toBe('Audit: 1 passed, 0 failed, 1.2 s')
  expect(lineOf('Audit', askedCounts(1), '1.2 s')).toBe('Audit: 0 passed, 1 failed, 1.2 s')
})
