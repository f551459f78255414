import { dictionary } from '../kernel/dictionary.ts'

export const GUARANTEE_MODES = dictionary('guaranteeMode', [
  { code: 'credit', name: '信用' },
  { code: 'mortgage', name: '抵押' },
  { code: 'pledge', name: '质押' },
  { code: 'guarantor', name: '保证' },
  { code: 'guaranteeCompany', name: '融资担保公司担保' },
  { code: 'combined', name: '组合担保' },
])

export type GuaranteeModeCode = (typeof GUARANTEE_MODES)[number]['code']
