import type { CertiFlg } from '@lqr/contract/certification/states.ts'
import {
  APPLICANT_KINDS,
  type ApplicantKindCode,
  USUAL_APPLICANT_KIND,
} from '@lqr/contract/reference/applicant-kinds.ts'
import { creditCodeCheckCharacter } from '@lqr/contract/rules/credit-code.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'

export interface EnterpriseMaker {
  certiFlg?: CertiFlg
  applicantKind?: ApplicantKindCode
  corporateName?: string
  creditCode?: string
  areaCode?: string
  industryCode?: string
  employees?: number
  annualRevenueYuan?: number
  totalAssetsYuan?: number
  scale?: string
  regCapitalYuan?: number
  foundDate?: string
  address?: string
  createdAt?: string
  submittedAt?: string
  reviewedAt?: string
  reviewerAccountId?: string
}

let made = 0

/** A fictitious credit code with a right check digit (body MA…). */
export function fictitiousCreditCode(
  areaCode: string,
  serial: number,
  kind: ApplicantKindCode = USUAL_APPLICANT_KIND,
): string {
  const [prefix] = APPLICANT_KINDS.find(({ code }) => code === kind)?.creditPrefixes ?? ['91']
  const body = `${prefix}${areaCode}MA${String(serial).padStart(7, '0')}`
  return body + creditCodeCheckCharacter(body)
}

/** One enterprise in the given state of certification: a fresh one has nothing but its name. */
export async function makeEnterprise(
  db: Db,
  services: Pick<Services, 'cipher'>,
  maker: EnterpriseMaker = {},
): Promise<{ id: string; corporateName: string }> {
  made += 1
  const certiFlg = maker.certiFlg ?? 3
  const areaCode = maker.areaCode ?? '620102'
  const corporateName = maker.corporateName ?? `甘肃示例${made}号商贸有限公司`
  const filled = certiFlg === 1 ? {} : filledFields(services, maker, areaCode, made)
  const { id } = await db
    .insertInto('enterprise')
    .values({
      corporate_name: corporateName,
      certi_flg: certiFlg,
      is_example: true,
      ...(maker.applicantKind ? { applicant_kind: maker.applicantKind } : {}),
      ...filled,
      ...(maker.createdAt ? { created_at: maker.createdAt } : {}),
      ...(certiFlg >= 3
        ? {
            reviewed_at: maker.reviewedAt ?? new Date().toISOString(),
            reviewer_account_id: maker.reviewerAccountId ?? null,
          }
        : {}),
      ...(certiFlg === 4 ? { reject_reason: '营业执照照片不清晰，请重新上传' } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, corporateName }
}

function filledFields(
  services: Pick<Services, 'cipher'>,
  maker: EnterpriseMaker,
  areaCode: string,
  serial: number,
) {
  const idNumber = '620102199001011233'
  return {
    credit_code:
      maker.creditCode ??
      fictitiousCreditCode(areaCode, serial + Math.floor(Math.random() * 9_000_000), maker.applicantKind),
    legal_person_name: '示例法人',
    legal_person_id_no_cipher: services.cipher.encrypt(idNumber),
    legal_person_id_no_index: services.cipher.blindIndex(idNumber),
    contact_name: '示例联系人',
    contact_phone_cipher: services.cipher.encrypt('13900001234'),
    industry_code: maker.industryCode ?? 'C',
    area_code: areaCode,
    address: maker.address ?? '甘肃省示例路 1 号',
    reg_capital_yuan: maker.regCapitalYuan ?? 1_000_000,
    found_date: maker.foundDate ?? '2018-05-08',
    employees: maker.employees ?? 36,
    annual_revenue_yuan: maker.annualRevenueYuan ?? 8_600_000,
    total_assets_yuan: maker.totalAssetsYuan ?? 5_400_000,
    scale: maker.scale ?? 'small',
    submitted_at: maker.submittedAt ?? new Date().toISOString(),
  }
}

/** A complete, right form of a certification; `licenseFileId` has to be an own upload of the purpose `license`. */
export function certificationFormOf(licenseFileId: string, serial = 1) {
  return {
    corporateName: `兰州示例${serial}号食品有限公司`,
    creditCode: fictitiousCreditCode('620102', serial),
    legalPersonName: '示例法人',
    legalPersonIdNo: '620102199001010011',
    contactName: '示例联系人',
    contactPhone: '13900005678',
    industryCode: 'C',
    areaCode: '620102',
    address: '甘肃省兰州市城关区示例路 1 号',
    regCapitalYuan: 2_000_000,
    foundDate: '2019-03-18',
    employees: 45,
    annualRevenueYuan: 12_000_000,
    totalAssetsYuan: 9_000_000,
    licenseFileId,
  }
}
