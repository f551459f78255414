/** Why the process cannot start, or a command not go on, in a sentence for the person at the terminal who needs no stack. */
export class PlainProblem extends Error {}

/** The exit code of sysexits.h for what only a change of the configuration mends: systemd does not try again. */
const EX_CONFIG = 78

/** Says why the process cannot start and ends it. */
export function reportStartProblem(error: unknown): never {
  if (error instanceof PlainProblem) {
    process.stderr.write(`${error.message}\n`)
    process.exit(EX_CONFIG)
  }
  throw error
}
