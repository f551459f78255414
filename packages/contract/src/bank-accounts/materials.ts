import type { AccountTypeCode, DiligenceCode, SubjectKindCode } from './kinds.ts'

/** Papers a bank may ask for; the originals are shown at the counter, none is uploaded here. */
export const MATERIALS = [
  { code: 'licence', name: '营业执照正本或副本原件' },
  { code: 'legalPersonId', name: '法定代表人或负责人身份证件原件' },
  { code: 'operatorId', name: '经办人身份证件原件' },
  { code: 'authorisation', name: '授权委托书（经办人不是法定代表人或负责人时）' },
  { code: 'seals', name: '公章、财务专用章和预留印鉴' },
  { code: 'articles', name: '公司章程或合伙协议' },
  { code: 'members', name: '合作社成员名册' },
  { code: 'basicAccount', name: '基本存款账户编号（基本存款账户信息表或原开户许可证）' },
  { code: 'loanContract', name: '借款合同或其他结算需要的证明' },
  { code: 'specialUse', name: '专项资金的批文或管理文件' },
  { code: 'temporaryUse', name: '临时经营或设立的批准文件、合同' },
  { code: 'taxResidence', name: '机构税收居民身份声明' },
  { code: 'ownerStructure', name: '股权结构和受益所有人说明' },
  { code: 'premises', name: '经营场所证明（租赁合同、产权证或水电费单据）' },
] as const
export type MaterialCode = (typeof MATERIALS)[number]['code']

const EVERYBODY = [
  'licence',
  'legalPersonId',
  'operatorId',
  'authorisation',
  'seals',
  'taxResidence',
] as const

const BY_TYPE: Record<AccountTypeCode, readonly MaterialCode[]> = {
  basic: [],
  general: ['basicAccount', 'loanContract'],
  special: ['basicAccount', 'specialUse'],
  temporary: ['basicAccount', 'temporaryUse'],
}

const BY_SUBJECT: Record<SubjectKindCode, readonly MaterialCode[]> = {
  corporation: ['articles', 'ownerStructure'],
  partnership: ['articles', 'ownerStructure'],
  individual: [],
  cooperative: ['members', 'articles'],
}

/** What simplified diligence leaves out, and what enhanced asks besides (客户尽职调查管理办法, by risk). */
const LEFT_OUT: readonly MaterialCode[] = ['ownerStructure', 'loanContract']
const BESIDES: readonly MaterialCode[] = ['ownerStructure', 'premises']

export interface MaterialQuestion {
  readonly accountType: AccountTypeCode
  readonly subjectKind: SubjectKindCode
  /** As the bank marked it; before that the standard list holds. */
  readonly diligence: DiligenceCode | null
}

/** Which papers the bank may ask for, in the order of the list; another one is not to be asked for. */
export function materialsFor({ accountType, subjectKind, diligence }: MaterialQuestion): MaterialCode[] {
  const asked = new Set<MaterialCode>([
    ...EVERYBODY,
    ...BY_TYPE[accountType],
    ...BY_SUBJECT[subjectKind],
    ...(diligence === 'enhanced' ? BESIDES : []),
  ])
  const left = new Set(diligence === 'simplified' ? LEFT_OUT : [])
  return MATERIALS.map(({ code }) => code).filter((code) => asked.has(code) && !left.has(code))
}
