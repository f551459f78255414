import { randomBytes } from 'node:crypto'
import { chown, cp, mkdir, opendir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { findNativeFolder } from '../data/embedded-postgres/binaries.ts'
import { startEmbedded } from '../data/embedded-postgres.ts'
import { type SystemAccount, accountFor } from '../data/embedded-postgres/system-account.ts'
import { changePassword, duringBaseBackup } from './base-backup.store.ts'
import { copyFile } from './file-digest.ts'

export const CLUSTER = 'postgres'
export const CLUSTER_PASSWORD = 'postgres-password'
/** Folders of which a copy needs the place and nothing inside (PostgreSQL manual, Making a Base Backup). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*|\.s\.PGSQL\..*)$/
const SEGMENT = /^[0-9A-F]{24}$/

/** Copies the running cluster of `dataDir` into `target`, which then needs its log to be replayed once. */
export async function copyCluster(url: string, dataDir: string, target: string): Promise<void> {
  const from = path.join(dataDir, CLUSTER)
  const to = path.join(target, CLUSTER)
  const account = await accountFor(from)
  await duringBaseBackup(url, async (backup) => {
    await copyFolder(from, to, account)
    const { label, firstSegment } = await backup.finish()
    for (const name of await readdir(path.join(from, 'pg_wal'))) {
      const isNeeded = SEGMENT.test(name) && name.slice(8) >= firstSegment.slice(8)
      if (isNeeded) await copyFile(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name), account)
    }
    await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 })
    if (account) await chown(path.join(to, 'backup_label'), account.uid, account.gid)
  })
  await cp(path.join(dataDir, CLUSTER_PASSWORD), path.join(target, CLUSTER_PASSWORD))
}

/** Starts the copy once, so that it is whole and at rest from then on, and answers what `use` found in it. */
export async function settleCluster<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const password = randomBytes(24).toString('base64url')
  const started = await startEmbedded({ dataDir: folder })
  try {
    const found = await use(started.url)
    await changePassword(started.url, password)
    return found
  } finally {
    await started.stop()
    await writeFile(path.join(folder, CLUSTER_PASSWORD), password, { mode: 0o600 })
    for (const name of await readdir(folder))
      if (name !== CLUSTER && name !== CLUSTER_PASSWORD)
        await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Whether the folder has a cluster, or the password of one. */
export async function holdsCluster(dataDir: string): Promise<boolean> {
  const names: string[] = await readdir(dataDir).catch(() => [])
  return names.includes(CLUSTER) || names.includes(CLUSTER_PASSWORD)
}

/** The major version of the PostgreSQL that the product brings along. */
export async function embeddedMajor(): Promise<number> {
  const text = await readFile(path.join(await findNativeFolder(), '..', 'package.json'), 'utf8')
  return Number.parseInt(z.object({ version: z.string() }).parse(JSON.parse(text)).version, 10)
}

async function copyFolder(from: string, to: string, account: SystemAccount | undefined): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  if (account) await chown(to, account.uid, account.gid)
  for await (const entry of await opendir(from)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (LEFT_OUT.test(entry.name)) continue
    if (!entry.isDirectory()) await copyFile(source, target, account)
    else if (EMPTIED.has(entry.name)) await emptyFolder(source, target, account)
    else await copyFolder(source, target, account)
  }
}

/** The folder with its folders and none of its files. */
async function emptyFolder(from: string, to: string, account: SystemAccount | undefined): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  if (account) await chown(to, account.uid, account.gid)
  if (path.basename(from) !== 'pg_wal') return
  for (const name of ['archive_status', 'summaries'])
    await emptyFolder(path.join(from, name), path.join(to, name), account)
}
