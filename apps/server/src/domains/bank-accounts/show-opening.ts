import { MEETING_STATES } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { materialsFor } from '@lqr/contract/bank-accounts/materials.ts'
import { maskIdNumber, maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { type CaseScope, findCase } from '../../cases/case.store.ts'
import { CallError } from '../../http/call-error.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { branchOf } from './branches.store.ts'
import { accountOpeningKind } from './opening-kind.ts'
import type { OpeningRecord } from './opening.store.ts'

/** Whether the bank may open the phone number of who comes. */
export const opensOperatorPhone = ({ status }: Pick<OpeningRecord, 'status'>) =>
  MEETING_STATES.some((state) => state === status)

/** An opening as the viewer's side sees it; 404 when it is neither the own enterprise's nor the own institution's. */
export async function showOpening(viewing: Viewing, { id }: { id: string }): Promise<AccountOpening> {
  const { db, actor, services, now } = viewing
  const scope = await caseScope(db, actor, accountOpeningKind)
  const row = await findCase<OpeningRecord>(db, accountOpeningKind, id, scope)
  if (!row) throw new CallError(errors.openingNotFound)
  const branch = await branchOf(db, row.branch_org_id)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, accountOpeningKind, row, scope)
  return {
    id,
    applyId: id,
    applyNo: row.number,
    bankCode: branch.bankCode,
    bankName: branch.bankName,
    branchCode: branch.branchCode,
    branchName: branch.name,
    branchAddress: branch.address,
    isBranchClosed: branch.closedAt !== null,
    branchPhone: branch.phone,
    accountType: row.account_type,
    appointTime: row.appoint_time,
    appointEnd: row.appoint_end,
    corporateName: isSealed ? null : row.corporate_name,
    profile: row.profile,
    bankReference: row.bank_reference,
    isDemonstration: row.is_demonstration,
    materialsAsked: materialsFor({
      accountType: row.account_type,
      subjectKind: row.subject_kind,
      diligence: row.diligence,
    }),
    form: isSealed ? null : handedIn(row, services.cipher, scope),
    ...result(row, scope),
    ...progressOf(accountOpeningKind, row, now),
    officerPhone:
      isOwn(row, scope) && row.officer_phone_cipher
        ? services.cipher.decrypt(row.officer_phone_cipher)
        : null,
    opensPhone: !isOwn(row, scope) && opensOperatorPhone(row),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(accountOpeningKind, { actor, scope, now }, row, 'institution', 'enterprise'),
    version: row.version,
  }
}

const isOwn = (row: OpeningRecord, { companyId }: CaseScope) => row.company_id === companyId

function handedIn(row: OpeningRecord, cipher: FieldCipher, scope: CaseScope) {
  const phone = cipher.decrypt(row.contact_phone_cipher)
  const { operator_id_no_cipher: idNo, legal_person_phone_cipher: legalPhone } = row
  return {
    subjectKind: row.subject_kind,
    corporateName: row.corporate_name,
    creditCode: row.credit_code,
    legalPersonName: row.legal_person_name,
    basicAccountNo: row.basic_account_no,
    purpose: row.purpose,
    beneficialOwner: row.beneficial_owner,
    operatorName: row.contact_name,
    operatorIdNoMasked: idNo === null ? null : maskIdNumber(cipher.decrypt(idNo)),
    operatorPhone: isOwn(row, scope) ? phone : maskPhone(phone),
    materials: row.materials,
    findings: row.findings,
    isSimpleOpening: row.is_simple_opening,
    licenceValidTo: row.licence_valid_to,
    legalPersonPhoneMasked: legalPhone === null ? null : maskPhone(cipher.decrypt(legalPhone)),
  }
}

/** Why the bank looks closely is the bank's to know; that it does shows in the papers it asks for (decision 0216). */
function result(row: OpeningRecord, scope: CaseScope) {
  return {
    diligence: row.diligence,
    diligenceReason: isOwn(row, scope) ? null : row.diligence_reason,
    accountNoMasked: row.account_no_masked,
    openedOn: row.opened_on,
    failCode: row.fail_code,
    failReason: row.fail_reason,
    nextSteps: row.next_steps,
  }
}
