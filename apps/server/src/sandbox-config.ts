import { join } from 'node:path'
import type { Config } from './config.ts'
import type { FileStoreSettings } from './process/file-store-settings.ts'
import { readFieldKey } from './security/field-key.ts'

/** A system that is tried needs few connections. */
const POOL = 5

/** Nothing of the sandbox lies among real files, and none of it reaches a system outside. */
function sandboxConfig(config: Config): Config {
  const dataDir = join(config.dataDir, 'sandbox')
  return {
    ...config,
    dataDir,
    databasePool: POOL,
    files: filesApart(config.files, dataDir),
    filesAlso: undefined,
    filesCopyDir: undefined,
    sms: undefined,
    bankOpening: { LZB: undefined, PDB: undefined },
    companySync: undefined,
    valuation: undefined,
    registry: undefined,
    tax: undefined,
    unifiedIdentity: undefined,
    signing: { algorithm: config.signing.algorithm },
  }
}

function filesApart(files: FileStoreSettings, dataDir: string): FileStoreSettings {
  if (files.kind === 'folder') return { kind: 'folder', folder: join(dataDir, 'files') }
  return { ...files, prefix: `sandbox/${files.prefix}` }
}

/** It seals with the key of the real data, and reads the one that a sandbox of before may have made for itself. */
export async function readSandboxConfig(config: Config): Promise<Config> {
  const own = sandboxConfig(config)
  const made = await readFieldKey(own.dataDir)
  return {
    ...own,
    fieldKey: config.fieldKey ?? (await readFieldKey(config.dataDir)) ?? made,
    fieldKeysRead: made === undefined ? own.fieldKeysRead : [...own.fieldKeysRead, made],
  }
}
