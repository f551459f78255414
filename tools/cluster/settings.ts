import { randomBytes } from 'node:crypto'

/** One machine of the cluster. Its name is also the name of its folder. */
export interface Machine {
  readonly name: string
  readonly address: string
}

export interface ApplicationMachine extends Machine {
  readonly port: number
  /** Where its HAProxy listens: an address of the machine itself. */
  readonly proxy: string
}

/** What an operator writes: deploy/cluster/cluster.example.json. */
export interface ClusterSettings {
  readonly name: string
  readonly databases: readonly Machine[]
  readonly applications: readonly ApplicationMachine[]
  readonly entries: readonly Machine[]
  /** From where databases are reached. */
  readonly network: string
  readonly ports: Readonly<
    Record<'postgres' | 'patroni' | 'etcd' | 'etcdPeers' | 'primary' | 'replica', number>
  >
  readonly postgres: Readonly<
    Record<'programs' | 'data' | 'socket' | 'sharedBuffers' | 'maxWalSize', string> & {
      maxConnections: number
    }
  >
  readonly etcd: { readonly data: string; readonly interface: 'etcd' | 'etcd3' }
  readonly backups: Readonly<Record<'repository' | 'spool' | 'logs', string>>
  /** The folder of settings, `/etc` on a machine of its own. */
  readonly settings: string
  readonly watchdog: 'required' | 'automatic' | 'off'
}

const SECRETS = ['superuser', 'replication', 'rewind', 'patroni', 'owner', 'application'] as const
export type ClusterSecrets = Readonly<Record<(typeof SECRETS)[number], string>>

/** They stand in YAML, SQL, shell and addresses alike, so nothing in them may mean anything there. */
const PLAIN_SECRET = /^[\w-]{16,}$/
const MACHINE_NAME = /^[a-z][a-z\d-]*$/
/** A whole number of one of two units. */
export const BUFFER_SIZE = /^(\d+)(MB|GB)$/
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/
const FEWEST_DATABASES = 3

/** What is wrong with the settings, a sentence each; none: they can be rendered. */
export function settingsProblems(settings: ClusterSettings): string[] {
  const { databases, applications, entries, postgres, watchdog, etcd } = settings
  const machines = [...databases, ...applications, ...entries]
  const names = machines.map(({ name }) => name)
  return [
    ...(databases.length < FEWEST_DATABASES || databases.length % 2 === 0
      ? [
          `databases: ${databases.length} machines; etcd needs an odd number of at least three to outvote a lost one`,
        ]
      : []),
    ...(applications.length < 2 ? ['applications: at least two, or a restart is an outage'] : []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name}: named twice`),
    ...names.filter((name) => !MACHINE_NAME.test(name)).map((name) => `${name}: letters, digits and hyphens`),
    ...machines
      .filter(({ address }) => !ADDRESS.test(address))
      .map(({ name, address }) => `${name}: ${address} is no IPv4 address`),
    ...(BUFFER_SIZE.test(postgres.sharedBuffers)
      ? []
      : [`postgres.sharedBuffers: ${postgres.sharedBuffers}; say it in MB or GB`]),
    ...(['required', 'automatic', 'off'].includes(watchdog) ? [] : [`watchdog: ${watchdog}`]),
    ...(['etcd', 'etcd3'].includes(etcd.interface) ? [] : [`etcd.interface: ${etcd.interface}`]),
  ]
}

export function secretProblems(secrets: ClusterSecrets): string[] {
  return SECRETS.filter((name) => !PLAIN_SECRET.test(secrets[name] ?? '')).map(
    (name) => `${name}: at least 16 letters, digits, _ or -`,
  )
}

export function newSecrets(): ClusterSecrets {
  const drawn = SECRETS.map((name) => [name, randomBytes(24).toString('base64url')])
  return Object.fromEntries(drawn) as ClusterSecrets
}
