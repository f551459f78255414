import path from 'node:path'
import { changedFiles } from './changed/changed-files.ts'
import { reachOf } from './changed/reach.ts'
import { readRooms } from './changed/read-rooms.ts'
import { budgetOf } from './test-run/budgets.ts'
import { cleanCommit, forgetPassed, readPassed, writePassed } from './test-run/passed.ts'
import { type StepResult, endRunning, runStep } from './test-run/run-step.ts'
import {
  type Plan,
  type Step,
  besideEachOther,
  chooseSteps,
  narrowPlan,
  readWords,
} from './test-run/steps.ts'

// The one test command: `npm test`; `npm test -- lint types` for some steps, `npm test -- --changed` for what a change can reach.
const root = path.resolve(import.meta.dirname, '..')
const results: StepResult[] = []
const startedAt = performance.now()
const commit = cleanCommit(root)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunning()
    process.exit(1)
  })
}

let isWhole = false
try {
  const { names, changedSince } = readWords(process.argv.slice(2))
  isWhole = names.length === 0 && changedSince === undefined
  const plan = chooseSteps(names)
  const { first, checks, tests } = changedSince === undefined ? plan : narrowToChange(plan, changedSince)
  await drain(first)
  await Promise.all([drain(checks), drain(checks)])
  const { beside, alone } = besideEachOther(tests)
  await Promise.all([drain(beside), drain(beside)])
  await drain(alone)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  results.push({ name: 'run', passed: 0, failed: 1, output: '', seconds: 0, second: [], domains: {} })
}
close()

function narrowToChange(plan: Plan, since: string): Plan {
  const { base, files } = changedFiles(root, since === '' ? undefined : since, readPassed(root))
  const reach = reachOf(files, readRooms(root))
  say(`${files.length} files changed since ${base.slice(0, 10)}`)
  for (const [step, tests] of Object.entries(reach)) {
    say(`  ${step}: ${tests === 'all' ? 'all tests' : tests.join(' ') || 'no test reached'}`)
  }
  return narrowPlan(plan, reach)
}

async function drain(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = await runStep(root, step)
    results.push(result)
    const budget = budgetOf(result)
    say(`${line(result)}${budget.step}`)
    for (const domain of budget.domains) say(`    ${domain}`)
    for (const test of result.second) say(`    passed at the second attempt: ${test}`)
    if (result.leftOut !== undefined) say(`    left out: ${result.leftOut}`)
    if (result.failed > 0) say(result.output.trimEnd().replaceAll(/^/gm, '    '))
  }
}

function line({ name, passed, failed, leftOut }: StepResult): string {
  const mark = failed > 0 ? '✗' : leftOut === undefined ? '✓' : '–'
  return `${mark} ${name.padEnd(12)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`
}

function close(): void {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  const bad = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  const minutes = (performance.now() - startedAt) / 60_000
  say(`\n${minutes.toFixed(1)} minutes in all`)
  if (bad.length > 0) say(`failed: ${bad.join(' ')}`)
  const leftOut = results.filter((result) => result.leftOut !== undefined).map(({ name }) => name)
  if (leftOut.length > 0) say(`left out: ${leftOut.join(' ')}`)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = bad.length > 0 ? 1 : 0
  if (!isWhole || commit === undefined) return
  if (bad.length > 0) forgetPassed(root, commit)
  else if (cleanCommit(root) === commit) writePassed(root, commit)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
