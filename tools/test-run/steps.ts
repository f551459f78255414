import { serverPrograms } from '../../apps/server/src/backup/postgres-server.fixtures.ts'
import { hasRadosgw } from '../../apps/server/src/files/s3/radosgw.fixtures.ts'
import { findNginx } from '../../apps/server/src/http/nginx.fixtures.ts'
import { hasPrometheus } from '../../apps/server/src/telemetry/monitoring.fixtures.ts'
import type { Reach, Tests } from '../changed/reach.ts'

/** One line of `npm test`. All commands of a step run, and the step passes when every one of them does. */
export interface Step {
  name: string
  commands: Command[]
  /** Who says how many tests there were; a step without a report counts as one check. */
  report?: 'vitest' | 'playwright'
  /** A step that takes longer than this hangs and is ended. */
  limitMinutes: number
  /** What this machine lacks for the step, in a sentence: it is then left out, and the run says so. */
  lacks?: () => Promise<string | undefined>
}

export interface Command {
  run: [program: string, ...args: string[]]
  folder?: string
  env?: Record<string, string>
}

const check = (name: string, ...commands: Command[]): Step => ({ name, commands, limitMinutes: 20 })
const tool = (file: string, ...args: string[]): Command => ({ run: ['node', `tools/${file}`, ...args] })

/** Writes the types of the portal's routes, which the steps of READ_ROUTE_TYPES need. */
const ROUTE_TYPES = check('route types', { run: ['react-router', 'typegen'], folder: 'apps/portal' })
const READ_ROUTE_TYPES = new Set(['types', 'lint', 'unused'])

/** Two checks run at a time and fill two cores; each further checker of tsc would read the shared types once more. */
const ONE_THREAD_TSC: Command['run'] = ['tsc', '-p', '.', '--singleThreaded']

/** Checks of the sources, the longest first: two of them run at a time, and none that began late is waited for alone. */
const CHECKS: Step[] = [
  check('guides', tool('check-guides.ts')),
  check(
    'types',
    { run: ONE_THREAD_TSC },
    { run: ONE_THREAD_TSC, folder: 'apps/portal' },
    { run: ONE_THREAD_TSC, folder: 'apps/console' },
  ),
  check('lint', { run: ['oxlint', '--type-aware', '--deny-warnings'], env: { GOMAXPROCS: '1' } }),
  check('schema', tool('write-schema.ts', '--check')),
  check('unused', { run: ['knip', '--no-progress'] }),
  check('openapi', tool('write-openapi.ts', '--check')),
  check('case docs', tool('write-case-docs.ts', '--check')),
  check('format', { run: ['oxfmt', '--check'] }),
  check('boundaries', tool('check-boundaries.ts')),
  check('lockfile', tool('check-lock.ts'), tool('check-licences.ts')),
  check('documents', tool('check-docs.ts')),
  check('patterns', tool('check-regex.ts')),
  check('sizes', tool('check-sizes.ts')),
  check('words', tool('check-words.ts')),
]

/** Tests, one step after another: each of them keeps both cores busy, but for those that wait for a program of this machine. */
const TESTS: Step[] = [
  { name: 'unit', commands: [vitest('unit')], report: 'vitest', limitMinutes: 15 },
  { name: 'api', commands: [vitest('api')], report: 'vitest', limitMinutes: 45 },
  { name: 'restore', commands: [vitest('restore')], report: 'vitest', limitMinutes: 10, lacks: lacksServer },
  {
    name: 'proxy',
    commands: [{ ...vitest('proxy'), env: { TEST_TEMPLATE: 'lqr_template_proxy' } }],
    report: 'vitest',
    limitMinutes: 10,
    lacks: lacksNginx,
  },
  { name: 's3', commands: [vitest('s3')], report: 'vitest', limitMinutes: 10, lacks: lacksRadosgw },
  {
    name: 'watch',
    commands: [{ ...vitest('watch'), env: { TEST_TEMPLATE: 'lqr_template_watch' } }],
    report: 'vitest',
    limitMinutes: 10,
    lacks: lacksPrometheus,
  },
  {
    name: 'browser',
    commands: [tool('bootstrap.mjs', '--browser'), playwright()],
    report: 'playwright',
    limitMinutes: 60,
  },
]

async function lacksServer(): Promise<string | undefined> {
  if (await serverPrograms()) return undefined
  return 'no PostgreSQL of version 15 or newer with server and client programs here, so no dump was restored'
}

async function lacksNginx(): Promise<string | undefined> {
  if (await findNginx()) return undefined
  return 'no nginx with openssl here, so the file of the proxy was not run'
}

async function lacksRadosgw(): Promise<string | undefined> {
  if (await hasRadosgw()) return undefined
  return 'no radosgw here (Debian: ceph-mon ceph-osd radosgw ceph-common, as root), so files lay in a stand-in alone'
}

async function lacksPrometheus(): Promise<string | undefined> {
  if (await hasPrometheus()) return undefined
  return 'no prometheus with promtool here (Debian: prometheus), so rules and dashboard were not loaded'
}

function vitest(project: string): Command {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`]
  return { run: ['vitest', 'run', '--project', project, ...reporters] }
}

function playwright(): Command {
  return { run: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'] }
}

/** Where a step with tests leaves its report. */
export function reportFile(name: string): string {
  return `test-results/${name}.json`
}

/**
 * Tests that start a program of this machine (`lacks` says whether it is there) and wait for it more than they compute: two of
 * them run at a time.
 */
export function besideEachOther(tests: readonly Step[]): { beside: Step[]; alone: Step[] } {
  const { beside = [], alone = [] } = Object.groupBy(tests, ({ lacks }) => (lacks ? 'beside' : 'alone'))
  return { beside, alone }
}

/** The plan with only the tests that a change reaches; a step that it does not reach is left out. */
export function narrowPlan(plan: Plan, reach: Reach): Plan {
  const tests = plan.tests.flatMap((step) => {
    const wanted: Tests = step.name === 'api' || step.name === 'browser' ? reach[step.name] : 'all'
    if (wanted === 'all') return [step]
    if (wanted.length === 0) return []
    const commands = step.commands.map((command, index) =>
      index < step.commands.length - 1
        ? command
        : { ...command, run: [...command.run, ...wanted] satisfies Command['run'] },
    )
    return [{ ...step, commands }]
  })
  return { ...plan, tests }
}

export interface Plan {
  first: Step[]
  checks: Step[]
  tests: Step[]
}

export interface Words {
  /** Steps by name; none: all of them. */
  names: string[]
  /** With `--changed`: the commit to compare with, empty for the one that passed last. */
  changedSince: string | undefined
}

/** Reads the words after `npm test --`; throws when an option is unknown. */
export function readWords(words: readonly string[]): Words {
  const options = words.filter((word) => word.startsWith('-'))
  const unknown = options.filter((option) => !/^--changed(=.+)?$/.test(option))
  if (unknown.length > 0) throw new Error(`no option ${unknown.join(', ')}; there is --changed[=COMMIT]`)
  const changedSince = options.at(-1)?.slice('--changed='.length)
  return { names: words.filter((word) => !options.includes(word)), changedSince }
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
