import type { OrgCategoryCode } from '../reference/org-types.ts'
import type { DemandTypeCode } from '../reference/demand-types.ts'

/** How an institution came to a need. */
export const RESPONSE_ORIGINS = [
  { code: 'grab', name: '抢单' },
  { code: 'queue', name: '候补递补' },
  { code: 'dispatch', name: '主管方派单' },
  { code: 'rule', name: '按规则派单' },
] as const

export type ResponseOrigin = (typeof RESPONSE_ORIGINS)[number]['code']

/** Which kinds of institutions provide a kind of money. */
const PROVIDERS: Readonly<Record<DemandTypeCode, readonly OrgCategoryCode[]>> = {
  debt: ['policyBank', 'stateBank', 'jointStockBank', 'cityBank', 'ruralBank', 'microLoan', 'factoring'],
  equity: ['fund', 'securities', 'exchange'],
  lease: ['leasing'],
  guarantee: ['guarantee', 'insurance'],
}

/** The kinds of institutions that a need of that kind is open to. */
export const providersOf = (demandType: DemandTypeCode) => PROVIDERS[demandType]

/** The kinds of needs that an institution of that kind may take. */
export function demandTypesOf(category: OrgCategoryCode): DemandTypeCode[] {
  const types = Object.keys(PROVIDERS) as DemandTypeCode[]
  return types.filter((type) => PROVIDERS[type].includes(category))
}

/** Needs of these kinds are met by a listed product; the others are settled between the parties. */
export const MET_BY_PRODUCTS = ['debt', 'lease', 'guarantee'] as const satisfies readonly DemandTypeCode[]

/** How an institution is judged when a need is dispatched. */
export const DISPATCH_CRITERIA = [
  { code: 'area', name: '服务地区' },
  { code: 'kind', name: '融资类型' },
  { code: 'product', name: '产品条件' },
  { code: 'industry', name: '同行业经验' },
  { code: 'load', name: '在办业务' },
] as const

export type DispatchCriterion = (typeof DISPATCH_CRITERIA)[number]['code']
