import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { program, XVFB } from './programs.ts'
import { endProgram } from './end-program.ts'

/** A screen that nobody sees, under the first number that is free. */
export async function startDisplay(): Promise<{ name: string; end(): Promise<void> }> {
  const server = spawn(
    program(XVFB),
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const said = server.stdio[3]
  if (!said) throw new Error('no screen')
  const [number] = (await once(said, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, end: () => endProgram(server) }
}
