/** Where a known fact comes from, as it is named beside a filled field. */
export const FACT_SOURCES = [
  { code: 'certification', name: '认证资料' },
  { code: 'registry', name: '工商登记' },
  { code: 'annualReport', name: '授权数据（企业年报）' },
  { code: 'application', name: '产品申请' },
  { code: 'lease', name: '租赁需求' },
  { code: 'need', name: '融资需求' },
  { code: 'report', name: '需求填报' },
  { code: 'opening', name: '开户预约' },
  { code: 'project', name: '股权融资项目' },
  { code: 'listing', name: '挂牌申请' },
] as const

export type FactSource = (typeof FACT_SOURCES)[number]['code']

/** The kinds of cases that an enterprise has handed in itself and that say something about it. */
export type FactCase = Exclude<FactSource, 'certification' | 'registry' | 'annualReport'>
