import type { submitCertification } from '@lqr/contract/certification/calls.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { checkCreditCode, normalizeCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { gradeEnterprise } from '@lqr/contract/rules/enterprise-scale.ts'
import { normalizeIdNumber } from '@lqr/contract/rules/id-number.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'

export type CertificationForm = ParsedInput<typeof submitCertification>['body']

/** The form as it is stored: codes normalised, id number and phone sealed, the scale computed. */
export function submittedFields(form: CertificationForm, cipher: FieldCipher) {
  const idNumber = normalizeIdNumber(form.legalPersonIdNo)
  return {
    corporate_name: form.corporateName,
    credit_code: normalizeCreditCode(form.creditCode),
    credit_code_suspect: checkCreditCode(form.creditCode, '').kind === 'wrongDigit',
    legal_person_name: form.legalPersonName,
    legal_person_id_no_cipher: cipher.encrypt(idNumber),
    legal_person_id_no_index: cipher.blindIndex(idNumber),
    contact_name: form.contactName,
    contact_phone_cipher: cipher.encrypt(form.contactPhone),
    industry_code: form.industryCode,
    area_code: normalizeAreaId(form.areaCode) ?? form.areaCode,
    address: form.address,
    reg_capital_yuan: form.regCapitalYuan,
    found_date: form.foundDate,
    employees: form.employees,
    annual_revenue_yuan: form.annualRevenueYuan,
    total_assets_yuan: form.totalAssetsYuan,
    scale: gradeEnterprise(form.industryCode, form).grade,
    license_file_id: form.licenseFileId,
    auth_letter_file_id: form.authLetterFileId ?? null,
  }
}
