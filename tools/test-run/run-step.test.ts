import { expect, test } from 'vitest'
import { temporaryTree } from '../temporary-tree.ts'
import { runStep } from './run-step.ts'
import { type Command, besideEachOther, chooseSteps, narrowPlan, readWords } from './steps.ts'

const say = (word: string, code = 0): Command => ({
  run: ['node', '-e', `console.log('${word}'); process.exitCode = ${code}`],
})

test('after a failing command the later ones still run, and the step fails once', async () => {
  using tree = temporaryTree({})
  const step = { name: 'types', commands: [say('first', 1), say('second')], limitMinutes: 1 }
  const result = await runStep(tree.root, step)
  expect(result).toMatchObject({ passed: 0, failed: 1 })
  expect(result.output).toMatch(/first[\s\S]*second/)
})

test('a check that ends well counts as one passed', async () => {
  using tree = temporaryTree({})
  const result = await runStep(tree.root, { name: 'lint', commands: [say('fine')], limitMinutes: 1 })
  expect(result).toMatchObject({ passed: 1, failed: 0 })
})

test('a program that does not exist fails the step and says so', async () => {
  using tree = temporaryTree({})
  const step = { name: 'lint', commands: [{ run: ['no-such-program'] } as Command], limitMinutes: 1 }
  const result = await runStep(tree.root, step)
  expect(result).toMatchObject({ passed: 0, failed: 1 })
  expect(result.output).toContain('no-such-program')
})

test('a command that hangs is ended at the limit of its step', async () => {
  using tree = temporaryTree({})
  const forever: Command = { run: ['node', '-e', 'setInterval(() => {}, 1000)'] }
  const result = await runStep(tree.root, { name: 'api', commands: [forever], limitMinutes: 0 })
  expect(result).toMatchObject({ passed: 0, failed: 1 })
  expect(result.output).toContain('ended by SIGTERM')
})

test('a step that this machine cannot run is left out with its reason, and starts nothing', async () => {
  using tree = temporaryTree({})
  const step = { name: 'restore', commands: [say('started', 1)], limitMinutes: 1 }
  const lacking = await runStep(tree.root, { ...step, lacks: async () => 'no server here' })
  expect(lacking).toMatchObject({ passed: 0, failed: 0, output: '', leftOut: 'no server here' })
  const able = await runStep(tree.root, { ...step, lacks: async () => undefined })
  expect(able).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('started') })
})

test('the report of an earlier run is never counted', async () => {
  using tree = temporaryTree({ 'test-results/unit.json': '{"numPassedTests": 9}' })
  const result = await runStep(tree.root, {
    name: 'unit',
    commands: [say('wrote no report')],
    report: 'vitest',
    limitMinutes: 1,
  })
  expect(result).toMatchObject({ passed: 0, failed: 1 })
})

test('steps are chosen by name, all of them without a name, and an unknown name is refused', () => {
  expect(chooseSteps(['unit', 'lint'])).toMatchObject({
    checks: [{ name: 'lint' }],
    tests: [{ name: 'unit' }],
  })
  expect(chooseSteps(['words']).first).toEqual([])
  expect(chooseSteps(['lint']).first).toMatchObject([{ name: 'route types' }])
  expect(chooseSteps([]).tests.map(({ name }) => name)).toEqual([
    'unit',
    'api',
    'restore',
    'proxy',
    's3',
    'watch',
    'browser',
  ])
  const { beside, alone } = besideEachOther(chooseSteps([]).tests)
  expect(beside.map(({ name }) => name)).toEqual(['restore', 'proxy', 's3', 'watch'])
  expect(alone.map(({ name }) => name)).toEqual(['unit', 'api', 'browser'])
  expect(() => chooseSteps(['lints'])).toThrow(/no step lints; choose from: guides types lint/)
})

test('the words name steps and say whether only what a change reaches is wanted', () => {
  expect(readWords(['unit', 'api'])).toEqual({ names: ['unit', 'api'], changedSince: undefined })
  expect(readWords(['--changed'])).toEqual({ names: [], changedSince: '' })
  expect(readWords(['api', '--changed=HEAD~1'])).toEqual({ names: ['api'], changedSince: 'HEAD~1' })
  expect(() => readWords(['--chnaged'])).toThrow('there is --changed')
})

test('a change narrows the tests of server and browser alone, and leaves out what it does not reach', () => {
  const narrowed = narrowPlan(chooseSteps([]), { api: ['apps/server/src/http/'], browser: [] })
  expect(narrowed.checks).toEqual(chooseSteps([]).checks)
  expect(narrowed.tests.map(({ name }) => name)).toEqual(['unit', 'api', 'restore', 'proxy', 's3', 'watch'])
  expect(narrowed.tests[0]).toEqual(chooseSteps(['unit']).tests[0])
  expect(narrowed.tests[1]?.commands[0]?.run.at(-1)).toBe('apps/server/src/http/')
  expect(narrowPlan(chooseSteps([]), { api: 'all', browser: 'all' })).toEqual(chooseSteps([]))
})

test('the environment of a command is the one its step gives', async () => {
  using tree = temporaryTree({})
  const command: Command = { run: ['node', '-e', 'console.log(process.env.PLANET)'], env: { PLANET: 'mars' } }
  const result = await runStep(tree.root, { name: 'lint', commands: [command], limitMinutes: 1 })
  expect(result.output).toContain('mars')
})
