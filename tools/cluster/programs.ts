import { existsSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin']
/** Each program, and the package of Debian that has it. */
const NEEDED: readonly (readonly [program: string, debianPackage: string])[] = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['haproxy', 'haproxy'],
  ['pgbackrest', 'pgbackrest'],
  ['iptables', 'iptables'],
  ['nginx', 'nginx-light'],
  ['openssl', 'openssl'],
]
const POSTGRES_FOLDER = '/usr/lib/postgresql/15/bin'
export const POSTGRES_PROGRAMS = POSTGRES_FOLDER

export function program(name: string): string {
  const folder = FOLDERS.find((place) => existsSync(path.join(place, name)))
  if (folder === undefined) throw new Error(`no ${name} on this machine`)
  return path.join(folder, name)
}

/** What the machine lacks for the cluster, in a sentence; undefined: it has everything. */
export function lackOf(
  has: (file: string) => boolean = existsSync,
  isRoot: boolean = process.getuid?.() === 0,
): string | undefined {
  const missing = NEEDED.filter(([name]) => !FOLDERS.some((place) => has(path.join(place, name))))
  const packages = missing.map(([, debianPackage]) => debianPackage)
  if (!has(path.join(POSTGRES_FOLDER, 'postgres'))) packages.push('postgresql-15')
  if (packages.length > 0)
    return `this machine lacks ${packages.join(', ')}: apt-get install --no-install-recommends ${packages.join(' ')} python3-etcd`
  return isRoot
    ? undefined
    : 'the cluster is started as root, which gives each of its machines rights of its own'
}
