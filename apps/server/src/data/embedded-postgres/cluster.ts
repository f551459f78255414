import { randomBytes } from 'node:crypto'
import { chown, link, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Binaries, findNativeFolder, runnableBinaries } from './binaries.ts'
import { runProgram } from './run-program.ts'
import { type SystemAccount, accountFor, canReach } from './system-account.ts'
import { syncFolder, writeDurably } from '../../process/durable-files.ts'
import { PlainProblem } from '../../process/plain-problem.ts'

/** A database cluster on disk: everything needed to start it and to sign in. */
export interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly password: string
  readonly account: SystemAccount | undefined
  readonly binaries: Binaries
  /** False for throw-away clusters of tests: no fsync anywhere. */
  readonly durable: boolean
}

const OWN_FOLDER = '/proc/self/cwd'
const DRAFT = 'postgres-init-'
const DRAFT_LIFETIME_MS = 10 * 60_000
const LOCALES = ['C.UTF-8', 'C']

/** Opens the cluster in `dataDir/postgres`, and makes it first where there is none. Safe with several at once. */
export async function prepareCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true, mode: process.geteuid?.() === 0 ? 0o711 : 0o700 })
  const folder = path.join(dataDir, 'postgres')
  const account = await accountFor(folder)
  const binaries = await runnableBinaries(await findNativeFolder(), dataDir, account)
  const exists = (await versionOf(folder)) !== undefined
  const password = await readPassword(path.join(dataDir, 'postgres-password'), exists)
  const cluster = {
    folder,
    logFile: path.join(dataDir, 'postgres.log'),
    password,
    account,
    binaries,
    durable,
  }
  if (!exists) await createCluster(dataDir, cluster)
  return cluster
}

/**
 * How to name the cluster's folder to a PostgreSQL program. An account that cannot pass the parent folders (a home
 * with mode 0700) is placed inside by root before the privileges are dropped, and finds it as its own folder.
 */
export async function folderArgument(folder: string, account: SystemAccount | undefined): Promise<string> {
  if (account === undefined || (await canReach(folder, account))) return folder
  if (process.platform === 'linux') return OWN_FOLDER
  throw new PlainProblem(
    `数据目录 ${folder} 的上级目录对系统账号 ${account.uid} 不可进入:请换一个 DATA_DIR,或不以 root 运行`,
  )
}

async function createCluster(dataDir: string, cluster: Cluster): Promise<void> {
  await removeOldDrafts(dataDir)
  const draft = await mkdtemp(path.join(dataDir, DRAFT))
  const folder = path.join(draft, 'cluster')
  try {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(path.join(draft, 'password'), cluster.password, { mode: 0o600 })
    if (cluster.account) {
      const { uid, gid } = cluster.account
      for (const place of [draft, folder, path.join(draft, 'password')]) await chown(place, uid, gid)
    }
    await runInitdb(folder, cluster)
    await rename(folder, cluster.folder).catch(async (cause: unknown) => {
      // Another process was first: its cluster is as good, because both took the same password.
      if ((await versionOf(cluster.folder)) !== undefined) return
      throw new PlainProblem(`数据目录 ${cluster.folder} 里有不属于数据库的文件,请先移走`, { cause })
    })
    await syncFolder(dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function runInitdb(folder: string, { account, binaries, durable }: Cluster): Promise<void> {
  const place = await folderArgument(folder, account)
  const options = [
    `--pgdata=${place}`,
    `--pwfile=${place}/../password`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  for (const locale of LOCALES) {
    const args = [...options, `--locale=${locale}`]
    const { code, output } = await runProgram(binaries.initdb, args, { cwd: folder, account })
    if (code === 0) return
    const isLast = locale === LOCALES.at(-1)
    if (isLast || !/locale/.test(output))
      throw new PlainProblem(`内置数据库初始化失败(initdb: ${code}):\n${output.trim()}`)
  }
}

/** The password of the cluster, made once; a link makes the complete file appear for everybody at the same moment. */
async function readPassword(file: string, clusterExists: boolean): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  if (clusterExists) throw new PlainProblem(`缺少内置数据库的密码文件 ${file}:请从备份恢复它`)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeDurably(draft, Buffer.from(randomBytes(24).toString('base64url')))
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

async function versionOf(folder: string): Promise<string | undefined> {
  return (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim()
}

async function removeOldDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue
    const place = path.join(dataDir, name)
    const made = await stat(place).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > DRAFT_LIFETIME_MS)
      await rm(place, { recursive: true, force: true })
  }
}
