import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../data/embedded-postgres.ts'
import { throwAwayFolders } from '../data/embedded-postgres/throw-away-folder.ts'
import {
  anyUpload,
  backUp,
  expectRefusedWhen,
  oneByteChanged,
  removed,
  restore,
  truncated,
} from './backup-folder.fixtures.ts'
import { loadDump, requireClient } from './client-program.ts'
import { demoConfig, withProduct } from './demo-database.fixtures.ts'
import { emptyUnlogged } from './snapshot.store.ts'
import {
  askDatabase,
  type PostgresServer,
  rowDigests,
  startPostgresServer,
} from './postgres-server.fixtures.ts'

let home: string
let server: PostgresServer
let live: string
const at = (...names: string[]) => path.join(home, ...names)

beforeAll(async () => {
  // In memory where there is room: every file of a backup is synced, which a busy disk answers late.
  const [place] = await throwAwayFolders()
  home = await mkdtemp(path.join(place, 'lqr-test-'))
  server = await startPostgresServer()
  live = await server.makeDatabase()
  await withProduct(demoConfig(at('live'), live), async () => undefined)
  await askDatabase(live, 'insert into write_floor (position) values (900000000000)')
  await backUp(demoConfig(at('live'), live), at('backup'))
})
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true, force: true })
})

test('a server database comes back on a server, row for row, and the product starts on it', async () => {
  const target = await server.makeDatabase()
  expect((await stat(at('backup', 'database', 'database.dump'))).mode & 0o777).toBe(0o600)
  const said = await restore(demoConfig(at('server'), target), at('backup'))
  expect(said).toContain('各表行数与备份一致')
  expect(await rowDigests(target)).toEqual(await rowDigests(live))
  const ready = await withProduct(demoConfig(at('server'), target), (app) => app.inject('/readyz'))
  expect(ready.statusCode).toBe(200)
  await expect(restore(demoConfig(at('empty'), target), at('backup'))).rejects.toThrow('目标数据库里已有表')
})

test('positions in the log of the server before are positions no more', async () => {
  const floorOf = (url: string) => askDatabase(url, 'select position from write_floor')
  const target = await server.makeDatabase()
  const dump = at('backup', 'database', 'database.dump')
  await loadDump(target, dump, server.major)
  expect(await floorOf(target)).toEqual([])
  // As in a backup of before, which holds them.
  await askDatabase(target, 'insert into write_floor (position) values (900000000000)')
  await emptyUnlogged(target)
  expect(await floorOf(target)).toEqual([])
})

test('a server database moves into the embedded one', async () => {
  await restore(demoConfig(at('embedded')), at('backup'))
  const embedded = await startEmbedded({ dataDir: at('embedded') })
  const moved = await rowDigests(embedded.url).finally(() => embedded.stop())
  expect(moved).toEqual(await rowDigests(live))
  await expect(restore(demoConfig(at('embedded')), at('backup'))).rejects.toThrow('已有')
})

test.each([
  ['truncated', truncated],
  ['changed by one byte', oneByteChanged],
  ['removed', removed],
])('a dump or an uploaded file that is %s is found before anything is written', async (_, change) => {
  const target = await server.makeDatabase()
  const restoring = () => restore(demoConfig(at('empty'), target), at('backup'))
  const upload = await anyUpload(at('backup', 'files'))
  await expectRefusedWhen(at('backup', 'database', 'database.dump'), change, restoring, 'database.dump')
  await expectRefusedWhen(upload, change, restoring, path.basename(upload))
  expect(await rowDigests(target)).toEqual({})
})

test('uploaded files that were damaged or gone before the backup are named', async () => {
  const files = at('live', 'files')
  const damaged = await anyUpload(files)
  const bytes = await readFile(damaged)
  await writeFile(damaged, oneByteChanged(bytes))
  const first = await backUp(demoConfig(at('live'), live), at('damaged'))
  expect(first).toEqual({
    completeness: 'inPart',
    said: expect.stringContaining(`${path.basename(damaged)} 在备份之前已损坏`),
  })
  await rm(damaged)
  const second = await backUp(demoConfig(at('live'), live), at('missing'))
  expect(second).toEqual({
    completeness: 'inPart',
    said: expect.stringContaining('有 1 个文件数据库里有记录'),
  })
  await writeFile(damaged, bytes)
})

test('a client that is older than the server is refused with what to install', async () => {
  await expect(requireClient('pg_dump', 99)).rejects.toThrow(/低于所需的 99：请安装 PostgreSQL 99/)
})
