// npm run cluster:test [-- --only=stall,switch --interface=etcd3 --logs=FOLDER]: starts the cluster of deploy/cluster on this
// machine, does it harm while people work, and counts what was lost, doubled, and how long nobody could save
// (docs/operations/cluster.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Fault, FAULTS, chooseFaults } from './cluster/faults.ts'
import { lackOf } from './cluster/programs.ts'
import { lastRelease, prepareRelease } from './cluster/release.ts'
import { type FaultResult, faultTable, isAsPromised, mergeResults, reportText } from './cluster/report.ts'
import { isRestored, type Restored, tryRestore } from './cluster/restore.ts'
import { runFault, type Stage } from './cluster/run-fault.ts'
import { makeStage } from './cluster/stage.ts'

const root = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(root, 'benchmarks/results/cluster')
/** Beside the faults, which all leave a whole cluster: a copy of an earlier moment. */
const RESTORE = 'restore'
const say = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** The interface of etcd that is not shipped shows what the test can find. */
    interface: { type: 'string', default: 'etcd' },
    logs: { type: 'string' },
  },
})
const etcdInterface = values.interface === 'etcd3' ? 'etcd3' : 'etcd'

const lack = lackOf()
const names = values.only.split(',').filter(Boolean)
const withRestore = names.length === 0 || names.includes(RESTORE)
const onlyFaults = names.filter((name) => name !== RESTORE)
const chosen = names.length > 0 && onlyFaults.length === 0 ? [] : chooseFaults(onlyFaults)

if (lack === undefined) process.exitCode = (await run(chosen)) ? 0 : 1
else say(`left out: ${lack}`)

async function run(faults: readonly Fault[]): Promise<boolean> {
  const release = { current: root, last: root }
  const isUpgrade = faults[0]?.fromLastRelease === true
  if (isUpgrade) {
    const commit = await lastRelease(root)
    say(`last release: ${commit.slice(0, 12)}`)
    release.last = await prepareRelease(root, commit)
  }
  const stage = await makeStage(etcdInterface, release)
  const end = endOnce(async () => {
    if (values.logs !== undefined) stage.keepLogs(values.logs)
    await stage.end()
  })
  const results: FaultResult[] = []
  let isWell = true
  try {
    const startedAt = performance.now()
    const started = await stage.start(isUpgrade ? release.last : release.current)
    say(`the cluster is ready after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    for (const fault of faults) {
      say(`${fault.name} …`)
      const result = await runFault(started, fault)
      results.push(result)
      if (etcdInterface === 'etcd') keepResults(results)
      say(faultTable([result]).split('\n').at(-1) ?? '')
    }
    if (withRestore) isWell = isRestored(await sayRestored(started)) && isWell
    say(`audit log: ${(await stage.audit()).trim()}`)
  } finally {
    await end()
  }
  return isWell && results.every(isAsPromised)
}

async function sayRestored(stage: Stage): Promise<Restored> {
  say(`${RESTORE} …`)
  const restored = await tryRestore(stage)
  const { before, after, missing, tooMany, backupSeconds, restoreSeconds } = restored
  say(
    `restored to a moment: ${before - missing.length} of ${before} writes from before it, ${tooMany.length} of ${after} from after it; backup ${backupSeconds.toFixed(0)} s, restore ${restoreSeconds.toFixed(0)} s`,
  )
  return restored
}

/** Whatever happens to the test, what it started is ended, once. */
function endOnce(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined
  const once = () => (ending ??= end())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void once().finally(() => process.exit(1)))
  return once
}

function keepResults(results: readonly FaultResult[]): void {
  const file = `${RESULTS}.json`
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FaultResult[]) : []
  const order = FAULTS.map(({ name }) => name)
  const merged = mergeResults(order, before, results)
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`)
  writeFileSync(`${RESULTS}.md`, reportText(merged))
}
