import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { isOwner } from './files.access.ts'
import { type FileLink, deleteLinks, findFiles, type FileRow, holdFiles, insertLinks } from './files.store.ts'

/**
 * The actor's own files among these ids, in the order asked for and safe from deletion until the transaction ends.
 * A missing, deleted or foreign file is left out: the caller compares and says which field is wrong.
 */
export async function holdOwnFiles(tx: Db, actor: Actor, fileIds: readonly string[]): Promise<FileRow[]> {
  const own = (await holdFiles(tx, fileIds)).filter((file) => isOwner(actor, file))
  const byId = new Map(own.map((file) => [file.id, file]))
  return [...new Set(fileIds)].flatMap((id) => byId.get(id) ?? [])
}

/** Attaches files to an entity: who may see the entity may read them, and they can no longer be deleted. */
export async function linkFiles(
  tx: Db,
  link: FileLink,
  files: readonly { fileId: string; purpose: string }[],
): Promise<void> {
  await insertLinks(tx, link, files)
}

/** The same, so that these are all that is attached: what was before is free again. */
export async function relinkFiles(
  tx: Db,
  link: FileLink,
  files: readonly { fileId: string; purpose: string }[],
): Promise<void> {
  // All of them: a file that has moved to another place bears the name of that one.
  await deleteLinks(tx, link)
  await insertLinks(tx, link, files)
}

/** A file as it appears inside the entity that names it; null when there is none. */
export async function attachedFileOf(db: Db, fileId: string | null) {
  const [file] = fileId === null ? [] : await findFiles(db, [fileId])
  return file ? { fileId: file.id, name: file.name, size: file.size, mime: file.mime } : null
}
