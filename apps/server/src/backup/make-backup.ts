import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { startEmbedded } from '../data/embedded-postgres.ts'
import { makeFileStores } from '../files/make-stores.ts'
import { FIELD_KEY_FILE, keyFingerprint, readFieldKey } from '../security/field-key.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { readDump, writeDump } from './client-program.ts'
import { verifyContents, writeContents } from './contents-list.ts'
import { backupProblems, backupSteps } from './copy.ts'
import { type CopiedUploads, copyUploads, countMissing } from './copy-uploads.ts'
import { copyCluster, settleCluster } from './embedded-cluster.ts'
import { type Manifest, summaryOf, writeManifest } from './manifest.ts'
import { type Snapshot, atOneMoment } from './snapshot.store.ts'

export interface BackupRequest {
  readonly config: Config
  readonly version: string
  readonly folder: string
  /** Where the key is kept apart; undefined: the backup keeps none. */
  readonly keysFolder: string | undefined
  readonly say: (line: string) => void
}

export const DUMP = 'database/database.dump'

type DatabasePart = Pick<Manifest, 'database' | 'migrations' | 'rowCounts'>

/** What a backup that was made holds of the uploaded files: all of them, some, or none although there should be. */
export type Completeness = 'whole' | 'inPart' | 'withoutFiles'

/**
 * Writes database, then uploaded files, then the manifest, and reads everything back; answers how complete the files were that it was
 * made of. What was written is removed when it does not get to its end.
 */
export async function makeBackup(request: BackupRequest): Promise<Completeness> {
  const { config, version, say } = request
  const folder = path.resolve(request.folder)
  const key = await requireKey(config)
  const keysFolder = request.keysFolder === undefined ? undefined : path.resolve(request.keysFolder)
  await refuseBadPlaces(config, folder, keysFolder, key)
  // Everything acknowledged before this moment is in the backup.
  const madeAt = new Date().toISOString()
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o711 })
  try {
    let uploads: CopiedUploads = { copied: 0, damaged: [] }
    let missing = 0
    const files = path.join(folder, 'files')
    const copyFiles = async () => {
      say(backupSteps.files)
      uploads = await copyUploads(makeFileStores(config).files, files)
    }
    const describe = async (snapshot: Snapshot) => {
      missing = await countMissing(files, snapshot.storageKeys())
      return snapshot
    }
    say(backupSteps.database)
    const part = config.databaseUrl
      ? await dumpPart(config.databaseOwnerUrl ?? config.databaseUrl, folder, copyFiles, describe)
      : await clusterPart(config.dataDir, folder, copyFiles, describe)
    say(backupSteps.reading)
    const contents = await writeContents(folder)
    await verifyContents(folder, contents)
    if (part.database.kind === 'dump') await readDump(path.join(folder, DUMP), part.database.writtenBy)
    const fingerprint = keyFingerprint(key)
    const manifest: Manifest = { format: 1, version, madeAt, ...part, keyFingerprint: fingerprint, contents }
    await writeManifest(folder, manifest)
    say(backupSteps.done(folder, summaryOf(manifest)))
    say(
      keysFolder
        ? backupSteps.keysKept(await keepKey(keysFolder, key), fingerprint)
        : backupSteps.keysApart(fingerprint),
    )
    if (config.fieldKeysRead.length > 0) say(backupSteps.oldKeys(config.fieldKeysRead.map(keyFingerprint)))
    for (const damaged of uploads.damaged) say(backupSteps.damaged(damaged))
    if (missing > 0) say(backupSteps.missing(missing))
    return completenessOf(uploads, missing)
  } catch (error) {
    for (const name of await readdir(folder))
      await rm(path.join(folder, name), { recursive: true, force: true })
    throw error
  }
}

function completenessOf({ copied, damaged }: CopiedUploads, missing: number): Completeness {
  if (damaged.length === 0 && missing === 0) return 'whole'
  return copied > 0 ? 'inPart' : 'withoutFiles'
}

/** Database and counts of one moment, which is held until the files are copied: files of a later one are harmless. */
async function dumpPart(
  url: string,
  folder: string,
  copyFiles: () => Promise<void>,
  describe: (snapshot: Snapshot) => Promise<Snapshot>,
): Promise<DatabasePart> {
  return atOneMoment(url, async (snapshot) => {
    const writtenBy = await writeDump(url, path.join(folder, DUMP), snapshot)
    await copyFiles()
    const { serverMajor, migrations, rowCounts } = await describe(snapshot)
    return { database: { kind: 'dump', serverMajor, writtenBy, platform: platform() }, migrations, rowCounts }
  })
}

/** The rows are counted in the copy after its recovery, which also proves that it starts. */
async function clusterPart(
  dataDir: string,
  folder: string,
  copyFiles: () => Promise<void>,
  describe: (snapshot: Snapshot) => Promise<Snapshot>,
): Promise<DatabasePart> {
  const copy = path.join(folder, 'database')
  const running = await startEmbedded({ dataDir })
  try {
    await atOneMoment(running.url, async () => undefined)
    await copyCluster(running.url, dataDir, copy)
  } finally {
    await running.stop()
  }
  await copyFiles()
  const { serverMajor, migrations, rowCounts } = await settleCluster(copy, (url) =>
    atOneMoment(url, describe),
  )
  const database = { kind: 'cluster' as const, serverMajor, writtenBy: serverMajor, platform: platform() }
  return { database, migrations, rowCounts }
}

/** What a cluster on disk fits. */
export function platform(): string {
  return `${process.platform}-${process.arch}`
}

async function requireKey({ fieldKey, dataDir }: Config): Promise<string> {
  const key = fieldKey ?? (await readFieldKey(dataDir))
  if (key === undefined) throw new PlainProblem(backupProblems.keyUnknown(dataDir))
  return key
}

async function refuseBadPlaces(
  { dataDir, files, filesAlso, filesCopyDir }: Config,
  folder: string,
  keysFolder: string | undefined,
  key: string,
) {
  if (isWithin(folder, dataDir)) throw new PlainProblem(backupProblems.folderInside(folder))
  const stores = [files, filesAlso].flatMap((store) => (store?.kind === 'folder' ? [store.folder] : []))
  for (const store of [...stores, ...(filesCopyDir === undefined ? [] : [filesCopyDir])])
    if (isWithin(folder, store)) throw new PlainProblem(backupProblems.folderAmongFiles(folder, store))
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new PlainProblem(backupProblems.folderNotEmpty(folder))
  if (keysFolder === undefined) return
  if (isWithin(keysFolder, folder) || isWithin(folder, keysFolder))
    throw new PlainProblem(backupProblems.keysBeside)
  const kept = await readFieldKey(keysFolder)
  if (kept !== undefined && kept !== key)
    throw new PlainProblem(backupProblems.keyOther(path.join(keysFolder, FIELD_KEY_FILE)))
}

async function keepKey(folder: string, key: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, FIELD_KEY_FILE)
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  return file
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`)
}
