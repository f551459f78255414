import { readConfig } from '../../config.ts'
import type { S3Settings } from '../../process/file-store-settings.ts'
import { KEY_ID, SECRET } from './verify-signature.fixtures.ts'

/** What a process has in its environment for a bucket at this address. */
export function s3Environment(url: string, others: Record<string, string> = {}) {
  return { FILES_URL: url, FILES_S3_KEY_ID: KEY_ID, FILES_S3_SECRET: SECRET, ...others }
}

export function s3SettingsAt(url: string, others: Record<string, string> = {}): S3Settings {
  const { files } = readConfig(s3Environment(url, others))
  if (files.kind !== 's3') throw new Error('not a bucket')
  return files
}
