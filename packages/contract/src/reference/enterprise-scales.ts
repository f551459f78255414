import { dictionary } from '../kernel/dictionary.ts'

/** The grades of 统计上大中小微型企业划分办法（2017）, and the answer for industries outside its table. */
export const ENTERPRISE_SCALES = dictionary('enterpriseScale', [
  { code: 'large', name: '大型' },
  { code: 'medium', name: '中型' },
  { code: 'small', name: '小型' },
  { code: 'micro', name: '微型' },
  { code: 'notApplicable', name: '不适用' },
])

export type EnterpriseScaleCode = (typeof ENTERPRISE_SCALES)[number]['code']
