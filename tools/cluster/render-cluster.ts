import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fillTemplate } from './fill-template.ts'
import { hugePagesFor } from './huge-pages.ts'
import {
  type ClusterSecrets,
  type ClusterSettings,
  type Machine,
  secretProblems,
  settingsProblems,
} from './settings.ts'

/** A file of one machine, its place given from the root of that machine. */
export interface RenderedFile {
  readonly machine: string
  readonly place: string
  readonly text: string
  readonly mode: number
}

const TEMPLATES = path.resolve(import.meta.dirname, '../../deploy/cluster')
const READ_BY_OWNER = 0o600
const RUN_BY_OWNER = 0o700
const READ_BY_ALL = 0o644

type Template = readonly [file: string, place: string, mode: number]

const OF_DATABASES: readonly Template[] = [
  ['database/etcd', 'default/etcd', READ_BY_ALL],
  ['database/patroni.yml.tmpl', 'patroni/config.yml', READ_BY_OWNER],
  ['database/patroni-unit.conf', 'systemd/system/patroni.service.d/restart.conf', READ_BY_ALL],
  ['database/post-bootstrap.sh', 'patroni/post-bootstrap.sh', RUN_BY_OWNER],
  ['database/pgbackrest.conf', 'pgbackrest.conf', READ_BY_ALL],
  ['database/sysctl.conf', 'sysctl.d/60-longqirong.conf', READ_BY_ALL],
]
const OF_APPLICATIONS: readonly Template[] = [
  ['application/haproxy.cfg', 'haproxy/haproxy.cfg', READ_BY_ALL],
  ['application/environment', 'longqirong/environment.cluster', READ_BY_OWNER],
]
const OF_ENTRIES: readonly Template[] = [
  ['entry/upstream.conf', 'nginx/longqirong-upstream.conf', READ_BY_ALL],
]

/** Every file of every machine; throws with all that is wrong with the settings. */
export function renderCluster(settings: ClusterSettings, secrets: ClusterSecrets): RenderedFile[] {
  const problems = [...settingsProblems(settings), ...secretProblems(secrets)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const etcdMembers = settings.databases
    .map(({ name, address }) => `${name}=http://${address}:${settings.ports.etcdPeers}`)
    .join(',')
  // Whichever is the primary is passed over while it is.
  const replicas = settings.databases
    .map(
      ({ address }) =>
        `postgres://lqr_app:${secrets.application}@${address}:${settings.ports.postgres}/longqirong`,
    )
    .join(',')
  const filesOf = (machines: readonly Machine[], templates: readonly Template[]) =>
    machines.flatMap((machine) => {
      const own = settingsOf(settings, machine.name)
      const hugePages = hugePagesFor(own.postgres)
      const values = { ...own, secrets, machine, etcdMembers, replicas, hugePages }
      return templates.map(([file, place, mode]) => ({
        machine: machine.name,
        place: path.posix.join(own.settings, place),
        text: fillTemplate(readFileSync(path.join(TEMPLATES, file), 'utf8'), values),
        mode,
      }))
    })
  return [
    ...filesOf(settings.databases, OF_DATABASES),
    ...filesOf(settings.applications, OF_APPLICATIONS),
    ...filesOf(settings.entries, OF_ENTRIES),
  ]
}

/** Folders may hold the name of the machine, so that several can stand on one. */
export function settingsOf(settings: ClusterSettings, machine: string): ClusterSettings {
  return JSON.parse(JSON.stringify(settings).replaceAll('<machine>', machine)) as ClusterSettings
}
