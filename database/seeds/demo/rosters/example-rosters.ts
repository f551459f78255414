import type { LeadingIndustryCode } from '@lqr/contract/reference/leading-industries.ts'
import type { RosterKindCode } from '@lqr/contract/reference/roster-kinds.ts'

/** An invented roster: issued so many days ago, valid for so many days (null: for good), naming enterprises of these industries. */
export interface ExampleRoster {
  readonly title: string
  readonly kind: RosterKindCode
  readonly issuer: string
  readonly batch: string
  readonly issuedDaysAgo: number
  readonly validDays: number | null
  readonly areaCode: string
  readonly note: string
  /** Industries of the park enterprises on it; empty takes all. */
  readonly industries: readonly LeadingIndustryCode[]
  /** Trades (GB/T 4754, category or division) of the other enterprises on it; empty takes all. */
  readonly trades: readonly string[]
  /** How many enterprises it names at most. */
  readonly size: number
  readonly remarks: readonly string[]
}

export const EXAMPLE_ROSTERS: readonly ExampleRoster[] = [
  {
    title: '专精特新中小企业名单（示例）',
    kind: 'specialized',
    issuer: '省级中小企业主管部门（示例）',
    batch: '本年度第一批',
    issuedDaysAgo: 120,
    validDays: 1095,
    areaCode: '620000',
    note: '有效期三年，期满复核。名单为示例，不代表任何真实认定结果。',
    industries: ['equipment', 'newMaterials', 'petrochemical', 'newEnergy', 'metallurgy', 'information'],
    trades: ['C', 'I'],
    size: 32,
    remarks: ['新认定', '复核通过'],
  },
  {
    title: '科技型中小企业入库名单（示例）',
    kind: 'technology',
    issuer: '省级科技主管部门（示例）',
    batch: '本年度第三批',
    issuedDaysAgo: 60,
    validDays: 365,
    areaCode: '620000',
    note: '入库信息有效期一年。名单为示例。',
    industries: ['information', 'environmental', 'biomedicine', 'newEnergy', 'culture', 'agriculture'],
    trades: ['C', 'I', 'R'],
    size: 30,
    remarks: [''],
  },
  {
    title: '小微企业融资协调机制推荐名单（示例）',
    kind: 'recommended',
    issuer: '省级融资协调工作专班（示例）',
    batch: '第六批',
    issuedDaysAgo: 25,
    validDays: 180,
    areaCode: '620000',
    note: '经走访核实后推荐给金融机构对接。列入名单不等于获得贷款。名单为示例。',
    industries: [],
    trades: [],
    size: 40,
    remarks: ['首次申报', '续贷需求', '设备更新', ''],
  },
  {
    title: '设备更新贷款白名单（示例）',
    kind: 'whitelist',
    issuer: '省级发展改革部门（示例）',
    batch: '第二批',
    issuedDaysAgo: 90,
    validDays: 365,
    areaCode: '620000',
    note: '列入白名单的企业可向金融机构申请技术改造与设备更新贷款。名单为示例。',
    industries: ['equipment', 'metallurgy', 'petrochemical', 'environmental', 'foodProcessing'],
    trades: ['C', 'B'],
    size: 28,
    remarks: ['技术改造', '设备更新'],
  },
  {
    title: '市级农业产业化龙头企业名单（示例）',
    kind: 'agricultural',
    issuer: '兰州市农业农村部门（示例）',
    batch: '本年度',
    issuedDaysAgo: 200,
    validDays: 730,
    areaCode: '620100',
    note: '每两年监测一次。名单为示例。',
    industries: ['foodProcessing', 'agriculture', 'logistics'],
    trades: ['A', '13', '14', '15'],
    size: 20,
    remarks: ['监测合格'],
  },
  {
    title: '绿色工厂公示名单（示例）',
    kind: 'green',
    issuer: '省级工业主管部门（示例）',
    batch: '上一年度',
    issuedDaysAgo: 800,
    validDays: 730,
    areaCode: '620000',
    note: '有效期两年，期满须重新申报。名单为示例，用来展示过期标注。',
    industries: ['environmental', 'newMaterials', 'newEnergy', 'metallurgy'],
    trades: ['C', 'D'],
    size: 18,
    remarks: [''],
  },
]
