import type { ZoneCode } from '../reference/zones.ts'

/** What the tally keeps: a number of cases and a sum, by area and by a key of its own (decisions 0010 and 0098). */
export const MEASURES = [
  { code: 'registered', name: '注册企业' },
  { code: 'certified', name: '通过认证的企业' },
  { code: 'applied', name: '已提交的融资申请' },
  { code: 'applied.industry', name: '融资申请（按行业）' },
  { code: 'applied.month', name: '融资申请（按月份）' },
  { code: 'accepted', name: '已受理或超时未受理的申请' },
  { code: 'decided', name: '已作出决定的申请（按用时）' },
  { code: 'credited', name: '已授信的申请' },
  { code: 'credited.rate', name: '授信利率与金额之积' },
  { code: 'credited.rated', name: '记有利率的授信' },
  { code: 'disbursed', name: '已放款的申请' },
  { code: 'disbursed.first', name: '首贷' },
  { code: 'disbursed.renewed', name: '续贷' },
  { code: 'disbursed.unrepaid', name: '无还本续贷' },
  { code: 'disbursed.security', name: '放款（按是否纯信用）' },
  { code: 'disbursed.rate', name: '利率与放款金额之积' },
  { code: 'disbursed.rated', name: '记有利率的放款' },
  { code: 'disbursed.cost', name: '综合年化成本与放款金额之积' },
  { code: 'disbursed.costed', name: '可计算综合成本的放款' },
  { code: 'disbursed.zone', name: '放款（按专区）' },
  { code: 'closed', name: '已有结果的申请' },
  { code: 'closed.drawn', name: '已有结果的申请中实际放款' },
  { code: 'needs', name: '已发布的融资需求' },
  { code: 'needs.ended', name: '已有结果的融资需求' },
  { code: 'needs.matched', name: '对接成功的融资需求' },
  { code: 'reports', name: '已提交的需求填报' },
  { code: 'reports.credited', name: '已授信的需求填报' },
  { code: 'reports.drawn', name: '需求填报的放款（逐笔）' },
  { code: 'questions', name: '咨询' },
  { code: 'questions.answered', name: '已答复的咨询' },
  { code: 'openings', name: '开户预约' },
  { code: 'openings.opened', name: '已开立的账户' },
  { code: 'projects', name: '已发布的股权项目' },
  { code: 'projects.invested', name: '已获投资的股权项目' },
] as const

export type MeasureCode = (typeof MEASURES)[number]['code']

/** Where the tally keeps what is counted for the province alone and belongs to no area. */
export const PROVINCE_ALONE = '000000'

/** What screens and cockpit count beside the catalogue (decision 0155). */
const STANDING_MEASURES = [
  { code: 'enterprises', name: '企业（按认证状态和有无贷款）' },
  { code: 'certified.kind', name: '通过认证的企业（按规模和行业）' },
  { code: 'standing', name: '融资申请（按年份和所处环节）' },
  { code: 'standing.credited', name: '融资申请的授信额度（按年份和所处环节）' },
  { code: 'standing.drawn', name: '融资申请的放款金额（按年份和所处环节）' },
  { code: 'collected', name: '归集的数据' },
  { code: 'collected.topic', name: '归集的信用信息（按主题）' },
  { code: 'consents', name: '授权（按状态）' },
  { code: 'consents.until', name: '有效的授权（按到期日）' },
  { code: 'looks', name: '查阅授权信息（按用途）' },
  { code: 'due.unit', name: '到期贷款（按到期日和市州）' },
  { code: 'due.org', name: '到期贷款（按到期日和机构）' },
  { code: 'due.county', name: '各市州的到期贷款（按到期日和区县）' },
  { code: 'due.unit.org', name: '各市州的到期贷款（按到期日和机构）' },
  { code: 'renewal', name: '申请了续贷的贷款（按到期日和状态）' },
  { code: 'renewal.unit', name: '各市州申请了续贷的贷款（按到期日和状态）' },
  { code: 'open', name: '机构的在办事项' },
  { code: 'open.until', name: '在办事项（按时限）' },
] as const
export type StandingMeasure = (typeof STANDING_MEASURES)[number]['code']

/** The same cases within one zone. */
export type ZoneMeasure = `${'applied.month' | 'credited' | 'disbursed'}@${ZoneCode}`

/** The name of a measure, also of one within a zone. */
export function measureName(code: string): string {
  const [own, zone] = code.split('@')
  const name = [...MEASURES, ...STANDING_MEASURES].find((measure) => measure.code === own)?.name ?? code
  return zone === undefined ? name : `${name}（专区）`
}
