/** One line of `npm test`. All commands of a step run, and the step passes when every one of them does. */
export interface Step {
  name: string
  commands: Command[]
  /** Who says how many tests there were; a step without a report counts as one check. */
  report?: 'vitest' | 'playwright'
  /** A step that takes longer than this hangs and is ended. */
  limitMinutes: number
}

export interface Command {
  run: [program: string, ...args: string[]]
  folder?: string
}

const check = (name: string, ...commands: Command[]): Step => ({ name, commands, limitMinutes: 8 })
const tool = (file: string, ...args: string[]): Command => ({ run: ['node', `tools/${file}`, ...args] })

/** Writes the types of the portal's routes, which the steps of READ_ROUTE_TYPES need. */
const ROUTE_TYPES = check('route types', { run: ['react-router', 'typegen'], folder: 'apps/portal' })
const READ_ROUTE_TYPES = new Set(['types', 'lint', 'unused'])

/** Checks that read the sources and start nothing; two of them run at a time. */
const CHECKS: Step[] = [
  check('format', { run: ['oxfmt', '--check'] }),
  check(
    'types',
    { run: ['tsc', '-p', '.'] },
    { run: ['tsc', '-p', '.'], folder: 'apps/portal' },
    { run: ['tsc', '-p', '.'], folder: 'apps/console' },
  ),
  check('lint', { run: ['oxlint', '--type-aware', '--deny-warnings'] }),
  check('boundaries', tool('check-boundaries.ts')),
  check('unused', { run: ['knip', '--no-progress'] }),
  check('lockfile', tool('check-lock.ts')),
  check('documents', tool('check-docs.ts')),
  check('patterns', tool('check-regex.ts')),
  check('sizes', tool('check-sizes.ts')),
  check('words', tool('check-words.ts')),
  check('openapi', tool('write-openapi.ts', '--check')),
  check('schema', tool('write-schema.ts', '--check')),
]

/** Tests, one step after another: each of them keeps both cores busy. */
const TESTS: Step[] = [
  { name: 'unit', commands: [vitest('unit')], report: 'vitest', limitMinutes: 6 },
  { name: 'api', commands: [vitest('api')], report: 'vitest', limitMinutes: 20 },
  {
    name: 'browser',
    commands: [
      tool('bootstrap.mjs', '--browser'),
      { run: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'] },
    ],
    report: 'playwright',
    limitMinutes: 25,
  },
]

function vitest(project: string): Command {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`]
  return { run: ['vitest', 'run', '--project', project, ...reporters] }
}

/** Where a step with tests leaves its report. */
export function reportFile(name: string): string {
  return `test-results/${name}.json`
}

export interface Plan {
  first: Step[]
  checks: Step[]
  tests: Step[]
}

/** The steps with these names, or all of them; throws with the list of names when one is unknown. */
export function chooseSteps(names: string[]): Plan {
  const known = [...CHECKS, ...TESTS].map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no step ${unknown.join(', ')}; choose from: ${known.join(' ')}`)
  const chosen = ({ name }: Step) => names.length === 0 || names.includes(name)
  const checks = CHECKS.filter(chosen)
  const first = checks.some(({ name }) => READ_ROUTE_TYPES.has(name)) ? [ROUTE_TYPES] : []
  return { first, checks, tests: TESTS.filter(chosen) }
}
