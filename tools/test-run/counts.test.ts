import { expect, test } from 'vitest'
import { playwrightTimes, secondsByDomain, vitestTimes } from './domain-times.ts'
import { countPlaywright, countVitest, secondAttempts, settle } from './counts.ts'

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }

test('skipped and planned tests count as failed', () => {
  expect(countVitest({ ...vitest, numPendingTests: 2, numTodoTests: 1 })).toEqual({ passed: 3, failed: 4 })
  expect(countPlaywright({ suites: [], stats: { ...stats, skipped: 2 }, errors: [] })).toEqual({
    passed: 4,
    failed: 3,
  })
})

test('a test that passes only at the second attempt has passed and is named', () => {
  const spec = (title: string, status: string) => ({
    file: 'stars/a.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ duration: 1500 }] }],
  })
  const inner = { specs: [spec('shaky', 'flaky')] }
  const report = {
    suites: [{ specs: [spec('firm', 'expected')], suites: [inner] }],
    stats: { ...stats, flaky: 1 },
    errors: [],
  }
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 1 })
  expect(secondAttempts(report)).toEqual(['[phone] stars/a.spec.ts: shaky'])
  expect(secondsByDomain(playwrightTimes(report))).toEqual({ stars: 3 })
})

test('a test file that cannot be loaded counts as one failure, a failing one only through its tests', () => {
  const file = { name: '/app/domains/stars/a.test.ts', startTime: 1000, endTime: 1500 }
  const testResults = [
    { ...file, status: 'failed', assertionResults: [] },
    { ...file, status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { ...file, name: '/app/http/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 2 })
  expect(secondsByDomain(vitestTimes({ ...vitest, testResults }))).toEqual({ stars: 1, kernel: 0.5 })
  expect(countPlaywright({ suites: [], stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 4,
    failed: 2,
  })
})

test('a step passes only when its commands ended well and something ran', () => {
  expect(settle(true, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 })
  expect(settle(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 })
  expect(settle(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
  expect(settle(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(settle(true, undefined)).toEqual({ passed: 0, failed: 1 })
})
