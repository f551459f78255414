import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { family, isAlive, launch, runToEnd, send } from './processes.ts'
import { program } from './programs.ts'
import { settingsOf } from './render-cluster.ts'
import type { ClusterSettings, Machine } from './settings.ts'

const DISK_MIB = 1_200
const ETC_MODE = 0o700

export type DatabaseMachine = ReturnType<typeof makeDatabaseMachine>

/** One of the machines that hold the database: its disk, its etcd, its Patroni, and the group by which the firewall knows it. */
export function makeDatabaseMachine(settings: ClusterSettings, { name, address }: Machine, uid: number) {
  const gid = 9_000 + Number(address.split('.')[3])
  const own = settingsOf(settings, name)
  const folder = path.dirname(own.settings)
  const disk = path.dirname(own.postgres.data)
  const log = (what: string) => path.join(own.backups.logs, `${what}.log`)
  const as = { uid, gid, env: { HOME: own.postgres.socket } }
  let etcd: ChildProcess | undefined
  let patroni: ChildProcess | undefined

  const postmaster = () => {
    try {
      return Number(readFileSync(path.join(own.postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }
  const livingPid = (pid: number | undefined) => (pid !== undefined && isAlive(pid) ? [pid] : [])

  return {
    name,
    address,
    gid,
    disk,
    settings: own,
    api: `http://${address}:${settings.ports.patroni}`,
    /** Folders that are its own, the disk with an end that can be reached. */
    async prepare() {
      for (const place of [
        folder,
        disk,
        own.postgres.socket,
        own.etcd.data,
        own.backups.spool,
        own.backups.logs,
      ]) {
        mkdirSync(place, { recursive: true, mode: ETC_MODE })
        chownSync(place, uid, gid)
      }
      const options = `size=${DISK_MIB}m,uid=${uid},gid=${gid},mode=700`
      await runToEnd(program('mount'), ['-t', 'tmpfs', '-o', options, `cluster-${name}`, disk])
    },
    release: () => runToEnd(program('umount'), ['-l', disk]),
    startEtcd() {
      const lines = readFileSync(path.join(own.settings, 'default/etcd'), 'utf8').split('\n')
      const env = Object.fromEntries(
        lines.filter((line) => line.startsWith('ETCD_')).map((line) => line.split(/=(.*)/, 2)),
      )
      etcd = launch(program('etcd'), [], { ...as, env: { ...as.env, ...env }, log: log('etcd') })
    },
    startPatroni() {
      patroni = launch(program('patroni'), [path.join(own.settings, 'patroni/config.yml')], {
        ...as,
        log: log('patroni'),
      })
    },
    etcdPids: () => livingPid(etcd?.pid),
    patroniPids: () => livingPid(patroni?.pid),
    /** The database with all its processes. */
    postgresPids: () => livingPid(postmaster()).flatMap(family),
    /** One statement over the socket, as the database's own administrator: no firewall is between. */
    sql: (statement: string) =>
      runToEnd(
        path.join(own.postgres.programs, 'psql'),
        ['-h', own.postgres.socket, '-p', String(own.ports.postgres), '-U', 'postgres', '-XtAc', statement],
        as,
      ),
    pgbackrest: (...args: string[]) =>
      runToEnd(
        program('pgbackrest'),
        [`--config=${own.settings}/pgbackrest.conf`, `--stanza=${own.name}`, ...args],
        as,
      ),
    /** Everything that runs on it ends at once, as when the power goes. */
    kill() {
      send(livingPid(patroni?.pid), 'SIGKILL')
      send(livingPid(postmaster()).flatMap(family), 'SIGKILL')
      send(livingPid(etcd?.pid), 'SIGKILL')
    },
    start() {
      if (livingPid(etcd?.pid).length === 0) this.startEtcd()
      if (livingPid(patroni?.pid).length === 0) this.startPatroni()
    },
  }
}
