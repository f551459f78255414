import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

interface MapGroup {
  readonly title: string
  /** Which of the visitor's own situations leads here. */
  readonly lead: string
  readonly zones: readonly ZoneCode[]
}

/** The zones by who they are for; each stands in one group. */
export const MAP: readonly MapGroup[] = [
  {
    title: '小微企业、个体工商户',
    lead: '金额不大、抵押不多，或者还没有贷过款。',
    zones: ['inclusive', 'firstLoan', 'digital'],
  },
  {
    title: '科技、制造和绿色发展企业',
    lead: '要研发、技改、更新设备，或者引入股权资金。',
    zones: ['technology', 'manufacturing', 'green', 'leasing', 'fund'],
  },
  {
    title: '农业经营主体和受灾主体',
    lead: '种养殖、农产品加工，或者灾后恢复生产。',
    zones: ['revitalization', 'disaster'],
  },
  {
    title: '手里有订单、账款或中标合同的企业',
    lead: '凭真实交易融资，不只看抵押物。',
    zones: ['supplyChain', 'procurement'],
  },
  {
    title: '特定行业、场景和园区的企业',
    lead: '餐饮文旅、养老服务，或者在开发区、产业园区里。',
    zones: ['scenario', 'pension', 'park'],
  },
  {
    title: '有政策或名单支持的企业',
    lead: '可以享受贴息、担保、奖补，或者列入了推荐清单。',
    zones: ['fiscalFinance', 'benefitEnt', 'rosterPublicity'],
  },
]
