import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../data/embedded-postgres.ts'
import { throwAwayFolders } from '../data/embedded-postgres/throw-away-folder.ts'
import { readConfig } from '../config.ts'
import { makeFolderStorage } from '../files/folder-storage.ts'
import { startS3Server } from '../files/s3/s3-server.fixtures.ts'
import { s3SettingsAt } from '../files/s3/s3-settings.fixtures.ts'
import { makeS3Storage } from '../files/s3/s3-storage.ts'
import { keyFingerprint } from '../security/field-key.ts'
import {
  backUp,
  expectRefusedWhen,
  forgeManifest,
  oneByteChanged,
  removed,
  restore,
  truncated,
} from './backup-folder.fixtures.ts'
import { copyUploads, restoreUploads } from './copy-uploads.ts'
import { requireClient } from './client-program.ts'
import { FIELD_KEY, demoConfig, withProduct } from './demo-database.fixtures.ts'
import { rowDigests } from './postgres-server.fixtures.ts'

/** Of before a change of the key, and still read. */
const OLD_KEY = 'e'.repeat(64)

let home: string
let running: EmbeddedPostgres
let made: Awaited<ReturnType<typeof backUp>>
const at = (...names: string[]) => path.join(home, ...names)
const backup = () => at('backup')
const freshConfig = () => demoConfig(at('fresh'))

beforeAll(async () => {
  // In memory where there is room: every file of a backup is synced, which a busy disk answers late.
  const [place] = await throwAwayFolders()
  home = await mkdtemp(path.join(place, 'lqr-test-'))
  await withProduct(demoConfig(at('live')), async () => undefined)
  running = await startEmbedded({ dataDir: at('live') })
  const config = { ...demoConfig(at('live')), fieldKeysRead: [OLD_KEY] }
  made = await backUp(config, backup(), at('keys'))
})
afterAll(async () => {
  await running.stop()
  await rm(home, { recursive: true, force: true })
})

test('the embedded database is backed up while it runs, without its key and without its password', async () => {
  expect(made).toEqual({ completeness: 'whole', said: expect.stringContaining('备份完成并已读回核对') })
  expect(made.said).toContain(`旧密钥（指纹 ${keyFingerprint(OLD_KEY)}）`)
  expect(await readFile(at('keys', 'field.key'), 'utf8')).toContain(FIELD_KEY)
  expect((await stat(at('keys', 'field.key'))).mode & 0o777).toBe(0o600)
  for (const name of ['manifest.json', 'contents.tsv', 'database/postgres-password'])
    expect(await readFile(path.join(backup(), name), 'utf8')).not.toContain(FIELD_KEY)
  const password = (folder: string) => readFile(path.join(folder, 'postgres-password'), 'utf8')
  expect(await password(path.join(backup(), 'database'))).not.toBe(await password(at('live')))
})

test('the backup is restored row for row with every file, and the product starts on it', async () => {
  const said = await restore(demoConfig(at('restored')), backup(), at('keys'))
  expect(said).toContain('各表行数与备份一致')
  expect(said).toContain('接下来')
  const restored = await startEmbedded({ dataDir: at('restored') })
  const found = await rowDigests(restored.url).finally(() => restored.stop())
  expect(found).toEqual(await rowDigests(running.url))
  const uploads = async (folder: string) =>
    (await readdir(path.join(folder, 'files'), { recursive: true }))
      .filter((name) => name.length > 60)
      .toSorted()
  expect(await uploads(at('restored'))).toEqual(await uploads(at('live')))
  const ready = await withProduct(demoConfig(at('restored')), (app) => app.inject('/readyz'))
  expect(ready.statusCode).toBe(200)
})

test('uploads of a folder are restored into a bucket, and those of a bucket backed up', async () => {
  const server = await startS3Server()
  const bucket = makeS3Storage(s3SettingsAt(`${server.url}/uploads`))
  await restoreUploads(backup(), bucket)
  const files = async (folder: string) =>
    (await readdir(folder, { recursive: true })).filter((name) => name.length > 60).toSorted()
  const there = await files(path.join(backup(), 'files'))
  expect(there.length).toBeGreaterThan(0)
  expect([...server.objects.keys()].toSorted()).toEqual(there.map((name) => `uploads/${name}`))
  const [first = ''] = there
  server.objects.set(`uploads/${first}`, { bytes: Buffer.of(1), putAt: new Date(), encryption: undefined })
  expect((await copyUploads(bucket, at('from-bucket'))).damaged).toEqual([path.basename(first)])
  expect(await files(at('from-bucket'))).toEqual(there)
  await server.stop()
})

