import { amountYuan, areaCode, oneOf } from '../kernel/field.ts'
import { DEMAND_TYPES } from '../reference/demand-types.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { INDUSTRIES } from '../reference/industries.ts'

/** What every list of open needs can be narrowed by. */
export const needFilters = {
  demandType: oneOf('融资类型', DEMAND_TYPES).optional(),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES).optional(),
  industryCode: oneOf('行业', INDUSTRIES).optional(),
  areaCode: areaCode('地区').optional(),
  amountMinYuan: amountYuan('最低金额').optional(),
  amountMaxYuan: amountYuan('最高金额').optional(),
} as const
