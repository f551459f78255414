import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditObjection, ObjectionForm } from '@lqr/contract/credit/objections/objection-entities.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../../cases/open-case.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdOwnFiles, linkFiles } from '../../files/index.ts'
import { objectionKind } from './objection-kind.ts'
import { findShownItem, OBJECTION_FILES, ONE_OPEN } from './objection.store.ts'
import { showObjection } from './show-objection.ts'

/** The company's own files among those that prove what it says; 422 when one of them is not. */
async function requireOwnFiles({ db, actor }: Pick<Acting, 'db' | 'actor'>, fileIds: readonly string[] = []) {
  const wanted = [...new Set(fileIds)]
  const files = await holdOwnFiles(db, actor, wanted)
  if (files.length === wanted.length) return files.map(({ id }) => id)
  throw new CallError(errors.fileNotYours, { fields: { fileIds: errors.fileNotYours.msg } })
}

/** Objects to an item that is shown; from now on every reader of it is told so. */
export async function submitObjection(acting: Acting, form: ObjectionForm): Promise<CreditObjection> {
  const { actor, db, now } = acting
  const { companyId } = actor
  const wanted = { itemId: form.itemId, on: shanghaiDay(now) }
  const item = companyId === null ? undefined : await findShownItem(db, { companyId, ...wanted })
  if (item === undefined) throw new CallError(errors.itemNotFound)
  const fileIds = await requireOwnFiles(acting, form.fileIds)
  const values = {
    number: await nextNumber(db, creditObjectionCase, 'credit_objection_no', now),
    company_id: companyId,
    applicant_account_id: actor.accountId,
    area_code: DEFAULT_SUBSTATION_ID,
    item_id: item.id,
    topic: item.topic,
    source: item.source,
    source_key: item.sourceKey,
    reason_code: form.reasonCode,
    content: form.content,
  }
  const row = await openCase(acting, objectionKind, values, { conflict: ONE_OPEN })
  if (!row) throw new CallError(errors.objectionOpen)
  const links = fileIds.map((fileId) => ({ fileId, purpose: 'objection' }))
  await linkFiles(db, { entity: OBJECTION_FILES, entityId: row.id }, links)
  await recordSubmission(acting, objectionKind, row)
  return showObjection(acting, row)
}
