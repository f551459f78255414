import { EXPORT_HOURS } from '@lqr/contract/identity/personal-data-calls.ts'
import type { Db } from '../../../data/database.ts'
import { appendAudit } from '../../../http/audit.store.ts'
import type { Services } from '../../../http/services.ts'
import type { Person, PersonalDataHolder } from '../../../personal-data/holder.ts'
import { sendMessage } from '../../messages/index.ts'
import { exportFailed, exportReady } from '../copy.ts'
import { holdPerson, readIdentity } from './personal-data.store.ts'
import { dropPendingExport, findPendingExport, finishExport } from './personal-export.store.ts'

async function collect(
  db: Db,
  services: Services,
  holders: readonly PersonalDataHolder[],
  person: Person,
): Promise<string> {
  const parts: Record<string, unknown> = {
    exportedAt: services.now().toISOString(),
    identity: await readIdentity(db, services.cipher, person),
  }
  for (const holder of holders) parts[holder.name] = await holder.read(db, services.cipher, person)
  return JSON.stringify(parts, null, 2)
}

/** Makes the file of an export and says so; a second run of the same job finds nothing to do. */
export async function makePersonalExport(
  services: Services,
  holders: readonly PersonalDataHolder[],
  exportId: string,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const pending = await findPendingExport(tx, exportId)
    const person = pending && (await holdPerson(tx, pending.accountId))
    if (!person) return
    const content = await collect(tx, services, holders, person)
    const readyAt = services.now()
    const made = await finishExport(tx, {
      id: exportId,
      contentCipher: services.cipher.encrypt(content),
      size: Buffer.byteLength(content),
      readyAt,
      expiresAt: new Date(readyAt.getTime() + EXPORT_HOURS * 3_600_000),
    })
    if (!made) return
    await sendMessage(tx, exportReady(person.accountId, EXPORT_HOURS))
    await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [
      { action: 'make-personal-export', entity: 'account', entityId: person.accountId, detail: { exportId } },
    ])
  })
}

/** The job of an export was given up: the person is told, and may ask again. */
export async function endPersonalExport(tx: Db, exportId: string): Promise<void> {
  const dropped = await dropPendingExport(tx, exportId)
  if (dropped) await sendMessage(tx, exportFailed(dropped.accountId))
}
