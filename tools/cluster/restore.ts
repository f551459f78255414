import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCrowd } from './people.ts'
import { launch, send, until } from './processes.ts'
import { markedRows, type Stage } from './run-fault.ts'

const PORT = 15_490
const PER_SECOND = { writes: 20, reads: 1 }

/** What a copy of an earlier moment holds. */
export interface Restored {
  /** Acknowledged before the moment, and missing in the copy. */
  readonly missing: readonly string[]
  /** Sent after the moment, and in the copy nevertheless. */
  readonly tooMany: readonly string[]
  readonly before: number
  readonly after: number
  readonly backupSeconds: number
  readonly restoreSeconds: number
}

/** A backup, people who work before and after a moment, and a copy of that moment beside the cluster. */
export async function tryRestore(stage: Stage): Promise<Restored> {
  const { cluster, ask, token } = stage
  const { primary } = await cluster.whole()
  const begunAt = performance.now()
  await primary.pgbackrest('backup', '--type=full')
  const backupSeconds = (performance.now() - begunAt) / 1000
  const run = `restore-${Date.now().toString(36)}`
  const crowd = startCrowd(ask, token, run, PER_SECOND)
  await pause(5_000)
  const target = (await primary.sql('select clock_timestamp()')).trim()
  const moment = performance.now()
  await pause(5_000)
  const { writes } = await crowd.stop()
  await primary.sql('select pg_switch_wal()')
  await until('the last segment in the archive', 60, async () =>
    (await primary.sql(`select last_archived_time > '${target}' from pg_stat_archiver`)).trim() === 't'
      ? true
      : undefined,
  )

  const restoredAt = performance.now()
  const folder = path.join(cluster.folder, 'look')
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, cluster.uid, primary.gid)
  const which = [`--pg1-path=${folder}`, '--type=time', `--target=${target}`, '--target-action=promote']
  await primary.pgbackrest(...which, 'restore')
  const copy = startCopy(stage, folder)
  try {
    const url = `postgres://postgres:${cluster.secrets.superuser}@127.0.0.1:${PORT}/longqirong`
    const rows = await until('the copy to be promoted', 60, async () => markedRows(url, run))
    const early = writes.filter(({ savedAt }) => savedAt !== undefined && savedAt < moment)
    const late = writes.filter(({ sentAt }) => sentAt > moment)
    return {
      missing: early.filter(({ mark }) => !rows.has(mark)).map(({ mark }) => mark),
      tooMany: late.filter(({ mark }) => rows.has(mark)).map(({ mark }) => mark),
      before: early.length,
      after: late.length,
      backupSeconds,
      restoreSeconds: (performance.now() - restoredAt) / 1000,
    }
  } finally {
    if (copy.pid !== undefined) send([copy.pid], 'SIGQUIT')
  }
}

/** It writes into no archive and waits for nobody: it is no part of the cluster. */
function startCopy({ cluster }: Stage, folder: string): ChildProcess {
  const { postgres } = cluster.settings
  const settings = {
    port: PORT,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    archive_mode: 'off',
    synchronous_standby_names: '',
    primary_conninfo: '',
    primary_slot_name: '',
    hba_file: path.join(folder, 'pg_hba.conf'),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const gid = cluster.machines[0]?.gid
  return launch(path.join(postgres.programs, 'postgres'), ['-D', folder, ...options], {
    uid: cluster.uid,
    gid,
    log: path.join(cluster.folder, 'look.log'),
  })
}

export const isRestored = ({ missing, tooMany, before, after }: Restored) =>
  missing.length === 0 && tooMany.length === 0 && before > 0 && after > 0
