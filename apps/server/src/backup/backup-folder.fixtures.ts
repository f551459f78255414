import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { demoConfig } from './demo-database.fixtures.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

type Config = ReturnType<typeof demoConfig>

/** Makes a backup; answers how complete it is and what was said. */
export async function backUp(config: Config, folder: string, keysFolder?: string) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const completeness = await makeBackup({ config, version: '0.0.0', folder, keysFolder, say })
  return { completeness, said: said.join('\n') }
}

/** Restores a backup; answers what was said. */
export async function restore(config: Config, folder: string, keysFolder?: string): Promise<string> {
  const said: string[] = []
  await restoreBackup({ config, folder, keysFolder, say: (line) => said.push(line) })
  return said.join('\n')
}

/** Whatever is done to this file of the backup, the restore is refused with this sentence; the file is then put back. */
export async function expectRefusedWhen(
  file: string,
  change: (bytes: Buffer) => Buffer | undefined,
  restoring: () => Promise<unknown>,
  sentence: string,
): Promise<void> {
  const bytes = await readFile(file)
  const changed = change(bytes)
  if (changed) await writeFile(file, changed)
  else await rm(file)
  try {
    await expect(restoring()).rejects.toThrow(sentence)
  } finally {
    await writeFile(file, bytes)
  }
}

export const truncated = (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)
export const removed = () => undefined
/** One byte in the middle has another value. */
export function oneByteChanged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  return changed
}

/** The first uploaded file below a folder of them. */
export async function anyUpload(files: string): Promise<string> {
  const names = await readdir(files, { recursive: true })
  const found = names.find((name) => /^[0-9a-f]{64}$/.test(path.basename(name)))
  return path.join(files, found ?? '')
}

/** Rewrites the manifest as somebody would who knows how it is sealed. */
export async function forgeManifest(
  folder: string,
  forge: (text: string) => string,
): Promise<() => Promise<void>> {
  const [file, seal] = [path.join(folder, 'manifest.json'), path.join(folder, 'manifest.sha256')]
  const [text, sealed] = [await readFile(file, 'utf8'), await readFile(seal, 'utf8')]
  const forged = forge(text)
  await writeFile(file, forged)
  await writeFile(seal, createHash('sha256').update(forged).digest('hex'))
  return async () => {
    await writeFile(file, text)
    await writeFile(seal, sealed)
  }
}