test.each([
  ['database/postgres/PG_VERSION', 'truncated', truncated, '内容与清单不符'],
  ['database/postgres/global/pg_control', 'oneByteChanged', oneByteChanged, '内容与清单不符'],
  ['database/postgres/global/pg_control', 'removed', removed, '缺少 database/postgres/global/pg_control'],
  ['contents.tsv', 'truncated', truncated, 'contents.tsv 与清单不符'],
  ['contents.tsv', 'removed', removed, '缺少 contents.tsv'],
  ['manifest.json', 'oneByteChanged', oneByteChanged, '备份清单已损坏'],
  ['manifest.json', 'removed', removed, '不是完整的备份'],
  ['manifest.sha256', 'removed', removed, '不是完整的备份'],
])('a backup whose %s is %s is refused, and nothing is written', async (name, _, change, sentence) => {
  const restoring = () => restore(freshConfig(), backup())
  await expectRefusedWhen(path.join(backup(), name), change, restoring, sentence)
  await expect(readdir(at('fresh'))).rejects.toThrow('ENOENT')
})

test('a target with a database or with files, and a backup of a newer release, are refused', async () => {
  await expect(restore(demoConfig(at('live')), backup())).rejects.toThrow('已有内置数据库')
  await makeFolderStorage(at('used', 'files')).put(Buffer.from('kept'))
  await expect(restore(demoConfig(at('used')), backup())).rejects.toThrow('已有上传的文件')
  const url = 'postgres://127.0.0.1:1/other'
  await expect(restore(demoConfig(at('fresh'), url), backup())).rejects.toThrow('请去掉 DATABASE_URL')
  const older = await forgeManifest(backup(), (text) =>
    text.replace('"serverMajor": 18', '"serverMajor": 17'),
  )
  await expect(restore(freshConfig(), backup()).finally(older)).rejects.toThrow(
    '备份的内置数据库是 PostgreSQL 17',
  )
  const undo = await forgeManifest(backup(), (text) => text.replace('0001_kernel.sql', '9999_later.sql'))
  await expect(restore(freshConfig(), backup()).finally(undo)).rejects.toThrow('备份来自更新的版本')
})

test('a key that does not fit, or none, is refused', async () => {
  const withKey = (key: object, dataDir = at('fresh')) => readConfig({ DATA_DIR: dataDir, DEMO: '1', ...key })
  const other = 'c'.repeat(64)
  await expect(restore(withKey({ FIELD_KEY: other }), backup())).rejects.toThrow('字段密钥不对')
  await expect(restore(withKey({ FIELD_KEY: other }), backup(), at('keys'))).rejects.toThrow('字段密钥不对')
  await expect(restore(withKey({}), backup())).rejects.toThrow('没有字段密钥')
  await mkdir(at('keyed'))
  await writeFile(at('keyed', 'field.key'), other)
  await expect(restore(withKey({}, at('keyed')), backup(), at('keys'))).rejects.toThrow('字段密钥不对')
})

test('a backup goes into an empty folder outside the data, and its keys elsewhere', async () => {
  const config = demoConfig(at('live'))
  await expect(backUp(config, backup())).rejects.toThrow('请指定一个空目录')
  await expect(backUp(config, at('live', 'backup'))).rejects.toThrow('在数据目录里')
  const apart = {
    ...config,
    files: { kind: 'folder', folder: at('uploads') },
    filesCopyDir: at('copies'),
  } as const
  for (const store of ['uploads', 'copies'])
    await expect(backUp(apart, at(store, 'backup'))).rejects.toThrow('在存放上传文件的目录')
  await expect(backUp(config, at('next'), at('next', 'keys'))).rejects.toThrow('密钥目录不能')
  const keyless = readConfig({ DATA_DIR: at('nowhere'), DEMO: '1' })
  await expect(backUp(keyless, at('next'))).rejects.toThrow('没有字段密钥')
  await writeFile(at('keys', 'field.key'), 'd'.repeat(64))
  await expect(backUp(config, at('next'), at('keys'))).rejects.toThrow('是另一把密钥')
})

test('a backup that does not get to its end leaves nothing', async () => {
  const unreachable = demoConfig(at('live'), 'postgres://postgres@127.0.0.1:1/none')
  await expect(backUp(unreachable, at('broken'))).rejects.toThrow('连不上数据库 127.0.0.1:1')
  expect(await readdir(at('broken'))).toEqual([])
  await expect(
    backUp(demoConfig(at('live'), running.url.replace('longqirong', 'template1')), at('broken')),
  ).rejects.toThrow('数据库里没有本产品的表')
})

test('a client program that is missing is named with what to install', async () => {
  await expect(requireClient('no-such-program', 15)).rejects.toThrow('请安装 PostgreSQL 15')
})
