import { maskIdNumber, maskPhone } from '@lqr/contract/rules/mask.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../http/services.ts'
import { attachedFileOf } from '../files/index.ts'
import { certificationCan } from './certification.access.ts'
import { type EnterpriseRow, listEvents } from './certification.store.ts'

/** The enterprise as its own people and operators see it: the id number masked, the phone in full for its own people alone. */
export async function certificationRecordOf(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  actor: Actor,
  row: EnterpriseRow,
) {
  const phone = row.contact_phone_cipher && cipher.decrypt(row.contact_phone_cipher)
  const isOwn = actor.companyId === row.id
  const idNumber = row.legal_person_id_no_cipher && cipher.decrypt(row.legal_person_id_no_cipher)
  return {
    companyId: row.id,
    certiFlg: row.certi_flg,
    applicantKind: row.applicant_kind,
    corporateName: row.corporate_name,
    creditCode: row.credit_code,
    creditCodeSuspect: row.credit_code_suspect,
    legalPersonName: row.legal_person_name,
    legalPersonIdNoMasked: idNumber ? maskIdNumber(idNumber) : null,
    contactName: row.contact_name,
    contactPhone: phone && !isOwn ? maskPhone(phone) : phone,
    opensPhone: phone !== null && !isOwn,
    industryCode: row.industry_code,
    areaCode: row.area_code,
    areaName: (row.area_code && substationOfCode(row.area_code)?.name) ?? null,
    address: row.address,
    regCapitalYuan: row.reg_capital_yuan,
    foundDate: row.found_date,
    employees: row.employees,
    annualRevenueYuan: row.annual_revenue_yuan,
    totalAssetsYuan: row.total_assets_yuan,
    scale: row.scale,
    license: await attachedFileOf(db, row.license_file_id),
    authLetter: await attachedFileOf(db, row.auth_letter_file_id),
    submittedAt: row.submitted_at,
    reviewedAt: row.reviewed_at,
    rejectReason: row.reject_reason,
    history: (await listEvents(db, row.id)) as {
      kind: 'submitted' | 'approved' | 'rejected' | 'changed' | 'corrected'
      reason: string | null
      at: string
    }[],
    version: row.version,
    can: certificationCan(actor, row.id, row.certi_flg),
  }
}
