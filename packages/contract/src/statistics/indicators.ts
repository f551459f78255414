import { FIRST_LOAN_FIGURE } from '../applications/first-loan-rule.ts'
import type { MeasureCode } from './measures.ts'

/** One side of a figure: cases, or their sum in yuan, of a measure; of some of its keys where they are named. */
export interface Part {
  readonly of: MeasureCode
  readonly take: 'cases' | 'total'
  readonly keys?: readonly string[]
}

/** How a figure follows from the tally. `share` is a percentage, `mean` the quotient itself, `quantile` reads keys as days. */
export type Formula =
  | ({ readonly kind: 'sum' } & Part)
  | { readonly kind: 'share' | 'mean'; readonly part: Part; readonly whole: Part }
  | { readonly kind: 'quantile'; readonly of: MeasureCode; readonly share: number }
  | { readonly kind: 'offer'; readonly of: 'institutions' | 'products' }

export const INDICATOR_GROUPS = [
  { code: 'parties', name: '企业与机构' },
  { code: 'money', name: '申请与资金' },
  { code: 'cost', name: '价格' },
  { code: 'service', name: '效率' },
  { code: 'more', name: '需求与服务' },
] as const

export const AREA_RULES = [
  { code: 'enterprise', name: '按企业所在区县' },
  { code: 'caseArea', name: '按申请时企业所在区县' },
  { code: 'branch', name: '按开户网点所在区县' },
  { code: 'offer', name: '按机构注册地；产品按适用地区' },
] as const

const CASES = { take: 'cases' } as const
const YUAN = { take: 'total' } as const
const CREDIT_ONLY = ['creditOnly'] as const
const PAUSED = '等待企业补充材料的工作日不计'
const UNIT = {
  home: '家',
  case: '笔',
  yuan: '元',
  percent: '%',
  days: '个工作日',
  product: '个',
  item: '件',
} as const

/**
 * Every published figure, once: what it says, what is in and out of it, by which area it counts and how it follows from the
 * tally. Pages, downloads and the daily check read it from here; a change of meaning is a new version (decision 0098).
 */
