import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import type { Db } from '../../data/database.ts'
import type { FileLink, FileRow } from './files.store.ts'

/** Whether the actor may see the entity a file is linked to; a domain gives one for each entity it links files to. */
export type FileReader = (db: Db, actor: Actor, entityId: string, now: Date) => Promise<boolean>

/** Entity name of `file_link` → who may read its files. An entity without a reader opens nothing. */
export type FileReaders = Readonly<Record<string, FileReader>>

interface Owned {
  ownerAccountId: string
  ownerCompanyId: string | null
}

/** What was uploaded for an enterprise belongs to the enterprise; anything else to the account that uploaded it. */
export function isOwner(actor: Actor, file: Owned): boolean {
  return file.ownerCompanyId === null
    ? file.ownerAccountId === actor.accountId
    : file.ownerCompanyId === actor.companyId
}

/**
 * The link through which the actor may read the file, or undefined when none of them is open to the actor. A reader that
 * refuses aloud (a consent was revoked) is heard only when no other link opens.
 */
export async function openLink(
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
  links: readonly FileLink[],
  readers: FileReaders,
): Promise<FileLink | undefined> {
  let refusal: CallError | undefined
  for (const link of links) {
    const reader = Object.hasOwn(readers, link.entity) ? readers[link.entity] : undefined
    try {
      if (reader && (await reader(db, actor, link.entityId, now))) return link
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refusal ??= error
    }
  }
  if (refusal) throw refusal
  return undefined
}

/** Of those who may read a file nobody gets an infected one, and only the uploader one that still waits for its verdict. */
export function refuseQuarantined(actor: Actor, file: Pick<FileRow, 'scanState' | 'ownerAccountId'>): void {
  if (file.scanState === 'infected') throw new CallError(filesErrors.infected)
  if (file.scanState === 'waiting' && file.ownerAccountId !== actor.accountId) {
    throw new CallError(filesErrors.notYetScanned)
  }
}
