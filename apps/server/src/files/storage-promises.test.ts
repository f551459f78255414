import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placeOfKey } from './file-storage.ts'
import { makeFolderStorage } from './folder-storage.ts'
import { s3SettingsAt } from './s3/s3-settings.fixtures.ts'
import { makeS3Storage } from './s3/s3-storage.ts'
import { startS3Server } from './s3/s3-server.fixtures.ts'
import { describePromises } from './storage-promises.fixtures.ts'

const PART_BYTES = 64 * 1024

describePromises('a folder', PART_BYTES, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lqr-files-'))
  return {
    files: makeFolderStorage(folder),
    async names() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    spoil: (key, bytes) => writeFile(path.join(folder, placeOfKey(key)), bytes),
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

describePromises('a bucket of a stand-in server', PART_BYTES, async () => {
  const server = await startS3Server()
  const files = makeS3Storage(s3SettingsAt(`${server.url}/uploads`), { partBytes: PART_BYTES })
  return {
    files,
    async names() {
      const keys = [...server.objects.keys(), ...[...server.uploads.values()].map(({ key }) => key)]
      return keys.map((key) => path.basename(key))
    },
    async spoil(key, bytes) {
      server.objects.set(`uploads/${placeOfKey(key)}`, { bytes, putAt: new Date(), encryption: undefined })
    },
    close: () => server.stop(),
  }
})
