import { dictionary } from '../kernel/dictionary.ts'

/** Project types of specification 3. There is no 4: the numbers are the owner's. */
export const PROJECT_TYPES = dictionary('projectType', [
  { code: '1', name: '省级重大项目' },
  { code: '2', name: '省列重点项目' },
  { code: '3', name: '绿色项目' },
  { code: '5', name: '省级重大前期项目' },
  { code: '6', name: '投资项目在线审批监管平台项目' },
  { code: '7', name: '制造业中长期贷款项目' },
])

export type ProjectTypeCode = (typeof PROJECT_TYPES)[number]['code']
