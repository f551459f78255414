import { dictionary } from '../kernel/dictionary.ts'

export const FUND_KINDS = dictionary('fundKind', [
  { code: 'guidance', name: '政府引导基金' },
  { code: 'industry', name: '产业投资基金' },
  { code: 'venture', name: '创业投资基金' },
  { code: 'transformation', name: '成果转化基金' },
  { code: 'rural', name: '乡村振兴基金' },
])

export type FundKindCode = (typeof FUND_KINDS)[number]['code']

/** How far an enterprise has come when a fund joins it. */
export const FUND_STAGES = dictionary('fundStage', [
  { code: 'seed', name: '种子期' },
  { code: 'startup', name: '初创期' },
  { code: 'growth', name: '成长期' },
  { code: 'mature', name: '成熟期' },
])

export type FundStageCode = (typeof FUND_STAGES)[number]['code']

/** Where a fund stands: only one that invests takes new projects. */
export const FUND_PHASES = dictionary('fundPhase', [
  { code: 'raising', name: '募集期' },
  { code: 'investing', name: '投资期' },
  { code: 'exiting', name: '退出期' },
])

export type FundPhaseCode = (typeof FUND_PHASES)[number]['code']
