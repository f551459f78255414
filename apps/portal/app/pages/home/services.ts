import type { ManagementPath } from '../../shell/session/management-address.ts'
import type { ProtectedAction } from '../../shell/protected-action/protected-action.rules.ts'

/** A service of the home page. `icon` is its sign in service-icons.svg. */
export interface Service {
  readonly label: string
  readonly note: string
  /**
   * A page of the portal, with what a click does at once where that needs a login, or what one must be signed in for, which leads on to
   * the management portal.
   */
  readonly leadsTo:
    | { readonly href: `/${string}`; readonly action?: ProtectedAction }
    | { readonly action?: ProtectedAction; readonly management: ManagementPath }
  readonly icon: ServiceIcon
}

export type ServiceIcon =
  | 'loan'
  | 'publish'
  | 'institution'
  | 'first'
  | 'certify'
  | 'scale'
  | 'policy'
  | 'credit'
  | 'house'
  | 'zones'
  | 'disaster'
  | 'figures'
  | 'account'
  | 'report'
  | 'listing'

/** The one list of services (docs/product-rules.md, Home), each with a verb; those whose page the portal does not have are not shown. */
export const SERVICES: readonly Service[] = [
  { label: '我要贷款', note: '比较产品，在线申请', leadsTo: { href: '/financial' }, icon: 'loan' },
  {
    label: '发布需求',
    note: '写一次，机构来响应',
    leadsTo: { href: '/demand', action: 'publishDemand' },
    icon: 'publish',
  },
  { label: '办首贷', note: '第一次贷款，从这里开始', leadsTo: { href: '/loan' }, icon: 'first' },
  {
    label: '需求填报',
    note: '按批次填报，当地推荐给银行',
    leadsTo: { management: '/personal/reports' },
    icon: 'report',
  },
  { label: '做认证', note: '认证后即可申请产品', leadsTo: { href: '/authentication' }, icon: 'certify' },
  {
    label: '找机构',
    note: '看办理记录和联系方式',
    leadsTo: { href: '/financial?tab=orgs' },
    icon: 'institution',
  },
  {
    label: '银行开户',
    note: '预约网点，一次办理',
    leadsTo: { action: 'openAccount', management: '/personal/account-openings/new' },
    icon: 'account',
  },
  { label: '配政策', note: '按企业情况核对条件', leadsTo: { href: '/smartPolicy' }, icon: 'policy' },
  { label: '查信用', note: '查询、授权与报告', leadsTo: { href: '/serveHall' }, icon: 'credit' },
  { label: '去挂牌', note: '看条件材料，在线申请', leadsTo: { href: '/stock' }, icon: 'listing' },
  { label: '测规模', note: '大中小微，两分钟算清', leadsTo: { href: '/entScale' }, icon: 'scale' },
  { label: '估房产', note: '估值区间与可比案例', leadsTo: { href: '/houseValuation' }, icon: 'house' },
  { label: '逛专区', note: '科技、乡村振兴等专区', leadsTo: { href: '/characteristicArea' }, icon: 'zones' },
  { label: '救灾贷款', note: '灾后恢复生产经营', leadsTo: { href: '/disaster' }, icon: 'disaster' },
  { label: '看数据', note: '全省融资对接统计', leadsTo: { href: '/statistics' }, icon: 'figures' },
]

/** How many stand in the grid. */
const SHOWN = 10

/** The services that lead to a page, at most ten. */
export function shownServices(hasPage: (path: string) => boolean): readonly Service[] {
  const leads = ({ leadsTo }: Service) =>
    'management' in leadsTo || hasPage(leadsTo.href.split('?')[0] ?? leadsTo.href)
  return SERVICES.filter(leads).slice(0, SHOWN)
}
