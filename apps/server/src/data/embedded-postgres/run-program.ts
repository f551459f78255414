import { spawn } from 'node:child_process'
import type { SystemAccount } from './system-account.ts'

const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH']

/** The few variables PostgreSQL needs: none of our secrets, no PG* settings, messages in English. */
export function plainEnvironment(): Record<string, string> {
  const kept = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

export interface ProgramResult {
  readonly code: number | null
  readonly output: string
}

/** Runs a program to its end, as the given account, and answers its exit code and everything it said. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd, account, env }: { cwd: string; account: SystemAccount | undefined; env?: Record<string, string> },
): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>()
  const child = spawn(file, args, {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  child.once('error', reject)
  child.once('close', (code) => resolve({ code, output }))
  return promise
}
