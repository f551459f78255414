import path from 'node:path'
import { POSTGRES_PROGRAMS } from './programs.ts'
import type { ClusterSettings } from './settings.ts'

/** The shipped files for three machines that are addresses of this one, everything below one folder. */
export function testSettings(
  folder: string,
  instancePorts: readonly number[],
  etcdInterface: ClusterSettings['etcd']['interface'],
): ClusterSettings {
  const at = (...parts: string[]) => path.join(folder, '<machine>', ...parts)
  return {
    name: 'lqr',
    databases: [1, 2, 3].map((number) => ({ name: `db${number}`, address: `127.0.0.1${number}` })),
    applications: instancePorts.map((port, index) => ({
      name: `app${index + 1}`,
      // The demonstration, whose accounts the test uses, listens on the address of the machine itself alone.
      address: '127.0.0.1',
      port,
      proxy: `127.0.0.2${index + 1}`,
    })),
    entries: [{ name: 'entry1', address: '127.0.0.1' }],
    network: '127.0.0.0/8',
    ports: { postgres: 15432, patroni: 18008, etcd: 12379, etcdPeers: 12380, primary: 15000, replica: 15001 },
    postgres: {
      programs: POSTGRES_PROGRAMS,
      data: at('disk', 'data'),
      socket: at('run'),
      sharedBuffers: '128MB',
      maxConnections: 120,
      maxWalSize: '256MB',
    },
    etcd: { data: at('etcd'), interface: etcdInterface },
    backups: { repository: path.join(folder, 'backups'), spool: at('spool'), logs: at('log') },
    settings: at('etc'),
    // Watchdogs belong to a whole machine.
    watchdog: 'off',
  }
}
