export interface Counts {
  passed: number
  failed: number
}

/** What is read of Vitest's JSON report; moments in milliseconds, `name` the file's path. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    assertionResults: { status: string }[]
  }[]
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
}

/** What is read of Playwright's JSON report; durations in milliseconds, `file` below `e2e`. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A skipped test counts as failed, and so does a file that could not be loaded. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + brokenFiles.length }
}

/** A skipped test counts as failed, and so does an error outside any test. One that passed at its second attempt has passed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }
}

/** The tests that passed only at their second attempt: somebody has to look at them. */
export function secondAttempts({ suites }: PlaywrightReport): string[] {
  const own = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    ),
    ...(suite.suites ?? []).flatMap(own),
  ]
  return suites.flatMap(own)
}

/** Joins what the commands said with what their report says: no report, no tests or a bad exit never pass. */
export function settle(exitedWell: boolean, reported: Counts | undefined): Counts {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 }
  const nothingRan = passed + failed === 0
  return { passed, failed: failed === 0 && (!exitedWell || nothingRan) ? 1 : failed }
}
