import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { Logger } from 'pino'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { deleteLinks, type FileLink, findFiles, listLinkedFiles } from './files.store.ts'
import { readWhole } from './read-whole.ts'
import { openStored } from './seal-file.ts'

type Reading = Pick<Services, 'files' | 'fileCopies' | 'cipher'> & { readonly log: Pick<Logger, 'error'> }

/** A file as it is linked to an entity. */
interface LinkedDocument {
  readonly name: string
  readonly purpose: string
  readonly mime: string
  /** Undefined while it waits for its check or failed it. */
  readonly bytes: Buffer | undefined
}

/** The files linked to an entity, read whole one after the other; a declared error at one whose bytes are lost. */
async function* readDocuments(services: Reading, db: Db, link: FileLink): AsyncGenerator<LinkedDocument> {
  const { log } = services
  for (const { fileId, name, purpose, mime } of await listLinkedFiles(db, link)) {
    const [file] = await findFiles(db, [fileId])
    if (!file) continue
    const isClean = file.scanState === 'clean'
    const stored = isClean ? await readWhole({ db, services, log }, file) : undefined
    const bytes = stored && openStored(services, file, stored, log)
    if (stored && !bytes) throw new CallError(filesErrors.damaged)
    yield { name, purpose, mime, bytes }
  }
}

/** The documents of cases for the archive; those that nothing else holds once they are released are removed by the sweep. */
export const caseDocuments = (services: Reading) => ({
  read: (db: Db, link: FileLink) => readDocuments(services, db, link),
  release: (db: Db, link: FileLink) => deleteLinks(db, link),
})
