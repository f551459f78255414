import { submitCertification } from '@lqr/contract/certification/calls.ts'
import { certificationErrors as errors, legalPersonErrors } from '@lqr/contract/certification/errors.ts'
import type { CertiFlg, CertificationAction } from '@lqr/contract/certification/states.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall, type CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { linkFiles } from '../../files/index.ts'
import { hasLegalPersonConsent } from '../../identity/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { foundDateProblem, needsIdNumber, submissionMove } from '../certification.rules.ts'
import {
  type EnterpriseRow,
  insertEvent,
  isCodeTaken,
  lockEnterprise,
  saveSubmission,
  wasCertified,
} from '../certification.store.ts'
import { noteLegalPerson, renewPendingLegalPerson } from '../legal-person-change.store.ts'
import { certificateFiles } from '../certificate-files.ts'
import { certificationMessages, fieldErrors } from '../copy.ts'
import { certificationRecordOf } from '../certification-record.ts'
import { correctFacts } from '../correct-facts.ts'
import { submittedFields } from '../submitted-fields.ts'

export const submitCertificationCall = bindCall(submitCertification, async (context) => {
  const { actor, body, db, services, now, audit } = context
  const problem = foundDateProblem(body.foundDate, shanghaiDay(now))
  if (problem) throw new CallError(kernelErrors.invalidInput, { fields: { foundDate: problem } })
  const before = actor.companyId ? await lockEnterprise(db, actor.companyId) : undefined
  if (!before) throw new CallError(errors.notFound)

  const fields = submittedFields(body, services.cipher)
  const move = submissionMove(before.certi_flg, vouched(before), vouched(fields))
  if (!move) throw new CallError(errors.notSubmittable)
  if (body.version !== undefined && body.version !== before.version) {
    const data = await certificationRecordOf(db, services, actor, before)
    throw new CallError(kernelErrors.conflict, { data })
  }
  if (body.legalPersonIdNo === undefined && needsIdNumber(move.action, vouched(before), vouched(fields))) {
    throw new CallError(kernelErrors.invalidInput, {
      fields: { legalPersonIdNo: fieldErrors.idNumberMissing },
    })
  }
  const usesIdNumber = body.legalPersonIdNo !== undefined || move.action !== 'correct'
  if (usesIdNumber && !(await hasLegalPersonConsent(db, before.id, body.legalPersonName, now))) {
    const { consentMissing } = legalPersonErrors
    throw new CallError(consentMissing, { fields: { legalPersonIdNo: consentMissing.msg } })
  }
  const files = await certificateFiles(db, actor, body)
  if (move.action === 'correct') await correctFacts(context, before, fields)
  else await submit(context, before, { ...fields, certi_flg: move.to }, move.action)
  await linkFiles(db, { entity: 'enterprise', entityId: before.id }, files)
  audit({
    action: `${move.action}-certification`,
    entity: 'enterprise',
    entityId: before.id,
    detail: { certiFlg: move.to, creditCodeSuspect: fields.credit_code_suspect },
  })
  return { certiFlg: move.to }
})

type Fields = ReturnType<typeof submittedFields>

/** What waits for the operators from now on. */
async function submit(
  { actor, body, db, now }: CallContext<typeof submitCertification>,
  before: EnterpriseRow,
  fields: Fields & { certi_flg: CertiFlg },
  action: CertificationAction,
): Promise<void> {
  const companyId = before.id
  if (await isCodeTaken(db, fields.credit_code, companyId)) {
    throw new CallError(errors.codeTaken, { fields: { creditCode: errors.codeTaken.msg } })
  }
  await saveSubmission(db, companyId, { ...fields, submitted_at: now.toISOString() }, now)
  await rememberLegalPerson(db, before, body.legalPersonName, now)
  const kind = action === 'change' ? 'changed' : 'submitted'
  await insertEvent(db, { companyId, kind, reason: null, actorId: actor.accountId }, now)
  const notice = certificationMessages.toOperators(body.corporateName, companyId)
  await sendMessage(db, { roles: ['operator'], ...notice })
}

/** A change begins from what was certified, at once or in what comes after a refusal; then it goes on from it. */
async function rememberLegalPerson(
  db: Db,
  { id: companyId, certi_flg: flag, legal_person_name: formerName }: EnterpriseRow,
  presentName: string,
  now: Date,
): Promise<void> {
  if (flag !== 3 && (await renewPendingLegalPerson(db, { companyId, presentName }, now))) return
  if (formerName === null || formerName === presentName) return
  if (flag === 3 || (await wasCertified(db, companyId)))
    await noteLegalPerson(db, { companyId, formerName, presentName }, now)
}

function vouched(row: {
  applicant_kind?: string
  corporate_name?: string | null
  credit_code?: string | null
  legal_person_name?: string | null
  legal_person_id_no_index?: Buffer | null
  license_file_id: string | null
}) {
  return {
    applicantKind: row.applicant_kind,
    corporateName: row.corporate_name ?? null,
    creditCode: row.credit_code ?? null,
    legalPersonName: row.legal_person_name ?? null,
    legalPersonIdNoIndex: row.legal_person_id_no_index,
    licenseFileId: row.license_file_id,
  }
}
