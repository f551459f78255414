import { dictionary } from '../kernel/dictionary.ts'

export const LOAN_PURPOSES = dictionary('loanPurpose', [
  { code: 'turnover', name: '日常经营周转' },
  { code: 'purchase', name: '采购原材料或商品' },
  { code: 'order', name: '履行订单' },
  { code: 'wages', name: '支付工资' },
  { code: 'rent', name: '支付租金' },
  { code: 'equipment', name: '购置设备' },
  { code: 'premises', name: '建设或装修经营场所' },
  { code: 'upgrade', name: '技术改造' },
  { code: 'research', name: '研发投入' },
  { code: 'farming', name: '种植养殖投入' },
  { code: 'green', name: '节能环保改造' },
  { code: 'export', name: '出口备货' },
  { code: 'recovery', name: '灾后恢复生产' },
  { code: 'renewal', name: '续贷' },
  { code: 'other', name: '其他经营用途' },
])

export type LoanPurposeCode = (typeof LOAN_PURPOSES)[number]['code']
