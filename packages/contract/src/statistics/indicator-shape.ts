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

/** `owner` answers for the definition and for what is entered, and is asked when a figure looks wrong. */
export const INDICATOR_GROUPS = [
  { code: 'parties', name: '企业与机构', owner: '平台运营单位（企业认证与机构管理）' },
  { code: 'money', name: '申请与资金', owner: '平台运营单位；授信和放款由办理机构回写' },
  { code: 'cost', name: '价格', owner: '平台运营单位；利率由办理机构回写，费用由机构在产品中公布' },
  { code: 'service', name: '效率', owner: '平台运营单位；受理和决定由办理机构在平台作出' },
  { code: 'more', name: '需求与服务', owner: '平台运营单位；结果由办理机构或受理部门回写' },
] as const

/** How fresh every figure is: what a case changes is in it at once, and each night all are compared with the cases. */
export const REFRESH = '业务办理的同时更新；每天夜间与全部业务核对一次'

export const AREA_RULES = [
  { code: 'enterprise', name: '按企业所在区县' },
  { code: 'caseArea', name: '按申请时企业所在区县' },
  { code: 'branch', name: '按开户网点所在区县' },
  { code: 'offer', name: '按机构注册地；产品按适用地区' },
] as const

export const CASES = { take: 'cases' } as const
export const YUAN = { take: 'total' } as const
export const UNIT = {
  home: '家',
  case: '笔',
  yuan: '元',
  percent: '%',
  days: '个工作日',
  product: '个',
  item: '件',
} as const

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

/** The measures whose keys a formula tells apart: parts that name keys, and days. */
export function keyedOf(formula: Formula): readonly MeasureCode[] {
  switch (formula.kind) {
    case 'quantile':
      return [formula.of]
    case 'offer':
      return []
    case 'sum':
      return formula.keys ? [formula.of] : []
    default:
      return [formula.part, formula.whole].flatMap(({ of, keys }) => (keys ? [of] : []))
  }
}
