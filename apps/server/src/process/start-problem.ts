/** Why the process cannot start, said to the person who starts it: a sentence that needs no stack. */
export class StartProblem extends Error {}

/** The exit code of sysexits.h for what only a change of the configuration mends: systemd does not try again. */
const EX_CONFIG = 78

/** Says why the process cannot start and ends it. */
export function reportStartProblem(error: unknown): never {
  if (error instanceof StartProblem) {
    process.stderr.write(`${error.message}\n`)
    process.exit(EX_CONFIG)
  }
  throw error
}
