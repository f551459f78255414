import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { report } from './check-result.ts'
import { changed, readGuide, type Step } from './guides/read-guide.ts'
import { scratchCopy } from './guides/scratch-copy.ts'

// Does what the guides say, one after another in a copy of the sources, and then runs the tests that they name and checks the types of all of it.
const root = path.resolve(import.meta.dirname, '..')
const GUIDES = ['add-a-field', 'add-a-call', 'add-a-page', 'add-a-case'].map(
  (name) => `docs/how-to/${name}.md`,
)
const TYPES = ['.', 'apps/portal', 'apps/console']

interface Ended {
  ok: boolean
  output: string
}

function run(folder: string, command: string): Promise<Ended> {
  const { DATABASE_URL: _, ...environment } = process.env
  const bins = [path.join(root, 'node_modules', '.bin'), path.dirname(process.execPath), environment.PATH]
  const child = spawn(command, {
    cwd: folder,
    env: { ...environment, PATH: bins.join(path.delimiter), NO_COLOR: '1' },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** A command that runs tests of one project: those of all guides are run at once, when the copy holds everything that they add. */
const TESTS = /^npx vitest run --project (\w+) (.+)$/

/** The tests of the guides as one command for each project, which starts its database once. */
function testCommands(steps: readonly Step[]): string[] {
  const named = steps.flatMap((step) => {
    const [, project, files = ''] = step.kind === 'run' ? (TESTS.exec(step.command) ?? []) : []
    return project === undefined ? [] : files.split(' ').map((file) => ({ project, file }))
  })
  return [...Map.groupBy(named, ({ project }) => project)].map(
    ([project, tests]) =>
      `npx vitest run --project ${project} ${[...new Set(tests.map(({ file }) => file))].join(' ')}`,
  )
}

async function follow(copy: string, step: Step): Promise<void> {
  if (step.kind === 'run') {
    const { ok, output } = await run(copy, step.command)
    if (!ok) throw new Error(`${step.command}\n${output}`)
    return
  }
  const file = path.join(copy, step.place)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, changed(text, step))
}

async function problemsOf(copy: string): Promise<string[]> {
  const problems: string[] = []
  const steps = GUIDES.flatMap((guide) =>
    readGuide(readFileSync(path.join(root, guide), 'utf8')).map((step) => ({ guide, step })),
  )
  for (const { guide, step } of steps) {
    if (step.kind === 'run' && TESTS.test(step.command)) continue
    await follow(copy, step).catch((error: Error) => problems.push(`${guide}: ${error.message}`))
  }
  for (const command of testCommands(steps.map(({ step }) => step))) {
    await follow(copy, { kind: 'run', command }).catch((error: Error) => problems.push(error.message))
  }
  const routes = await run(path.join(copy, 'apps/portal'), 'react-router typegen')
  const typed = await Promise.all(
    TYPES.map((folder) => run(path.join(copy, folder), 'tsc -p . --singleThreaded')),
  )
  const failed = [routes, ...typed].filter(({ ok }) => !ok).map(({ output }) => `types: ${output}`)
  return [...problems, ...failed]
}

using copy = scratchCopy(root)
report('guides', { seen: GUIDES.length, problems: await problemsOf(copy.root) })
