import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster, Roles } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'
import { fillDisk } from './full-disk.ts'
import { holeAround, holeBetween } from './holes.ts'
import type { Instance } from './instances.ts'
import { send } from './processes.ts'
import type { Release } from './release.ts'
import { switchPrimary } from './switch-primary.ts'

/** What a fault can lay hands on. */
export interface Scene extends Roles {
  readonly cluster: Cluster
  readonly instances: readonly Instance[]
  readonly release: Release
}

export type Mend = () => void | Promise<void>

export interface Fault {
  readonly name: string
  /** For the table, in 中文. */
  readonly what: string
  readonly holdSeconds: number
  /** Longest time without an acknowledged write that is still as promised; undefined: as long as it lasts. */
  readonly gapSeconds?: number
  /** The instances are begun from the last release, and become this one. */
  readonly fromLastRelease?: boolean
  inflict(scene: Scene): Promise<Mend>
}

const freeze = (pids: readonly number[]): Mend => {
  send(pids, 'SIGSTOP')
  return () => send(pids, 'SIGCONT')
}
const killOff = (pids: readonly number[], machine: DatabaseMachine): Mend => {
  send(pids, 'SIGKILL')
  return () => machine.start()
}
const nothing: Mend = () => {}
/** `RestartSec` of deploy/cluster/database/patroni-unit.conf. */
const RESTARTED_AFTER_MS = 1_000

/** Every fault leaves nothing lost and nothing doubled; what differs is how long nobody can save. */
export const FAULTS: readonly Fault[] = [
  { name: 'none', what: '无故障', holdSeconds: 10, gapSeconds: 3, inflict: async () => nothing },
  {
    name: 'upgrade',
    what: '滚动升级：先升级数据库，再逐个更换实例',
    holdSeconds: 0,
    gapSeconds: 5,
    fromLastRelease: true,
    async inflict({ instances, release }) {
      await instances[0]?.migrate(release.current)
      for (const instance of instances) {
        await instance.stop()
        await instance.start(release.current)
      }
      return nothing
    },
  },
  {
    name: 'switch',
    what: '计划内切换主库',
    holdSeconds: 10,
    gapSeconds: 5,
    async inflict({ cluster, primary, standby }) {
      await switchPrimary(cluster, primary, standby)
      return nothing
    },
  },
  {
    name: 'machine',
    what: 'kill -9 主库整机（PostgreSQL、Patroni、etcd）',
    holdSeconds: 30,
    gapSeconds: 20,
    async inflict({ primary }) {
      primary.kill()
      return () => primary.start()
    },
  },
  {
    name: 'postgres',
    what: 'kill -9 主库的 PostgreSQL',
    holdSeconds: 15,
    gapSeconds: 20,
    inflict: async ({ primary }) => killOff(primary.postgresPids(), primary),
  },
  {
    name: 'patroni',
    what: 'kill -9 主库的 Patroni，PostgreSQL 仍在运行；1 秒后由 systemd 重新启动',
    holdSeconds: 15,
    gapSeconds: 5,
    async inflict({ primary }) {
      send(primary.patroniPids(), 'SIGKILL')
      await pause(RESTARTED_AFTER_MS)
      primary.start()
      return nothing
    },
  },
  {
    name: 'patroni-gone',
    what: '主库的 Patroni 30 秒内无法再启动，PostgreSQL 仍在运行',
    holdSeconds: 30,
    gapSeconds: 20,
    inflict: async ({ primary }) => killOff(primary.patroniPids(), primary),
  },
  {
    name: 'stall',
    what: '主库的 PostgreSQL 停顿 32 秒，Patroni 照常运行',
    holdSeconds: 32,
    gapSeconds: 20,
    inflict: async ({ primary }) => freeze(primary.postgresPids()),
  },
  {
    name: 'frozen',
    what: '主库整机冻结 35 秒后恢复',
    holdSeconds: 35,
    gapSeconds: 20,
    inflict: async ({ primary }) =>
      freeze([...primary.patroniPids(), ...primary.postgresPids(), ...primary.etcdPids()]),
  },
  {
    name: 'cut-off',
    what: '主库与所有机器断网 30 秒',
    holdSeconds: 30,
    gapSeconds: 20,
    inflict: ({ cluster, primary }) => cluster.holes.cut(holeAround(primary)),
  },
  {
    name: 'hole-standby',
    what: '主库与同步备库之间断网 30 秒',
    holdSeconds: 30,
    gapSeconds: 15,
    inflict: ({ cluster, primary, standby }) => cluster.holes.cut(holeBetween(primary, standby)),
  },
  {
    name: 'hole-instance',
    what: '一个实例与主库之间断网 20 秒',
    holdSeconds: 20,
    async inflict({ cluster, primary, instances }) {
      const [instance] = instances
      // The instance is one side only: connections to it come from the entry.
      return instance === undefined
        ? nothing
        : cluster.holes.cut(holeBetween({ address: instance.proxy, gid: instance.gid }, primary))
    },
  },
  {
    name: 'etcd-one',
    what: 'etcd 失去少数（主库所在机器的一个，kill -9）',
    holdSeconds: 20,
    gapSeconds: 20,
    inflict: async ({ primary }) => killOff(primary.etcdPids(), primary),
  },
  {
    name: 'etcd-all',
    what: '三个 etcd 全部冻结 30 秒',
    holdSeconds: 30,
    gapSeconds: 30,
    inflict: async ({ cluster }) => freeze(cluster.machines.flatMap((machine) => machine.etcdPids())),
  },
  {
    name: 'standby',
    what: '同步备库冻结 30 秒',
    holdSeconds: 30,
    gapSeconds: 15,
    inflict: async ({ standby }) => freeze(standby.postgresPids()),
  },
  {
    name: 'standbys',
    what: '两个备库同时冻结 20 秒：任何提交都不能完成',
    holdSeconds: 20,
    inflict: async ({ standby, other }) => freeze([...standby.postgresPids(), ...other.postgresPids()]),
  },
  {
    name: 'lag',
    what: '同步备库落后（暂停重放 15 秒）时主库整机被杀',
    holdSeconds: 30,
    gapSeconds: 20,
    async inflict({ standby, primary }) {
      await standby.sql('select pg_wal_replay_pause()')
      await pause(15_000)
      primary.kill()
      return () => primary.start()
    },
  },
  {
    name: 'disk',
    what: '主库磁盘写满 25 秒',
    holdSeconds: 25,
    inflict: ({ primary }) => fillDisk(primary),
  },
]

/** The faults with these names, those from the last release first; throws naming an unknown one. */
export function chooseFaults(names: readonly string[]): Fault[] {
  const known = FAULTS.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}; there are ${known.join(' ')}`)
  const chosen = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name))
  const isFirst = ({ fromLastRelease = false }: Fault) => fromLastRelease
  return [...chosen.filter(isFirst), ...chosen.filter((fault) => !isFirst(fault))]
}
