import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { SystemAccount } from '../data/embedded-postgres/system-account.ts'

export interface FileDigest {
  readonly size: number
  readonly sha256: string
}

const CHUNK_BYTES = 256 * 1024

/** Size and SHA-256 of a file; undefined when it is not there. */
export async function digestOf(file: string): Promise<FileDigest | undefined> {
  const source = await open(file).catch(missing)
  if (!source) return undefined
  return readThrough(source, async () => undefined).finally(() => source.close())
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
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      const digest = await readThrough(source, (chunk) => target.writeFile(chunk))
      if (account) await target.chown(account.uid, account.gid)
      await target.sync()
      return digest
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Writes a stream to a file that is not there yet, to disk before it answers; what had come stays when the stream fails. */
export async function writeDurably(to: string, stream: Readable): Promise<void> {
  const target = await open(to, 'wx', 0o600)
  try {
    for await (const chunk of stream) await target.writeFile(chunk as Buffer)
  } finally {
    await target.sync()
    await target.close()
  }
}

/** Piece by piece through one buffer: a cluster has thousands of small files, for which streams cost more than the reading. */
async function readThrough(source: FileHandle, take: (chunk: Buffer) => Promise<void>): Promise<FileDigest> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
  let size = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES, null)
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    size += bytesRead
    await take(chunk)
  }
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
