import { INDUSTRIES, type IndustryCode } from './industries.ts'

/**
 * Divisions and groups of GB/T 4754-2017 within those categories whose scale depends on a finer choice
 * (统计上大中小微型企业划分办法（2017）); the other categories need none.
 */
export const INDUSTRY_DETAILS = [
  { code: '51', name: '批发业', category: 'F' },
  { code: '52', name: '零售业', category: 'F' },
  { code: '53', name: '铁路运输业', category: 'G' },
  { code: '54', name: '道路运输业', category: 'G' },
  { code: '55', name: '水上运输业', category: 'G' },
  { code: '56', name: '航空运输业', category: 'G' },
  { code: '57', name: '管道运输业', category: 'G' },
  { code: '58', name: '多式联运和运输代理业', category: 'G' },
  { code: '59', name: '装卸搬运和仓储业', category: 'G' },
  { code: '60', name: '邮政业', category: 'G' },
  { code: '61', name: '住宿业', category: 'H' },
  { code: '62', name: '餐饮业', category: 'H' },
  { code: '63', name: '电信、广播电视和卫星传输服务', category: 'I' },
  { code: '64', name: '互联网和相关服务', category: 'I' },
  { code: '65', name: '软件和信息技术服务业', category: 'I' },
  { code: '701', name: '房地产开发经营', category: 'K' },
  { code: '702', name: '物业管理', category: 'K' },
  { code: '703', name: '房地产中介服务', category: 'K' },
  { code: '704', name: '房地产租赁经营', category: 'K' },
  { code: '709', name: '其他房地产业', category: 'K' },
  { code: '84', name: '卫生', category: 'Q' },
  { code: '85', name: '社会工作', category: 'Q' },
] as const satisfies readonly { code: string; name: string; category: IndustryCode }[]

/** The 中文 name of an industry code as certifications keep it: a category letter, or one of the finer codes. */
export function industryName(code: string): string | undefined {
  return [...INDUSTRIES, ...INDUSTRY_DETAILS].find((industry) => industry.code === code)?.name
}
