import type { CaseReason } from '../kernel/cases/define-case.ts'

/** The four deposit accounts of an enterprise; `bankCode` is what account systems of banks call them, where it is known. */
export const ACCOUNT_TYPES = [
  { code: 'basic', name: '基本存款账户', note: '日常转账和现金收付，每家企业只能开立一个。' },
  { code: 'general', name: '一般存款账户', note: '借款转存、归还等，不能支取现金。' },
  { code: 'special', name: '专用存款账户', note: '特定用途资金专项管理，如建设资金、财政补助。' },
  { code: 'temporary', name: '临时存款账户', note: '临时机构、异地临时经营、验资等，有期限。' },
] as const
export type AccountTypeCode = (typeof ACCOUNT_TYPES)[number]['code']

/** What the depositor is: it decides which papers the bank may ask for. */
export const SUBJECT_KINDS = [
  { code: 'corporation', name: '企业法人' },
  { code: 'partnership', name: '非法人企业' },
  { code: 'individual', name: '个体工商户' },
  { code: 'cooperative', name: '农民专业合作社' },
] as const
export type SubjectKindCode = (typeof SUBJECT_KINDS)[number]['code']

/** Where the register of beneficial owners (order 3/2024 of PBoC and SAMR) stands for the depositor. */
export const BENEFICIAL_OWNER_STATES = [
  { code: 'registered', name: '已备案' },
  { code: 'exempt', name: '符合免于备案条件' },
  { code: 'notYet', name: '尚未备案' },
] as const

/** How closely the bank looks at the depositor; by risk, with its reason. */
export const DILIGENCE_LEVELS = [
  { code: 'simplified', name: '简化尽职调查' },
  { code: 'standard', name: '标准尽职调查' },
  { code: 'enhanced', name: '强化尽职调查' },
] as const
export type DiligenceCode = (typeof DILIGENCE_LEVELS)[number]['code']

/** The two appointment forms of banks: the neutral form and what each asks besides (decision 0055). */
export const BANK_PROFILES = [
  { code: 'LZB', name: '预约表单 LZB', asks: ['isSimpleOpening'] },
  { code: 'PDB', name: '预约表单 PDB', asks: ['licenceValidTo', 'legalPersonPhone'] },
] as const
export type BankProfileCode = (typeof BANK_PROFILES)[number]['code']

/** How near a branch lies to the address of the enterprise. */
export const NEARNESS = [
  { code: 'sameCounty', name: '同一县区' },
  { code: 'samePrefecture', name: '同一市州' },
  { code: 'elsewhere', name: '省内其他地区' },
] as const
export type NearnessCode = (typeof NEARNESS)[number]['code']

/** Who tells the platform of an account: the bank's result, or the enterprise itself. */
export const ACCOUNT_SOURCES = [
  { code: 'opened', name: '平台预约开立' },
  { code: 'declared', name: '企业登记' },
] as const

/** Why a bank does not open an account. */
export const OPENING_FAIL_REASONS = [
  {
    code: 'PAPERS_MISSING',
    name: '材料不齐或已过期',
    sentence: '到店提交的材料不齐全，或者证件已经过期。',
    remedy: '按材料清单补齐有效的原件后，重新预约。',
  },
  {
    code: 'DATA_MISMATCH',
    name: '信息与登记不一致',
    sentence: '企业名称、统一社会信用代码或法定代表人与登记信息不一致。',
    remedy: '先在市场监管部门办理变更登记，更新企业认证后重新预约。',
  },
  {
    code: 'INTENT_UNCONFIRMED',
    name: '开户意愿未核实',
    sentence: '未能向法定代表人或负责人核实开户意愿。',
    remedy: '请法定代表人或负责人本人到店，或配合银行视频、电话核实后重新预约。',
  },
  {
    code: 'BASIC_EXISTS',
    name: '已有基本存款账户',
    sentence: '人民币银行结算账户管理系统显示企业已有基本存款账户。',
    remedy: '先撤销原基本存款账户，或改为申请开立一般存款账户。',
  },
  {
    code: 'ADDRESS_UNVERIFIED',
    name: '经营地址未核实',
    sentence: '未能核实企业的实际经营地址。',
    remedy: '准备租赁合同、产权证明或水电费单据，请银行上门核实后重新预约。',
  },
  {
    code: 'OWNER_UNIDENTIFIED',
    name: '受益所有人无法识别',
    sentence: '按现有材料无法识别企业的受益所有人。',
    remedy: '完成受益所有人信息备案，准备股权结构说明后重新预约。',
  },
  {
    code: 'RISK_TOO_HIGH',
    name: '风险不可接受',
    sentence: '经尽职调查，银行认为风险超出可以接受的范围。',
    remedy: '可以向该银行了解具体情形，或选择其他银行预约。',
  },
] as const satisfies readonly CaseReason[]
