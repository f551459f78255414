import type { CreditTopic, TopicFamily } from './topic.ts'
import { amount, day, number, text } from './topic-fields.ts'

/** What a company pays to a public utility; the same fields for each. */
function utility<const C extends string, const P extends string>(code: C, name: string, path: P) {
  return {
    code,
    name,
    group: 'payment',
    scope: 'utilities',
    family: 'demandReport',
    path,
    goodForDays: 30,
    fields: {
      period: text('所属期'),
      usage: number('用量'),
      billedYuan: amount('应缴金额'),
      arrearsYuan: amount('欠费金额'),
      overdueFeeYuan: amount('滞纳金'),
      paidOn: day('缴清日期'),
    },
  } as const satisfies CreditTopic
}

/** What an insured employer pays. */
function contributions<const C extends string, const P extends string>(code: C, name: string, path: P) {
  return {
    code,
    name,
    group: 'payment',
    scope: 'socialSecurity',
    family: 'demandReport',
    path,
    goodForDays: 30,
    fields: {
      period: text('所属期'),
      insured: number('缴存人数', '人'),
      billedYuan: amount('应缴金额'),
      arrearsYuan: amount('欠缴金额'),
      overdueFeeYuan: amount('滞纳金'),
      paidOn: day('缴清日期'),
    },
  } as const satisfies CreditTopic
}

const FAMILY = 'demandReport' satisfies TopicFamily

/** What tax offices, funds, utilities and the credit office keep. */
export const governmentTopics = [
  {
    code: 'taxLevels',
    name: '纳税信用等级',
    group: 'tax',
    scope: 'tax',
    family: FAMILY,
    path: 'getTaxLevels',
    goodForDays: 30,
    fields: {
      year: number('评价年度', '年'),
      creditLevel: text('信用等级'),
      organ: text('评价机关'),
      assessedOn: day('评价日期'),
      validFrom: day('有效期自'),
      validTo: day('有效期至'),
    },
  },
  {
    code: 'taxArrears',
    name: '欠税公告',
    group: 'tax',
    scope: 'tax',
    family: FAMILY,
    path: 'getTaxArrears',
    isPublic: true,
    negative: 'general',
    goodForDays: 7,
    fields: {
      period: text('所属期'),
      taxName: text('税种'),
      balanceYuan: amount('欠税余额'),
      currentYuan: amount('当期新增欠税'),
      organ: text('税务机关'),
      publishedOn: day('公告日期'),
      areaName: text('地区'),
    },
  },
  {
    code: 'taxOffences',
    name: '重大税收违法',
    group: 'tax',
    scope: 'tax',
    family: FAMILY,
    path: 'getTaxOffences',
    isPublic: true,
    negative: 'serious',
    goodForDays: 7,
    fields: {
      nature: text('案件性质'),
      facts: text('主要违法事实'),
      basis: text('法律依据'),
      handling: text('处理处罚情况'),
      enteredOn: day('公布日期'),
      removedOn: day('撤出日期'),
    },
  },
  {
    code: 'taxAbnormal',
    name: '税务非正常户',
    group: 'tax',
    scope: 'tax',
    family: FAMILY,
    path: 'getTaxAbnormal',
    isPublic: true,
    negative: 'general',
    goodForDays: 7,
    fields: { determinedOn: day('认定日期'), organ: text('认定机关'), releasedOn: day('解除日期') },
  },
  contributions('socialInsurance', '社会保险缴纳', 'getSocialInsurance'),
  contributions('housingFund', '住房公积金缴存', 'getHousingFund'),
  utility('water', '用水缴费', 'getWaterBills'),
  utility('gas', '用气缴费', 'getGasBills'),
  utility('electricity', '用电缴费', 'getElectricityBills'),
  {
    code: 'publicRating',
    name: '公共信用综合评价',
    group: 'honour',
    scope: 'judicial',
    family: FAMILY,
    path: 'getPublicRating',
    goodForDays: 30,
    fields: {
      gradeName: text('评价结果'),
      score: number('得分', '分'),
      assessedOn: day('评价日期'),
      validFrom: day('有效期自'),
      validTo: day('有效期至'),
      organ: text('评价单位'),
    },
  },
  {
    code: 'redList',
    name: '守信激励名单（红名单）',
    group: 'honour',
    scope: 'judicial',
    family: FAMILY,
    path: 'getRedList',
    isPublic: true,
    goodForDays: 7,
    fields: {
      listName: text('名单名称'),
      organ: text('认定机关'),
      enteredOn: day('列入日期'),
      validTo: day('有效期至'),
      reason: text('列入依据'),
    },
  },
  {
    code: 'blackList',
    name: '失信惩戒名单（黑名单）',
    group: 'honour',
    scope: 'judicial',
    family: FAMILY,
    path: 'getBlackList',
    isPublic: true,
    negative: 'serious',
    goodForDays: 1,
    fields: {
      listName: text('名单名称'),
      organ: text('认定机关'),
      enteredOn: day('列入日期'),
      removedOn: day('移出日期'),
      reason: text('列入事由'),
    },
  },
] as const satisfies readonly CreditTopic[]
