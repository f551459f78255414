import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Anchor } from './verify-blocks.ts'

const FILE = 'audit-anchors.txt'

export interface NewAnchor extends Required<Anchor> {
  readonly sealedAt: string
  readonly seal: string | null
}

/** Adds a root to the file of this folder, on disk before this answers; one that is its last line already is not repeated. */
export async function keepAnchor(folder: string, anchor: NewAnchor): Promise<void> {
  const last = (await readAnchors(folder)).at(-1)
  if (last?.root === anchor.root) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(path.join(folder, FILE), 'a', 0o600)
  const { seq, sealedAt, root, seal } = anchor
  try {
    await file.write(`${[seq, sealedAt.replace(' ', 'T'), root, seal ?? '-'].join(' ')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The roots kept in this folder, in their order; none where nothing was kept. What was written into a line stands in no log. */
export async function readAnchors(folder: string): Promise<Anchor[]> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [seq = '', , root = line] = line.split(' ')
      return /^\d+$/.test(seq) ? { seq: Number(seq), root } : { root }
    })
}
