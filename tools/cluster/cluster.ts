import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseMachine, makeDatabaseMachine } from './database-machine.ts'
import { makeHoles } from './holes.ts'
import { until } from './processes.ts'
import { renderCluster } from './render-cluster.ts'
import type { ClusterSecrets, ClusterSettings } from './settings.ts'

const ASK_MS = 2_000
const WHOLE_WITHIN_S = 150

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly lag?: number | string
}

export interface Roles {
  readonly primary: DatabaseMachine
  /** Has every acknowledged commit. */
  readonly standby: DatabaseMachine
  readonly other: DatabaseMachine
}

export type Cluster = ReturnType<typeof makeCluster>

/** The databases of the cluster on this machine, started from the files that are shipped. */
export function makeCluster(folder: string, settings: ClusterSettings, secrets: ClusterSecrets) {
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const machines = settings.databases.map((machine) => makeDatabaseMachine(settings, machine, uid))
  const holes = makeHoles()

  async function members(): Promise<readonly Member[]> {
    const answers = machines.map(async ({ api }) => {
      const answer = await fetch(`${api}/cluster`, { signal: AbortSignal.timeout(ASK_MS) })
      return ((await answer.json()) as { members: Member[] }).members
    })
    return Promise.any(answers)
  }

  /** Which machine is what, while all three are in order. */
  async function roles(): Promise<Roles | undefined> {
    const listed = await members()
    const running = (wanted: string) =>
      machines.find(({ name }) =>
        listed.some(
          (member) =>
            member.name === name && member.role === wanted && ['running', 'streaming'].includes(member.state),
        ),
      )
    const [primary, standby, other] = [running('leader'), running('sync_standby'), running('replica')]
    return primary && standby && other ? { primary, standby, other } : undefined
  }

  return {
    folder,
    settings,
    secrets,
    machines,
    uid,
    holes,
    roles,
    whole: () => until('three databases in order', WHOLE_WITHIN_S, roles),
    async start() {
      writeFiles(settings, secrets, uid)
      mkdirSync(settings.backups.repository, { recursive: true, mode: 0o777 })
      chmodSync(settings.backups.repository, 0o777)
      for (const machine of machines) await machine.prepare()
      for (const machine of machines) machine.startEtcd()
      await pause(2_000)
      const [first, ...rest] = machines
      first?.startPatroni()
      await until('a first primary', 60, async () =>
        (await members()).some(({ role, state }) => role === 'leader' && state === 'running')
          ? true
          : undefined,
      )
      for (const machine of rest) machine.startPatroni()
      const { primary } = await until('three databases in order', WHOLE_WITHIN_S, roles)
      await primary.pgbackrest('stanza-create')
    },
    /** Whatever state a fault has left it in. */
    async stop() {
      await holes.mendAll()
      for (const machine of machines) machine.kill()
      await pause(500)
      for (const machine of machines) await machine.release().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
    /** The address for whoever looks after the database, led past every proxy. */
    administratorUrl: ({ address }: DatabaseMachine) =>
      `postgres://postgres:${secrets.superuser}@${address}:${settings.ports.postgres}/longqirong`,
  }
}

function writeFiles(settings: ClusterSettings, secrets: ClusterSecrets, uid: number): void {
  for (const { place, text, mode } of renderCluster(settings, secrets)) {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text, { mode })
    chownSync(place, uid, -1)
  }
}
