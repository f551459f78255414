/** Who may report a need of money: more than companies (shared mechanism for financing small and micro businesses). */
export const REPORTER_KINDS = [
  { code: 'micro', name: '小微企业' },
  { code: 'individual', name: '个体工商户' },
  { code: 'cooperative', name: '农民合作社' },
  { code: 'farm', name: '家庭农场' },
  { code: 'trade', name: '小微外贸企业' },
  { code: 'medium', name: '中型企业' },
] as const

/** The five tests of a report; `question` is what the enterprise declares and the visitor looks at. */
export const FIVE_TESTS = [
  { code: 'lawful', name: '合规经营', question: '依法登记并正常经营，没有被责令停业。' },
  { code: 'premises', name: '固定场所', question: '有固定的经营场所。' },
  { code: 'need', name: '真实需求', question: '确有本次填报的资金需求。' },
  { code: 'credit', name: '信用良好', question: '企业和负责人没有未结清的逾期和严重失信。' },
  { code: 'use', name: '用途合规', question: '资金用于生产经营，不进入房地产、股市和理财。' },
] as const

export type FiveTest = (typeof FIVE_TESTS)[number]['code']

export const TEST_RESULTS = [
  { code: 'pass', name: '通过' },
  { code: 'fail', name: '不通过' },
  { code: 'unknown', name: '待核实' },
] as const

export type TestResult = (typeof TEST_RESULTS)[number]['code']

/** How a batch stands by its dates. */
export const BATCH_STATES = [
  { code: 'NOT_OPEN', name: '未开始' },
  { code: 'OPEN', name: '开放中' },
  { code: 'CLOSED', name: '已截止' },
  { code: 'ARCHIVED', name: '已归档' },
] as const

export type BatchState = (typeof BATCH_STATES)[number]['code']

/** What a bank marks of a loan. Flags that sound alike are kept apart, because banks report them apart. */
export const LOAN_FLAGS = [
  { code: 'firstCustomer', name: '首贷户贷款' },
  { code: 'firstLoan', name: '首次贷款' },
  { code: 'creditOnly', name: '信用贷款' },
  { code: 'greenPboc', name: '绿色贷款（人民银行口径）' },
  { code: 'greenNfra', name: '绿色融资（金融监管总局口径）' },
  { code: 'guaranteed', name: '融资担保' },
  { code: 'governmentGuaranteed', name: '政府性融资担保' },
  { code: 'county', name: '县域贷款' },
  { code: 'specialised', name: '专精特新企业' },
  { code: 'littleGiant', name: '专精特新“小巨人”企业' },
  { code: 'highTech', name: '高新技术企业' },
  { code: 'technology', name: '科技型企业' },
  { code: 'innovation', name: '科创企业' },
  { code: 'restructured', name: '重组贷款' },
] as const

export type LoanFlag = (typeof LOAN_FLAGS)[number]['code']

/** On what the rate of a loan rests. */
export const PRICING_BASES = [
  { code: 'LPR1Y', name: '1 年期 LPR' },
  { code: 'LPR5Y', name: '5 年期以上 LPR' },
  { code: 'FIXED', name: '固定利率' },
  { code: 'OTHER', name: '其他基准' },
] as const

/** Those that move with the loan prime rate. */
export const FLOATING_BASES = ['LPR1Y', 'LPR5Y'] as const

/** Why the authority refuses a report for good. */
export const REPORT_REJECT_CODES = [
  {
    code: 'UNTRUE',
    name: '信息不实',
    sentence: '填报内容与走访核实的情况不符。',
    remedy:
      '自驳回之日起一年内再填报的，“信用良好”一项核验不通过，不能受理；请在一年后以真实情况重新填报，或直接在产品超市申请贷款。',
  },
  {
    code: 'NOT_ELIGIBLE',
    name: '不属于填报对象',
    sentence: '主体不属于本批次的填报对象。',
    remedy: '请查看批次说明，或直接在产品超市申请贷款。',
  },
  {
    code: 'TESTS_NOT_MET',
    name: '五项核验不通过',
    sentence: '五项核验中有不通过的项目。',
    remedy: '按核验结果逐项改正后，可以在批次开放期间或下一批次重新填报。',
  },
  {
    code: 'REPEATED',
    name: '重复填报',
    sentence: '同一笔资金需求已在其他批次办理。',
    remedy: '请在原有填报中查看进度，不必另行填报。',
  },
  {
    code: 'NOT_MENDED',
    name: '退回后未修改',
    sentence: '填报退回后一直没有修改和重新提交。',
    remedy: '批次开放期间或下一批次，可以补充完整后重新填报。',
  },
] as const

/** How far a list of reports is that an authority fills in for enterprises. */
export const IMPORT_STATES = [
  { code: 'running', name: '处理中' },
  { code: 'done', name: '已完成' },
  { code: 'cancelled', name: '已取消' },
] as const

/** What became of a row of such a list. */
export const IMPORT_OUTCOMES = [
  { code: 'taken', name: '已代填' },
  { code: 'repeated', name: '已有填报' },
  { code: 'refused', name: '有误' },
] as const

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]['code']

/** How the visitor found the place. */
export const VISIT_WAYS = [
  { code: 'onSite', name: '上门走访' },
  { code: 'phone', name: '电话核实' },
  { code: 'video', name: '视频核实' },
] as const
