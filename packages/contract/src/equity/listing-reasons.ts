import type { CaseReason } from '../kernel/cases/define-case.ts'

/**
 * Why the exchange does not list an enterprise. Codes that products have too follow the same ways on
 * (products/refusal-ways.ts); those of a layer are named in `LAYER_REASONS`.
 */
export const LISTING_REFUSAL_REASONS = [
  {
    code: 'MATERIAL_INCOMPLETE',
    name: '材料不齐',
    sentence: '提交的申请材料不完整，无法完成审核。',
    remedy: '按挂牌项目列出的材料清单逐项补齐后，可以重新申请。',
  },
  {
    code: 'MATERIAL_INCONSISTENT',
    name: '材料不一致',
    sentence: '申请材料之间，或与登记信息之间不一致。',
    remedy: '核对并更正不一致的内容；登记信息有变化的，先办理变更再重新申请。',
  },
  {
    code: 'EQUITY_UNCLEAR',
    name: '股权不清晰',
    sentence: '股权存在争议、代持或出资不实，权属不清晰。',
    remedy: '解除代持、化解争议、补足出资，并提交由全体股东确认的股东名册后重新申请。',
  },
  {
    code: 'GOVERNANCE_INCOMPLETE',
    name: '公司治理不健全',
    sentence: '公司章程、股东会或董事会等治理机制不符合该层次的要求。',
    remedy: '完善公司治理后重新申请，或先申请要求较低的层次。',
  },
  {
    code: 'FINANCE_UNRELIABLE',
    name: '财务资料不可靠',
    sentence: '财务会计文件不完整，或不能公允反映经营状况。',
    remedy: '规范财务核算并取得审计报告后重新申请，或先申请要求较低的层次。',
  },
  {
    code: 'OPERATING_TIME_SHORT',
    name: '存续时间不足',
    sentence: '公司存续的时间未达到该层次的要求。',
    remedy: '达到要求的年限后再申请，或先申请没有年限要求的层次。',
  },
  {
    code: 'LAYER_UNMET',
    name: '未达到该层次条件',
    sentence: '公司目前未达到所申请层次的挂牌条件。',
    remedy: '先申请要求较低的层次，条件成熟后再转层。',
  },
  {
    code: 'CREDIT_BLACKLISTED',
    name: '存在严重失信信息',
    sentence: '公司或其负责人被列入失信被执行人或严重违法失信名单。',
    remedy: '履行义务并完成信用修复、移出名单后，可以重新申请。',
  },
  {
    code: 'OTHER',
    name: '其他原因',
    sentence: '公司目前的情况不符合挂牌要求。',
    remedy: '按受理机构的说明改进后，可以重新申请。',
  },
] as const satisfies readonly CaseReason[]

export type ListingReasonCode = (typeof LISTING_REFUSAL_REASONS)[number]['code']

/** Reasons that hold for the layer asked for and not for every layer: another item of the exchange is then a way on. */
export const LAYER_REASONS: readonly string[] = [
  'GOVERNANCE_INCOMPLETE',
  'FINANCE_UNRELIABLE',
  'OPERATING_TIME_SHORT',
  'LAYER_UNMET',
] satisfies readonly ListingReasonCode[]

/** What would change a refusal, where the exchange says nothing of its own. */
export function listingRemedyOf(code: ListingReasonCode): string | null {
  return LISTING_REFUSAL_REASONS.find((reason) => reason.code === code)?.remedy ?? null
}
