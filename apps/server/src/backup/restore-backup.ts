import { chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { migrationFiles } from '../data/migrate.ts'
import { type EmbeddedPostgres, startEmbedded } from '../data/embedded-postgres.ts'
import { accountFor } from '../data/embedded-postgres/system-account.ts'
import { makeFileStores } from '../files/make-stores.ts'
import { FIELD_KEY_FILE, keyFingerprint, readFieldKey } from '../security/field-key.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { loadDump } from './client-program.ts'
import { readContents, verifyContents } from './contents-list.ts'
import { backupProblems, restoreSteps } from './copy.ts'
import { holdsFiles, restoreUploads } from './copy-uploads.ts'
import { CLUSTER, embeddedMajor, holdsCluster } from './embedded-cluster.ts'
import { copyFile } from './file-digest.ts'
import { DUMP, platform } from './make-backup.ts'
import { type Manifest, readManifest, summaryOf } from './manifest.ts'
import { analyse, countRows, emptyUnlogged, isEmptyDatabase } from './snapshot.store.ts'

export interface RestoreRequest {
  readonly config: Config
  readonly folder: string
  readonly keysFolder: string | undefined
  readonly say: (line: string) => void
}

/** Verifies the backup, refuses what does not fit, restores database and files and compares the rows of every table. */
export async function restoreBackup(request: RestoreRequest): Promise<void> {
  const { config, say } = request
  const folder = path.resolve(request.folder)
  const manifest = await readManifest(folder)
  const key = await requireFittingKey(request, manifest)
  await refuseTarget(config, manifest)
  say(restoreSteps.checking)
  await verifyContents(folder, manifest.contents)
  say(restoreSteps.database)
  await mkdir(config.dataDir, { recursive: true, mode: process.geteuid?.() === 0 ? 0o711 : 0o700 })
  if (manifest.database.kind === 'cluster') await restoreDatabase(folder, config.dataDir)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
  try {
    const url = addressOf(config, embedded)
    if (manifest.database.kind === 'dump') {
      if (!(await isEmptyDatabase(url))) throw new PlainProblem(backupProblems.databaseNotEmpty)
      await loadDump(url, path.join(folder, DUMP), manifest.database.writtenBy)
      await analyse(url)
    }
    say(restoreSteps.files)
    await restoreUploads(folder, makeFileStores(config).files)
    if (config.fieldKey === undefined) await keepKey(config.dataDir, key)
    say(restoreSteps.counting)
    compareRows(manifest.rowCounts, await countRows(url))
    await emptyUnlogged(url)
  } finally {
    await embedded?.stop()
  }
  say(restoreSteps.done(summaryOf(manifest)))
  say(restoreSteps.next(manifest.madeAt))
}

function addressOf(
  { databaseUrl, databaseOwnerUrl }: Config,
  embedded: EmbeddedPostgres | undefined,
): string {
  return databaseOwnerUrl ?? databaseUrl ?? embedded?.url ?? ''
}

async function requireFittingKey(
  { config, keysFolder }: RestoreRequest,
  { keyFingerprint: expected }: Manifest,
) {
  const kept = keysFolder === undefined ? undefined : await readFieldKey(path.resolve(keysFolder))
  const key = kept ?? config.fieldKey ?? (await readFieldKey(config.dataDir))
  if (key === undefined) throw new PlainProblem(backupProblems.keyUnknown(config.dataDir))
  // The product would start with this one, whatever was named for the restore.
  for (const used of [key, config.fieldKey ?? key, (await readFieldKey(config.dataDir)) ?? key]) {
    const found = keyFingerprint(used)
    if (found !== expected) throw new PlainProblem(backupProblems.keyWrong(expected, found))
  }
  return key
}

async function refuseTarget(config: Config, { database, migrations }: Manifest) {
  const { databaseUrl, dataDir } = config
  const known = new Set(await migrationFiles())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined) throw new PlainProblem(backupProblems.newerRelease(unknown))
  if (databaseUrl) {
    if (database.kind === 'cluster') throw new PlainProblem(backupProblems.clusterToServer)
    if (!(await isEmptyDatabase(databaseUrl))) throw new PlainProblem(backupProblems.databaseNotEmpty)
  } else if (database.kind === 'cluster') {
    if (await holdsCluster(dataDir))
      throw new PlainProblem(backupProblems.clusterNotEmpty(path.join(dataDir, CLUSTER)))
    if (database.platform !== platform())
      throw new PlainProblem(backupProblems.otherMachine(database.platform, platform()))
    const major = await embeddedMajor()
    if (database.serverMajor !== major)
      throw new PlainProblem(backupProblems.otherMajor(database.serverMajor, major))
  }
  const { files } = makeFileStores(config)
  if (await holdsFiles(files)) throw new PlainProblem(backupProblems.filesNotEmpty(files.place))
}

/** Copies the database to its place, as the account that it runs as, and compares once more. */
async function restoreDatabase(folder: string, target: string): Promise<void> {
  const account = await accountFor(path.join(target, CLUSTER))
  for await (const entry of readContents(folder)) {
    if (entry.path.split('/')[0] !== 'database') continue
    const inner = path.relative('database', entry.path)
    const place = path.join(target, inner)
    const owner = inner.startsWith(`${CLUSTER}${path.sep}`) || inner === CLUSTER ? account : undefined
    if (entry.sha256 === undefined) {
      await mkdir(place, { recursive: true, mode: 0o700 })
      if (owner) await chown(place, owner.uid, owner.gid)
      continue
    }
    const copied = await copyFile(path.join(folder, entry.path), place, owner)
    if (copied?.sha256 !== entry.sha256) throw new PlainProblem(backupProblems.changedFile(entry.path))
  }
}

async function keepKey(dataDir: string, key: string): Promise<void> {
  if ((await readFieldKey(dataDir)) === key) return
  await writeFile(path.join(dataDir, FIELD_KEY_FILE), key, { mode: 0o600, flag: 'wx' })
}

function compareRows(expected: Record<string, number>, found: Record<string, number>): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (found[table] !== rows)
      throw new PlainProblem(backupProblems.rowsDiffer(table, rows, found[table] ?? 0))
  }
}
