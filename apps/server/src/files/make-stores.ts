import type { Config } from '../config.ts'
import type { FileStoreSettings } from '../process/file-store-settings.ts'
import type { FileStorage } from './file-storage.ts'
import { makeFolderStorage } from './folder-storage.ts'
import { readAlso } from './read-also.ts'
import { makeS3Storage } from './s3/s3-storage.ts'

/** From where to where files are moving. */
export interface FileMove {
  readonly from: FileStorage
  readonly to: FileStorage
}

export interface FileStorages {
  readonly files: FileStorage
  /** The second copy of every file, where one is configured. */
  readonly fileCopies: FileStorage | undefined
  /** Undefined: there is one place and nothing to move. */
  readonly fileMove: FileMove | undefined
}

/** The stores of uploaded files, as they are configured. */
export function makeFileStores(config: Pick<Config, 'files' | 'filesAlso' | 'filesCopyDir'>): FileStorages {
  const to = storageOf(config.files)
  const from = config.filesAlso && storageOf(config.filesAlso)
  return {
    files: from ? readAlso(to, from) : to,
    fileCopies: config.filesCopyDir === undefined ? undefined : makeFolderStorage(config.filesCopyDir),
    fileMove: from && { from, to },
  }
}

function storageOf(settings: FileStoreSettings): FileStorage {
  return settings.kind === 's3' ? makeS3Storage(settings) : makeFolderStorage(settings.folder)
}
