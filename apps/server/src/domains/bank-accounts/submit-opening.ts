import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { LzbForm, PdbForm } from '@lqr/contract/bank-accounts/calls.ts'
import { OPENING_CONSENT_VERSION } from '@lqr/contract/bank-accounts/consent.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { AccountTypeCode, BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { preCheck } from '@lqr/contract/bank-accounts/pre-check.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../cases/open-case.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { findCertified, hasBasic, holdEnterprise } from './accounts.store.ts'
import { bookSlot, requireBranch } from './book-slot.ts'
import { consentColumns } from './consent-to-branch.ts'
import { accountOpeningKind } from './opening-kind.ts'
import { countBookings, type OpeningRecord } from './opening.store.ts'
import { dedupeKeyOf, notifyBank } from './notify-bank.ts'

type Neutral = Omit<LzbForm, 'isSimpleOpening'>
/** What the form of a profile asks besides the neutral one; null where it does not ask. */
type Besides = Partial<
  Pick<LzbForm, 'isSimpleOpening'> & Pick<PdbForm, 'licenceValidTo' | 'legalPersonPhone'>
>

export interface Submitting extends Acting {
  readonly services: Pick<Services, 'cipher' | 'bankOpening'>
}

/** Refuses at the field what the rule of the basic account does not allow; the enterprise is held from here on. */
export async function checkBasicRule(
  db: Db,
  companyId: string,
  { accountType, basicAccountNo }: { accountType: AccountTypeCode; basicAccountNo?: string | undefined },
): Promise<void> {
  if (accountType !== 'basic' && !basicAccountNo) {
    throw new CallError(errors.basicNeeded, { fields: { basicAccountNo: errors.basicNeeded.msg } })
  }
  if (accountType === 'basic' && (await hasBasic(db, companyId))) {
    throw new CallError(errors.basicTaken, { fields: { accountType: errors.basicTaken.msg } })
  }
}

/**
 * Books an opening: place in the slot, the bank's own system, case with its clock, consent, first event, message and audit row,
 * all or nothing.
 */
export async function submitOpening(
  acting: Submitting,
  profile: BankProfileCode,
  form: Neutral,
  besides: Besides,
): Promise<OpeningRecord> {
  const { db, actor, now, services } = acting
  const companyId = actor.companyId ?? ''
  const { branchCode, appointTime, accountType, operatorIdNo, operatorPhone, consent, ...typed } = form
  const branch = await requireBranch(db, { branchCode, accountType, profile })
  await holdEnterprise(db, companyId)
  await checkBasicRule(db, companyId, form)
  const slot = await bookSlot(db, branch, appointTime, now)
  const certified = await findCertified(db, companyId)
  const { isSimpleOpening = null, licenceValidTo = null, legalPersonPhone = null } = besides
  const { subjectKind, corporateName, creditCode, legalPersonName, basicAccountNo = null, ...rest } = typed
  const { purpose, beneficialOwner, operatorName, materials, ...none } = rest
  allTaken(none)
  const earlier = await countBookings(db, {
    companyId,
    accountType,
    branchId: branch.id,
    appointTime: slot.beginsAt,
  })
  const number = await nextNumber(db, accountOpeningCase, 'account_opening_no', now)
  const reference = await notifyBank(services.bankOpening, profile, {
    action: 'book',
    applyNo: number,
    dedupeKey: dedupeKeyOf(companyId, branchCode, slot.beginsAt, accountType, String(earlier)),
    branchCode,
    appointTime: slot.beginsAt,
    reference: null,
    form: {
      accountType,
      subjectKind,
      corporateName,
      creditCode,
      legalPersonName,
      basicAccountNo,
      purpose,
      beneficialOwner,
      operatorName,
      operatorIdNo,
      operatorPhone,
      besides: { isSimpleOpening, licenceValidTo, legalPersonPhone },
    },
  })
  const row = await openCase<OpeningRecord>(acting, accountOpeningKind, {
    number,
    company_id: companyId,
    applicant_account_id: actor.accountId,
    org_id: branch.id,
    branch_org_id: branch.id,
    appoint_time: slot.beginsAt,
    appoint_end: slot.endsAt,
    profile,
    account_type: accountType,
    subject_kind: subjectKind,
    corporate_name: corporateName,
    credit_code: creditCode,
    legal_person_name: legalPersonName,
    basic_account_no: basicAccountNo,
    purpose,
    beneficial_owner: beneficialOwner,
    contact_name: operatorName,
    contact_phone_cipher: services.cipher.encrypt(operatorPhone),
    operator_id_no_cipher: services.cipher.encrypt(operatorIdNo),
    legal_person_phone_cipher: legalPersonPhone === null ? null : services.cipher.encrypt(legalPersonPhone),
    materials: [...new Set(materials)],
    findings: preCheck({ corporateName, creditCode, legalPersonName, basicAccountNo }, certified),
    is_simple_opening: isSimpleOpening,
    licence_valid_to: licenceValidTo,
    ...(consent && consentColumns(number, branch, now)),
    bank_reference: reference,
    is_demonstration: services.bankOpening[profile].name === 'sandbox',
  })
  if (!row) throw new CallError(errors.openingNotFound)
  const detail = { branchCode, accountType, appointTime: slot.beginsAt, consent: OPENING_CONSENT_VERSION }
  await recordSubmission(acting, accountOpeningKind, row, { detail })
  return row
}
