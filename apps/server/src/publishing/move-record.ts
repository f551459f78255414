import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import type { AuditEntry } from '../http/audit.store.ts'
import { CallError } from '../http/call-error.ts'
import { statusAfter } from './publication.rules.ts'
import { NOUNS, type PublishedTable, putStatus } from './publication.store.ts'

interface Kept {
  readonly status: string
  readonly version: number
}

interface Place<R extends Kept> {
  readonly tx: Db
  readonly table: PublishedTable
  readonly id: string
  readonly now: Date
  readonly notFound: ErrorDef
  readonly find: () => Promise<R | undefined>
  readonly audit: (entry: AuditEntry) => void
}

/** The record of a page or a change; throws the domain's 404 when there is none. */
export async function requireRecord<R>(found: Promise<R | undefined>, notFound: ErrorDef): Promise<R> {
  const record = await found
  if (!record) throw new CallError(notFound)
  return record
}

/** Publishes a record or takes it offline, with its audit row; a stale version gets 409 with the current row. */
export async function moveRecord<R extends Kept>(
  { action, version }: { action: PublicationAction; version: number },
  { tx, table, id, now, notFound, find, audit }: Place<R>,
): Promise<R> {
  const before = await requireRecord(find(), notFound)
  if (before.version !== version) throw new CallError(kernelErrors.conflict, { data: before })
  const status = statusAfter(before.status, action)
  if (!status) throw new CallError(zonesErrors.illegalMove, { data: before })
  const isMoved = await putStatus(tx, table, { id, version, status }, now)
  const after = await requireRecord(find(), notFound)
  if (!isMoved) throw new CallError(kernelErrors.conflict, { data: after })
  const noun = NOUNS[table]
  audit({
    action: action === 'publish' ? `publish-${noun}` : `take-${noun}-offline`,
    entity: table,
    entityId: id,
    detail: { from: before.status, to: status },
  })
  return after
}

/** The record after an update; a stale version gets 409 with the current row. */
export async function updatedRecord<R extends Kept>(
  isUpdated: boolean,
  { table, id, notFound, find, audit }: Omit<Place<R>, 'tx' | 'now'>,
): Promise<R> {
  const record = await requireRecord(find(), notFound)
  if (!isUpdated) throw new CallError(kernelErrors.conflict, { data: record })
  audit({
    action: `update-${NOUNS[table]}`,
    entity: table,
    entityId: id,
    detail: { version: record.version },
  })
  return record
}
