import type { AdvisoryTopic } from '@lqr/contract/advisory/kinds.ts'
import type { QuestionStatus } from '@lqr/contract/advisory/question-case.ts'

export interface ExampleQuestion {
  /** Who asks: a part of the enterprise's name; `own` is the demonstration enterprise. */
  readonly of: string
  readonly state: QuestionStatus
  readonly topic: AdvisoryTopic
  /** Days since it was handed in. */
  readonly daysAgo: number
  /** Whether the demonstration bank is to answer. */
  readonly isReferred?: true
  readonly mayPublish: boolean
  readonly title: string
  readonly content: string
  readonly answer?: string
}

/** Questions of example enterprises over every state. */
export const EXAMPLE_QUESTIONS: readonly ExampleQuestion[] = [
  {
    of: 'own',
    state: 'ANSWERED',
    topic: 'policy',
    daysAgo: 6,
    mayPublish: true,
    title: '首次贷款有没有贴息',
    content: '我公司此前没有在银行贷过款，想了解首次贷款有没有贴息，由谁申请。',
    answer:
      '本地区是否贴息以当地当年公布的办法为准。请在“政策速递”按地区查看现行政策，符合条件的由企业按通知申报。',
  },
  {
    of: 'own',
    state: 'SUBMITTED',
    topic: 'loan',
    daysAgo: 0,
    mayPublish: false,
    title: '无抵押可以申请哪些贷款',
    content: '我公司没有房产抵押，主要资产是冷链设备和应收账款，可以申请哪些贷款产品？',
  },
  {
    of: 'own',
    state: 'REFERRED',
    topic: 'loan',
    daysAgo: 1,
    isReferred: true,
    mayPublish: true,
    title: '贷款到期前怎样办理续贷',
    content: '流动资金贷款两个月后到期，订单正在生产，想办理续贷，需要提前多久申请？',
  },
  {
    of: '装备制造',
    state: 'ASSIGNED',
    topic: 'guarantee',
    daysAgo: 1,
    mayPublish: false,
    title: '政府性担保的费率怎么计算',
    content: '申请三百万元担保贷款，担保费按什么比例、什么时候收取？',
  },
  {
    of: '天水示例机床',
    state: 'REOPENED',
    topic: 'equity',
    daysAgo: 5,
    mayPublish: false,
    title: '挂牌前要准备哪些材料',
    content: '打算在区域性股权市场挂牌，财务和股东方面要先准备哪些材料？',
    answer: '请先对照“挂牌申请”页面的材料清单准备，各层次的要求不同。',
  },
  {
    of: '瓜州示例新能源有限公司',
    state: 'CLOSED',
    topic: 'credit',
    daysAgo: 20,
    mayPublish: true,
    title: '信用信息有误怎样更正',
    content: '信用报告里有一条已经履行完毕的合同纠纷，怎样提出更正？',
    answer:
      '请在“信用服务”找到该条信息提出异议，写明理由并上传证明；核查期间该条信息会标注异议，二十日内书面答复。',
  },
  {
    of: '山丹示例马铃薯淀粉有限公司',
    state: 'RATED',
    topic: 'loan',
    daysAgo: 9,
    isReferred: true,
    mayPublish: true,
    title: '收购贷款什么时候申请合适',
    content: '每年十月开始收购马铃薯，收购贷款一般要提前多久申请？',
    answer: '建议在收购开始前一个半月提出申请，并准备上年收购台账和本年收购计划。',
  },
  {
    of: '戈壁运输',
    state: 'REJECTED',
    topic: 'other',
    daysAgo: 12,
    mayPublish: false,
    title: '道路运输证年审怎么办',
    content: '车辆道路运输证快到期了，年审在哪里办理，要带什么？',
  },
]
