import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { Logger } from 'pino'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { refuseQuarantined } from './files.access.ts'
import { type FileLink, findFiles, listLinks } from './files.store.ts'
import { readWhole } from './read-whole.ts'
import { openStored } from './seal-file.ts'

interface Reading {
  readonly db: Db
  readonly actor: Actor
  readonly services: Services
  readonly log: Logger
}

/** The bytes of a file that is linked to the entity, for a domain that has decided who may have them; 404 when it is not. */
export async function readLinked(
  { db, actor, services, log }: Reading,
  fileId: string,
  { entity, entityId }: FileLink,
): Promise<{ name: string; mime: string; bytes: Buffer }> {
  const [file] = await findFiles(db, [fileId])
  const links = file ? await listLinks(db, file.id) : []
  if (!file || !links.some((link) => link.entity === entity && link.entityId === entityId))
    throw new CallError(filesErrors.notFound)
  refuseQuarantined(actor, file)
  const bytes = openStored(services, file, await readWhole({ db, services, log }, file), log)
  if (!bytes) throw new CallError(filesErrors.damaged)
  return { name: file.name, mime: file.mime, bytes }
}
