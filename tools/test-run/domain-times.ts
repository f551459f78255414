import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './counts.ts'

export interface FileTime {
  file: string
  seconds: number
}

/** How long each test file of the server took. */
export function vitestTimes({ testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
}

/** How long each browser test took, every attempt and width counted. */
export function playwrightTimes({ suites }: PlaywrightReport): FileTime[] {
  const own = (suite: PlaywrightSuite): FileTime[] => [
    ...suite.specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ file: `e2e/${file}`, seconds: duration / 1000 })),
      ),
    ),
    ...(suite.suites ?? []).flatMap(own),
  ]
  return suites.flatMap(own)
}

/** Adds the times up by domain; what belongs to none stands under `kernel`. */
export function secondsByDomain(times: readonly FileTime[]): Record<string, number> {
  const domains: Record<string, number> = {}
  for (const { file, seconds } of times) {
    const domain = /(?:^|\/)(?:domains|e2e)\/([^/]+)\//.exec(file)?.[1] ?? 'kernel'
    domains[domain] = (domains[domain] ?? 0) + seconds
  }
  return domains
}
