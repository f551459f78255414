import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, chown, open } from 'node:fs/promises'
import type { SystemAccount } from '../data/embedded-postgres/system-account.ts'

export interface FileDigest {
  readonly size: number
  readonly sha256: string
}

/** Size and SHA-256 of a file; undefined when it is not there. */
export async function digestOf(file: string): Promise<FileDigest | undefined> {
  return readThrough(file, async () => undefined)
}

/**
 * Copies a file, written to disk before it answers, and says what it read; undefined when the file is not there. With an
 * account the copy belongs to it.
 */
export async function copyFile(
  from: string,
  to: string,
  account?: SystemAccount,
): Promise<FileDigest | undefined> {
  const source = await open(from).catch(missing)
  if (!source) return undefined
  await source.close()
  const target = await open(to, 'wx', 0o600)
  try {
    const digest = await readThrough(from, (chunk) => target.writeFile(chunk))
    await target.sync()
    return digest
  } finally {
    await target.close()
    if (account) await chown(to, account.uid, account.gid)
    await chmod(to, 0o600)
  }
}

async function readThrough(
  file: string,
  take: (chunk: Buffer) => Promise<void>,
): Promise<FileDigest | undefined> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const part of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      const chunk = Buffer.from(part)
      hash.update(chunk)
      size += chunk.length
      await take(chunk)
    }
  } catch (error) {
    return missing(error)
  }
  return { size, sha256: hash.digest('hex') }
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
