import { setTimeout as pause } from 'node:timers/promises'
import { makePool } from '../../apps/server/src/data/pool.ts'
import type { Cluster } from './cluster.ts'
import type { Ask } from './entry-client.ts'
import type { Fault, Scene } from './faults.ts'
import type { Instance } from './instances.ts'
import { startCrowd } from './people.ts'
import { reckon } from './reckon.ts'
import type { Release } from './release.ts'
import type { FaultResult } from './report.ts'
import { watchReady } from './watch-ready.ts'
import { MARKED_ROWS } from './writes.ts'

const PER_SECOND = { writes: 20, reads: 4 }
const BEFORE_S = 6
const AFTER_S = 14

export interface Stage {
  readonly cluster: Cluster
  readonly instances: readonly Instance[]
  readonly release: Release
  readonly ask: Ask
  readonly token: string
}

/** People work, the fault happens, is mended, and what they were told is compared with what the database holds. */
export async function runFault(stage: Stage, fault: Fault): Promise<FaultResult> {
  const { cluster, instances, release, ask, token } = stage
  const scene: Scene = { ...(await cluster.whole()), cluster, instances, release }
  const exitsBefore = exitsOf(instances)
  const run = `${fault.name}-${Date.now().toString(36)}`
  const from = performance.now()
  const crowd = startCrowd(ask, token, run, PER_SECOND)
  const watch = watchReady(instances)
  await pause(BEFORE_S * 1000)
  const at = performance.now()
  const mend = await fault.inflict(scene)
  try {
    await pause(fault.holdSeconds * 1000)
  } finally {
    await mend()
  }
  await pause(AFTER_S * 1000)
  const until = performance.now()
  const { writes, readings } = await crowd.stop()
  const notReady = await watch.stop(at)
  const { primary } = await cluster.whole()
  const rows = await markedRows(cluster.administratorUrl(primary), run)
  return {
    ...reckon({ writes, readings, rows, from, until }),
    name: fault.name,
    what: fault.what,
    gapPromised: fault.gapSeconds,
    exits: exitsOf(instances) - exitsBefore,
    notReady,
    at: new Date().toISOString(),
  }
}

const exitsOf = (instances: readonly Instance[]) =>
  instances.reduce((sum, instance) => sum + instance.exits(), 0)

/** How many rows bear each mark of a run. */
export async function markedRows(url: string, run: string): Promise<Map<string, number>> {
  const pool = makePool({ url, max: 1 })
  try {
    const { rows } = await pool.query<{ mark: string }>(MARKED_ROWS, [`${run}-%`])
    const counts = new Map<string, number>()
    for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    return counts
  } finally {
    await pool.end()
  }
}