export const INDICATORS = [
  {
    code: 'enterprises',
    group: 'parties',
    name: '注册企业',
    unit: UNIT.home,
    definition: '在平台注册的企业，一个统一社会信用代码计一家，与账号多少无关。',
    leftOut: '已注销的企业账号不减少本数。',
    areaRule: 'enterprise',
    version: 1,
    formula: { kind: 'sum', of: 'registered', ...CASES },
  },
  {
    code: 'certifiedEnterprises',
    group: 'parties',
    name: '认证企业',
    unit: UNIT.home,
    definition: '当前通过企业认证的企业。',
    leftOut: '认证中、认证失败，以及变更关键信息后等待重新审核的企业不计。',
    areaRule: 'enterprise',
    version: 1,
    formula: { kind: 'sum', of: 'certified', ...CASES },
  },
  {
    code: 'institutions',
    group: 'parties',
    name: '入驻机构',
    unit: UNIT.home,
    definition: '正在平台提供服务的机构及其网点。',
    leftOut: '已停用和已并入其他机构的不计。',
    areaRule: 'offer',
    version: 1,
    formula: { kind: 'offer', of: 'institutions' },
  },
  {
    code: 'products',
    group: 'parties',
    name: '上架产品',
    unit: UNIT.product,
    definition: '当前上架、可以查看的金融产品；子站计适用本地的产品。',
    leftOut: '草稿、待审核和已下架的不计。适用多地的产品在每地都计，各地之和可大于全省。',
    areaRule: 'offer',
    version: 1,
    formula: { kind: 'offer', of: 'products' },
  },
  {
    code: 'applications',
    group: 'money',
    name: '融资申请',
    unit: UNIT.case,
    definition: '企业对金融产品提交的申请，不论结果。',
    leftOut: '草稿不计；改投其他机构的只按最后一次计一笔。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'applied', ...CASES },
  },
  {
    code: 'appliedAmountYuan',
    group: 'money',
    name: '申请金额',
    unit: UNIT.yuan,
    definition: '上述申请中企业申请的金额之和。',
    leftOut: '同“融资申请”。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'applied', ...YUAN },
  },
  {
    code: 'creditedCount',
    group: 'money',
    name: '授信',
    unit: UNIT.case,
    definition: '机构已作出授信决定的申请，含其后签约、放款和结清的。',
    leftOut: '融资意向不是授信，不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'credited', ...CASES },
  },
  {
    code: 'creditedAmountYuan',
    group: 'money',
    name: '授信金额',
    unit: UNIT.yuan,
    definition: '上述授信的额度之和。额度不等于贷款，不与放款相加。',
    leftOut: '同“授信”。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'credited', ...YUAN },
  },
  {
    code: 'disbursedCount',
    group: 'money',
    name: '放款',
    unit: UNIT.case,
    definition: '机构已回写放款的申请，含其后结清的。',
    leftOut: '已授信尚未放款的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'disbursed', ...CASES },
  },
  {
    code: 'disbursedAmountYuan',
    group: 'money',
    name: '放款金额',
    unit: UNIT.yuan,
    definition: '上述放款的实际金额之和。',
    leftOut: '同“放款”。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'disbursed', ...YUAN },
  },
  {
    code: 'firstLoanCount',
    group: 'money',
    name: '首贷户',
    unit: UNIT.home,
    definition: FIRST_LOAN_FIGURE,
    leftOut: '机构声明企业在平台以外已有贷款的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'disbursed.first', ...CASES },
  },
  {
    code: 'firstLoanAmountYuan',
    group: 'money',
    name: '首贷金额',
    unit: UNIT.yuan,
    definition: '首贷户的第一笔贷款的实际放款金额之和。',
    leftOut: '同“首贷户”。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'disbursed.first', ...YUAN },
  },
  {
    code: 'creditOnlyShare',
    group: 'money',
    name: '信用贷款占比',
    unit: UNIT.percent,
    definition: '放款中机构回写为纯信用的金额，除以全部放款金额。',
    leftOut: '由政府性融资担保机构担保的不是信用贷款。',
    areaRule: 'caseArea',
    version: 1,
    formula: {
      kind: 'share',
      part: { of: 'disbursed.security', ...YUAN, keys: CREDIT_ONLY },
      whole: { of: 'disbursed.security', ...YUAN },
    },
  },
  {
    code: 'satisfactionShare',
    group: 'money',
    name: '融资满足率',
    unit: UNIT.percent,
    definition: '已有结果的申请中，实际放款金额之和除以申请金额之和；单笔放款超过申请金额的按申请金额计。',
    leftOut: '在办的不计；企业自行撤回的不计。已有结果指已放款、已结清、已拒绝和超时关闭。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'share', part: { of: 'closed.drawn', ...YUAN }, whole: { of: 'closed', ...YUAN } },
  },
  {
    code: 'averageRate',
    group: 'cost',
    name: '加权平均年利率',
    unit: UNIT.percent,
    definition: '每笔放款的年利率按实际放款金额加权平均。',
    leftOut: '没有利率的（如保函、保险）不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: {
      kind: 'mean',
      part: { of: 'disbursed.rate', ...YUAN },
      whole: { of: 'disbursed.rated', ...YUAN },
    },
  },
  {
    code: 'averageCost',
    group: 'cost',
    name: '综合年化成本',
    unit: UNIT.percent,
    definition:
      '每笔放款的利息加企业承担的全部费用折合的年化成本，按实际放款金额加权平均。费用取企业申请时产品公布的项目。',
    leftOut: '由机构或财政承担的费用不计；授信时没有费用信息的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: {
      kind: 'mean',
      part: { of: 'disbursed.cost', ...YUAN },
      whole: { of: 'disbursed.costed', ...YUAN },
    },
  },
  {
    code: 'acceptedInTimeShare',
    group: 'service',
    name: '按时受理率',
    unit: UNIT.percent,
    definition: '在受理期限内受理（或直接作出决定）的申请，除以已受理和超时关闭的申请。',
    leftOut: '期限未到、尚未受理的不计；受理前企业撤回的不计。改投后按新机构的期限计。',
    areaRule: 'caseArea',
    version: 1,
    formula: {
      kind: 'share',
      part: { of: 'accepted', ...CASES, keys: ['inTime'] },
      whole: { of: 'accepted', ...CASES },
    },
  },
  {
    code: 'decisionDaysMedian',
    group: 'service',
    name: '办理时长中位数',
    unit: UNIT.days,
    definition: `从企业提交到机构作出授信或拒绝决定的工作日，一半的申请不超过此数；${PAUSED}。`,
    leftOut: '尚未作出决定的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'quantile', of: 'decided', share: 0.5 },
  },
  {
    code: 'decisionDaysP90',
    group: 'service',
    name: '九成办理时长',
    unit: UNIT.days,
    definition: `从企业提交到机构作出授信或拒绝决定的工作日，九成的申请不超过此数；${PAUSED}。`,
    leftOut: '尚未作出决定的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'quantile', of: 'decided', share: 0.9 },
  },
  {
    code: 'needs',
    group: 'more',
    name: '发布需求',
    unit: UNIT.case,
    definition: '企业发布过的融资需求，下线后重新上线的计一笔。',
    leftOut: '草稿和企业撤回的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'needs', ...CASES },
  },
  {
    code: 'needsAmountYuan',
    group: 'more',
    name: '需求金额',
    unit: UNIT.yuan,
    definition: '上述需求的金额之和。',
    leftOut: '同“发布需求”。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'needs', ...YUAN },
  },
  {
    code: 'needsMatchedShare',
    group: 'more',
    name: '对接成功率',
    unit: UNIT.percent,
    definition: '获得授信（含其后放款、办结）的需求，除以已有结果的需求。',
    leftOut: '仍在对接的不计；企业撤回的不计。已有结果含未匹配、驳回和有效期届满。',
    areaRule: 'caseArea',
    version: 1,
    formula: {
      kind: 'share',
      part: { of: 'needs.matched', ...CASES },
      whole: { of: 'needs.ended', ...CASES },
    },
  },
  {
    code: 'reports',
    group: 'more',
    name: '需求填报',
    unit: UNIT.case,
    definition: '企业在各批次提交的需求填报，退回后重新提交的计一笔。',
    leftOut: '草稿、待企业确认和撤回的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'reports', ...CASES },
  },
  {
    code: 'reportsDrawnYuan',
    group: 'more',
    name: '填报放款金额',
    unit: UNIT.yuan,
    definition: '需求填报对接后逐笔放款的累计金额。与“放款金额”是两条路径，不重复。',
    leftOut: '撤回的填报不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'reports.drawn', ...YUAN },
  },
  {
    code: 'openings',
    group: 'more',
    name: '已开立账户',
    unit: UNIT.case,
    definition: '通过平台预约并已由银行开立的账户。',
    leftOut: '取消、未到场和未开立的预约不计。',
    areaRule: 'branch',
    version: 1,
    formula: { kind: 'sum', of: 'openings.opened', ...CASES },
  },
  {
    code: 'questions',
    group: 'more',
    name: '咨询',
    unit: UNIT.item,
    definition: '企业提出的咨询，追问不另计。',
    leftOut: '',
    areaRule: 'enterprise',
    version: 1,
    formula: { kind: 'sum', of: 'questions', ...CASES },
  },
  {
    code: 'answeredInTimeShare',
    group: 'more',
    name: '咨询按时答复率',
    unit: UNIT.percent,
    definition: '在 3 个工作日内答复的咨询，除以已答复的咨询。',
    leftOut: '尚未答复的不计。',
    areaRule: 'enterprise',
    version: 1,
    formula: {
      kind: 'share',
      part: { of: 'questions.answered', ...CASES, keys: ['inTime'] },
      whole: { of: 'questions.answered', ...CASES },
    },
  },
  {
    code: 'projects',
    group: 'more',
    name: '股权项目',
    unit: UNIT.item,
    definition: '审核通过并发布过的股权融资项目。',
    leftOut: '草稿和企业撤回的不计。',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'projects', ...CASES },
  },
  {
    code: 'projectsInvested',
    group: 'more',
    name: '获投项目',
    unit: UNIT.item,
    definition: '已由机构投资的股权融资项目。',
    leftOut: '',
    areaRule: 'caseArea',
    version: 1,
    formula: { kind: 'sum', of: 'projects.invested', ...CASES },
  },
] as const satisfies readonly Indicator[]

/** A figure of the catalogue. */
export interface Indicator {
  readonly code: string
  readonly group: (typeof INDICATOR_GROUPS)[number]['code']
  readonly name: string
  readonly unit: string
  /** What it says, in words for everybody. */
  readonly definition: string
  /** What is not in it; empty where nothing needs saying. */
  readonly leftOut: string
  readonly areaRule: (typeof AREA_RULES)[number]['code']
  /** Grows with every change of meaning. */
  readonly version: number
  readonly formula: Formula
}

export type IndicatorCode = (typeof INDICATORS)[number]['code']

/** The measures that a formula reads. */
export function measuresOf(formula: Formula): readonly MeasureCode[] {
  switch (formula.kind) {
    case 'sum':
    case 'quantile':
      return [formula.of]
    case 'offer':
      return []
    default:
      return [...new Set([formula.part.of, formula.whole.of])]
  }
}
