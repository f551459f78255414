import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** The page types of specification 2. */
export type BannerType =
  | 'FINANCIAL'
  | 'PROJECTINFO'
  | 'POLICY'
  | 'SMARTPOLICY'
  | 'ENTFOSTER'
  | 'CHARACTERISTICAREA'
  | 'FLOODDEFENSE'
  | 'STATISTICS'
  | 'LOAN'
  | 'ENTSCALE'
  | 'AGENCY'
  | 'SERVEHALL'

export interface BannerText {
  readonly title: string
  readonly lead: string
  /** The search box: where it searches, and what it asks for. */
  readonly search?: {
    readonly action: string
    readonly placeholder: string
    readonly suggests?: boolean
  }
  /** Zones the head leads to. */
  readonly subTitles?: readonly ZoneCode[]
}

export const bannerTexts: Readonly<Record<BannerType, BannerText>> = {
  FINANCIAL: {
    title: '金融超市',
    lead: '比较全省金融机构的融资产品，看清额度、期限和全部成本。',
    search: { action: '/financial', placeholder: '请输入银行或机构名称', suggests: true },
  },
  PROJECTINFO: {
    title: '项目信息',
    lead: '重点项目与项目融资需求。',
    search: { action: '/projectInfo', placeholder: '请输入项目名称' },
  },
  POLICY: {
    title: '政策速递',
    lead: '国家、省、市、县的惠企金融政策，过期的会标明。',
    search: { action: '/policyInfo', placeholder: '请输入政策关键词' },
  },
  SMARTPOLICY: {
    title: '智能匹配',
    lead: '按您的企业情况逐条核对政策条件。',
    search: { action: '/smartPolicy', placeholder: '请输入政策关键词' },
  },
  ENTFOSTER: {
    title: '企业服务',
    lead: '培育、辅导与专业服务。',
    search: { action: '/entFoster', placeholder: '请输入服务名称' },
  },
  CHARACTERISTICAREA: {
    title: '特色专区',
    lead: '按场景和行业找到合适的产品与政策。',
    subTitles: [
      'scenario',
      'technology',
      'rosterPublicity',
      'inclusive',
      'pension',
      'digital',
      'fiscalFinance',
    ],
  },
  FLOODDEFENSE: { title: '抗灾救灾贷款', lead: '洪涝、干旱等灾害后恢复生产经营的贷款。' },
  STATISTICS: { title: '数据统计', lead: '全省融资对接情况，每个数字都等于业务明细之和。' },
  LOAN: { title: '首贷中心', lead: '从未在银行贷过款的企业，从这里开始。' },
  ENTSCALE: { title: '企业规模自测', lead: '按统计上大中小微型企业划分办法（2017）逐步计算。' },
  AGENCY: {
    title: '中介服务',
    lead: '担保、评估、法律与会计服务机构。',
    search: { action: '/agency', placeholder: '请输入服务名称' },
  },
  SERVEHALL: {
    title: '信用服务',
    lead: '信用查询、授权与报告。',
    search: { action: '/serveHall', placeholder: '请输入服务名称' },
  },
}
