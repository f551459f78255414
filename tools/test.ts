import path from 'node:path'
import { type StepResult, endRunning, runStep } from './test-run/run-step.ts'
import { type Step, chooseSteps } from './test-run/steps.ts'

// The one test command: `npm test`, or `npm test -- lint types` for some steps.
const root = path.resolve(import.meta.dirname, '..')
const results: StepResult[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunning()
    process.exit(1)
  })
}

try {
  const { first, checks, tests } = chooseSteps(process.argv.slice(2))
  await drain(first)
  await Promise.all([drain(checks), drain(checks)])
  await drain(tests)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  results.push({ name: 'run', passed: 0, failed: 1, output: '', seconds: 0, second: [] })
}
close()

async function drain(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = await runStep(root, step)
    results.push(result)
    say(line(result))
    for (const test of result.second) say(`    passed at the second attempt: ${test}`)
    if (result.failed > 0) say(result.output.trimEnd().replaceAll(/^/gm, '    '))
  }
}

function line({ name, passed, failed, seconds }: StepResult): string {
  const mark = failed > 0 ? '✗' : '✓'
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`
  return `${mark} ${name.padEnd(12)}${counts}${seconds.toFixed(1).padStart(8)} s`
}

function close(): void {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  const bad = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (bad.length > 0) say(`\nfailed: ${bad.join(' ')}`)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = bad.length > 0 ? 1 : 0
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
