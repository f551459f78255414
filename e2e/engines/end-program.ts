import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends what was started, and waits until it is gone. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const exited = once(program, 'exit')
  program.kill('SIGTERM')
  await exited
}
