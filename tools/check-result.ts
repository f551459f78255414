/** What a check looked at and what it found; a check that looked at nothing proves nothing. */
export interface CheckResult {
  seen: number
  problems: string[]
}

/** Prints the result of a check and sets the exit code; zero files read counts as a failure. */
export function report(name: string, { seen, problems }: CheckResult): void {
  if (seen === 0) problems = [`${name}: read no files, so nothing was checked`, ...problems]
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(`${name}: ${seen} read, ${problems.length} problems\n`)
  if (problems.length > 0) process.exitCode = 1
}
