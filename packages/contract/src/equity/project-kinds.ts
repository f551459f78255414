import { dictionary } from '../kernel/dictionary.ts'

/** The round of financing an enterprise looks for. */
export const PROJECT_STAGES = dictionary('equityStage', [
  { code: 'SEED', name: '种子轮、天使轮' },
  { code: 'PRE_A', name: 'Pre-A 轮' },
  { code: 'A', name: 'A 轮' },
  { code: 'B', name: 'B 轮' },
  { code: 'C', name: 'C 轮' },
  { code: 'D', name: 'D 轮' },
  { code: 'E', name: 'E 轮及以后' },
  { code: 'PRE_IPO', name: '上市前' },
])

export type ProjectStage = (typeof PROJECT_STAGES)[number]['code']

const WAN = 10_000

/** The range that a public page says instead of the amount, in whole yuan; one begins one yuan above the one before. */
export const AMOUNT_BANDS = [
  { code: 'to500', name: '500 万元及以下', min: 1, max: 500 * WAN },
  { code: 'to1000', name: '500–1,000 万元', min: 500 * WAN + 1, max: 1_000 * WAN },
  { code: 'to3000', name: '1,000–3,000 万元', min: 1_000 * WAN + 1, max: 3_000 * WAN },
  { code: 'to10000', name: '3,000 万–1 亿元', min: 3_000 * WAN + 1, max: 10_000 * WAN },
  { code: 'above', name: '1 亿元以上', min: 10_000 * WAN + 1, max: undefined },
] as const

export type AmountBandCode = (typeof AMOUNT_BANDS)[number]['code']

/** Why the authority refuses a project, or takes it down. */
export const PROJECT_REJECT_CODES = [
  {
    code: 'PROMISES_RETURN',
    name: '含有收益承诺',
    sentence: '内容含有保本、回购或收益的承诺。私募融资不得公开劝诱，也不得承诺收益。',
    remedy: '删去这些内容后，复制为新项目重新提交。',
  },
  {
    code: 'UNTRUE',
    name: '信息不实',
    sentence: '项目内容与核实的情况不符。',
    remedy: '更正为真实情况后，复制为新项目重新提交。',
  },
  {
    code: 'NOT_EQUITY',
    name: '不属于股权融资',
    sentence: '内容不是出让股权的融资。',
    remedy: '需要贷款、租赁的，请发布融资需求或申请相应产品。',
  },
  {
    code: 'MATERIALS_MISSING',
    name: '材料不足',
    sentence: '附件不足以说明项目，缺少商业计划书或财务资料。',
    remedy: '补齐商业计划书和财务资料后，复制为新项目重新提交。',
  },
  {
    code: 'FORBIDDEN_CONTENT',
    name: '含有不当内容',
    sentence: '项目名称含有广告、联系方式或不宜公开的信息。',
    remedy: '改写项目名称后，复制为新项目重新提交。',
  },
] as const

/** Why an enterprise ends its search for investors without one. */
export const PROJECT_FAIL_CODES = [
  {
    code: 'NO_AGREEMENT',
    name: '与机构未谈成',
    sentence: '与对接的机构没有就估值或条款达成一致。',
    remedy: '可以调整方案后，复制为新项目重新提交。',
  },
  {
    code: 'OTHER_FUNDS',
    name: '已用其他方式解决资金',
    sentence: '资金已通过贷款、租赁或其他方式解决。',
    remedy: '以后仍需要股权融资的，可以复制为新项目。',
  },
  {
    code: 'PLAN_CHANGED',
    name: '项目计划变化',
    sentence: '项目推迟或取消，暂不融资。',
    remedy: '计划重新启动后，可以复制为新项目。',
  },
] as const
