import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { type FileLink, listLinkedFiles } from './files.store.ts'
import { holdOwnFiles, relinkFiles } from './linked-files.ts'

/** Files of a form: in the places of named documents, and without a place. */
export interface SentFiles {
  readonly documents?: readonly { readonly name: string; readonly fileId: string }[] | undefined
  readonly fileIds?: readonly string[] | undefined
}

/**
 * What was sent, held for linking: a file with a place bears its name as purpose, the others bear `purpose`. `foreign` is the field
 * in which a file is missing or not the caller's own. No kind is wanted: a copy of the licence serves as well as a photograph.
 */
export async function holdPlaced(tx: Db, actor: Actor, sent: SentFiles, purpose: string) {
  const { documents = [], fileIds = [] } = sent
  const purposes = new Map(fileIds.map((fileId) => [fileId, purpose]))
  for (const { name, fileId } of documents) purposes.set(fileId, name)
  const own = new Set((await holdOwnFiles(tx, actor, [...purposes.keys()])).map(({ id }) => id))
  const isForeign = (fileId: string) => !own.has(fileId)
  const inPlace = documents.some(({ fileId }) => isForeign(fileId)) ? ('documents' as const) : undefined
  return {
    files: [...purposes].map(([fileId, named]) => ({ fileId, purpose: named })),
    foreign: inPlace ?? (fileIds.some(isForeign) ? ('fileIds' as const) : undefined),
  }
}

/** Makes these the files of a draft; a sort of files that was not sent at all stays as it is. */
export async function relinkPlaced(
  tx: Db,
  link: FileLink,
  sent: SentFiles,
  {
    files,
    purpose,
  }: { readonly files: readonly { fileId: string; purpose: string }[]; readonly purpose: string },
): Promise<void> {
  const before = await listLinkedFiles(tx, link)
  const kept = before.filter((file) =>
    file.purpose === purpose ? sent.fileIds === undefined : sent.documents === undefined,
  )
  await relinkFiles(tx, link, [...kept, ...files])
}
