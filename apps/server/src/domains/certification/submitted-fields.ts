import type { submitCertification } from '@lqr/contract/certification/calls.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { checkCreditCode, normalizeCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import { normalizeIdNumber } from '@lqr/contract/rules/id-number.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'

export type CertificationForm = ParsedInput<typeof submitCertification>['body']

/** The form as it is stored: codes normalised, id number and phone sealed, the scale computed. */
export function submittedFields(form: CertificationForm, cipher: FieldCipher) {
  const {
    applicantKind,
    corporateName,
    creditCode,
    legalPersonName,
    legalPersonIdNo,
    contactName,
    ...described
  } = form
  const { contactPhone, industryCode, areaCode, address, regCapitalYuan, foundDate, ...counted } = described
  const { employees, annualRevenueYuan, totalAssetsYuan, licenseFileId, authLetterFileId, ...rest } = counted
  allTaken(rest, 'version')
  const idNumber = legalPersonIdNo && normalizeIdNumber(legalPersonIdNo)
  return {
    // Who leaves out the kind, or the id number, keeps what it had.
    ...(applicantKind && { applicant_kind: applicantKind }),
    corporate_name: corporateName,
    credit_code: normalizeCreditCode(creditCode),
    credit_code_suspect: checkCreditCode(creditCode, '').kind === 'wrongDigit',
    legal_person_name: legalPersonName,
    ...(idNumber && {
      legal_person_id_no_cipher: cipher.encrypt(idNumber),
      legal_person_id_no_index: cipher.blindIndex(idNumber),
    }),
    contact_name: contactName,
    contact_phone_cipher: cipher.encrypt(contactPhone),
    industry_code: industryCode,
    area_code: normalizeAreaId(areaCode) ?? areaCode,
    address,
    reg_capital_yuan: regCapitalYuan,
    found_date: foundDate,
    employees,
    annual_revenue_yuan: annualRevenueYuan,
    total_assets_yuan: totalAssetsYuan,
    scale: gradeEnterprise(industryCode, form).grade,
    license_file_id: licenseFileId,
    auth_letter_file_id: authLetterFileId ?? null,
  }
}
