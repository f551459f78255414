import { findFiles } from './files.store.ts'
import { readWhole } from './read-whole.ts'

/** A file that was uploaded for everyone to see; undefined for one of another purpose, in quarantine or not there. */
export async function readPublicFile(context: Parameters<typeof readWhole>[0], id: string, purpose: string) {
  const [file] = await findFiles(context.db, [id])
  if (!file || file.purpose !== purpose || file.scanState !== 'clean') return undefined
  const stream = await readWhole(context, file)
  return { stream, mime: file.mime, name: file.name, size: stream.length }
}
