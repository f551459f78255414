import type * as z from 'zod'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { AuditAction, AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { type BoundCall, bindCall } from '../http/bind-call.ts'
import { CallError } from '../http/call-error.ts'
import { requireRecordFor } from './bind-publication.ts'
import { changeRecord } from './change-record.ts'
import type { KeptRecord, PersonCall, Publication, RecordCall } from './publication.ts'
import { requireRecord } from './require-record.ts'
import { findVersion, findVersions } from './versions.store.ts'

type OfVersion = PersonCall & {
  readonly params: z.ZodType<{ id: string; versionId: string }> & AnyCall['params']
}

/** The calls of versions as they were declared. */
interface VersionCalls {
  readonly list: RecordCall
  readonly read: OfVersion
  readonly restore: OfVersion & { readonly body: z.ZodType<{ version: number }> }
}

interface Told<Form> {
  readonly missingVersion: ErrorDef
  readonly restored: { readonly action: AuditAction; readonly entity: AuditEntity }
  /** A form of before as it may be taken up again: a moment that was ahead then is past now. */
  readonly revive?: (form: Form) => Form
}

/** Binds the calls by which released versions are listed, read, and taken up again as a change. */
export function bindVersions<Form, Row extends KeptRecord>(
  publication: Publication<Form, Row>,
  calls: VersionCalls,
  { missingVersion, restored, revive = (form) => form }: Told<Form>,
): readonly BoundCall[] {
  const { kind } = publication.declared
  return [
    bindCall(calls.list, async ({ actor, db, params, now }) => {
      const { id } = await requireRecordFor(publication, db, params.id, { actor, now })
      return findVersions(db, kind, id)
    }),
    bindCall(calls.read, async ({ actor, db, params: { id, versionId }, now }) => {
      await requireRecordFor(publication, db, id, { actor, now })
      return requireRecord(findVersion(db, kind, id, versionId), missingVersion)
    }),
    bindCall(calls.restore, async ({ actor, db, params: { id, versionId }, body, now, audit }) => {
      const viewer = { actor, now }
      const before = await requireRecordFor(publication, db, id, viewer)
      const found = await requireRecord(findVersion(db, kind, id, versionId), missingVersion)
      const form = revive(found.form as Form)
      const isKept = await changeRecord(publication, db, { before, version: body.version }, form, viewer)
      const record = await requireRecordFor(publication, db, id, viewer)
      if (!isKept) throw new CallError(kernelErrors.conflict, { data: record })
      audit({ ...restored, entityId: id, detail: { number: found.number } })
      return record
    }),
  ]
}
