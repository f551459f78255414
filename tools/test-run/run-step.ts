import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  type Counts,
  type PlaywrightReport,
  type VitestReport,
  countPlaywright,
  countVitest,
  secondAttempts,
  settle,
} from './counts.ts'
import { playwrightTimes, secondsByDomain, vitestTimes } from './domain-times.ts'
import { type Command, type Step, reportFile } from './steps.ts'

export interface StepResult extends Counts {
  name: string
  output: string
  seconds: number
  /** Tests that passed only at their second attempt. */
  second: string[]
  /** Seconds that the tests of each domain took, added up over the workers. */
  domains: Record<string, number>
  /** Why the step was left out on this machine. */
  leftOut?: string
}

interface Reported extends Pick<StepResult, 'second' | 'domains'> {
  counts: Counts
}

const onWindows = process.platform === 'win32'
const running = new Set<ChildProcess>()

/** Runs every command of a step, also after one failed, and never throws: what went wrong is in the output. */
export async function runStep(root: string, step: Step): Promise<StepResult> {
  const startedAt = performance.now()
  const report = path.join(root, reportFile(step.name))
  rmSync(report, { force: true })
  const deadline = Date.now() + step.limitMinutes * 60_000
  const leftOut = await step.lacks?.()
  if (leftOut !== undefined)
    return { name: step.name, output: '', seconds: 0, second: [], domains: {}, passed: 0, failed: 0, leftOut }
  let output = ''
  let exitedWell = true
  for (const command of step.commands) {
    const result = await runCommand(root, command, report, deadline)
    output += result.output
    exitedWell &&= result.exitedWell
  }
  const check: Reported = { counts: { passed: exitedWell ? 1 : 0, failed: 0 }, second: [], domains: {} }
  const reported = step.report ? readReport(step.report, report) : check
  const seconds = (performance.now() - startedAt) / 1000
  const { second = [], domains = {}, counts } = reported ?? {}
  return { name: step.name, output, seconds, second, domains, ...settle(exitedWell, counts) }
}

/** Ends whatever is still running; for the moment when the whole run is interrupted. */
export function endRunning(): void {
  for (const child of running) end(child)
}

function readReport(kind: 'vitest' | 'playwright', file: string): Reported | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'vitest') {
    const found = report as VitestReport
    return { counts: countVitest(found), second: [], domains: secondsByDomain(vitestTimes(found)) }
  }
  const found = report as PlaywrightReport
  const domains = secondsByDomain(playwrightTimes(found))
  return { counts: countPlaywright(found), second: secondAttempts(found), domains }
}

async function runCommand(
  root: string,
  { run, folder = '.', env }: Command,
  report: string,
  deadline: number,
) {
  const [program, ...args] = run
  const bin = path.join(root, 'node_modules', '.bin')
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: path.join(root, folder),
    env: {
      ...process.env,
      ...env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    // A group of its own, so that a step that hangs is ended together with what it started.
    detached: !onWindows,
    shell: onWindows && program !== 'node',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const timer = setTimeout(() => end(child), Math.max(0, deadline - Date.now()))
  let output = `$ ${run.join(' ')}\n`
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const exitedWell = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`
      resolve(false)
    })
    child.once('close', (code, signal) => {
      if (signal) output += `ended by ${signal}\n`
      resolve(code === 0)
    })
  })
  clearTimeout(timer)
  running.delete(child)
  return { output, exitedWell }
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (onWindows) child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It ended by itself in the meantime.
  }
}
