import * as z from 'zod'
import { amountOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageFacts } from '../kernel/page.ts'
import { CONTRADICTION_FIELDS } from './contradictions.ts'
import { ITEM_CLASSES } from './item-classes.ts'
import { objectionMark } from './objections/objection-mark.ts'
import { topicContent, topicTypeName } from './topic-schema.ts'
import { CREDIT_TOPICS } from './topics.ts'
import type { CreditTopic } from './topics/topic.ts'

/** Where an answer comes from and how old it is; the same for every topic. */
const reading = {
  source: textOut('来源'),
  fetchedAt: moment('读取时间'),
  isDemonstration: flag('演示数据'),
  /** The source could not be asked; this is what it said before. */
  isStale: flag('来源暂时不可用，为上次读取的内容'),
} as const

/** What every item of every topic says of itself. */
const itemFacts = {
  id: idOut('条目编号'),
  source: textOut('来源'),
  dataDate: dateOnly('数据日期').nullable(),
  fetchedAt: moment('读取时间'),
  isDemonstration: flag('演示数据'),
  isNew: flag('上次查看后新增'),
  /** Of what speaks against a company alone (order 36). */
  itemClass: oneOf('失信类别', ITEM_CLASSES).nullable(),
  publishedOn: dateOnly('认定日期').nullable(),
  publishedUntil: dateOnly('公示截止日').nullable(),
  /** Objections to it that are being examined, and what came of the others; the newest first. */
  objections: listOut('异议标注', objectionMark),
} as const

/** One page of a topic. */
export function topicPage(topic: CreditTopic) {
  const content = topicContent(topic)
  const item = component(`Credit${topicTypeName(topic)}Item`, `${topic.name}条目`, 'internal', {
    ...itemFacts,
    content: field(content, { label: topic.name }),
  })
  return z.object({ list: listOut('列表', item), ...pageFacts, reading: creditReading })
}

export const creditReading = component('CreditReading', '读取情况', 'internal', reading)

/** One topic in the overview. A topic that the reader's authorisation does not cover tells nothing but that. */
export const creditTopicSummary = component('CreditTopicSummary', '主题概况', 'internal', {
  topic: oneOf('主题', CREDIT_TOPICS),
  isOpen: flag('可查看'),
  count: countOut('条数', '条').nullable(),
  newestOn: dateOnly('最新日期').nullable(),
  isNew: flag('上次查看后有变化'),
  fetchedAt: moment('明细读取时间').nullable(),
})

/** What certification and registry say differently, with what the reader may do about it. */
export const creditContradiction = component('CreditContradiction', '信息不一致', 'internal', {
  id: idOut('编号'),
  field: oneOf('项目', CONTRADICTION_FIELDS),
  certifiedValue: textOut('企业认证中的内容', { sensitivity: 'personal' }),
  registryValue: textOut('登记信息中的内容', { sensitivity: 'personal' }),
  foundAt: moment('发现时间'),
  openFrom: moment('开始向被授权机构提示的时间'),
})

export const creditOverview = component('CreditOverview', '信用信息总览', 'internal', {
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称'),
  creditCode: textOut('统一社会信用代码'),
  topics: listOut('主题', creditTopicSummary),
  contradictions: listOut('信息不一致', creditContradiction),
  /** Of the topics that are open: those the source answered for; what is missing never counts against a company. */
  completenessPercent: field(z.number(), { label: '信息完整度', unit: '%' }),
  lastVisitAt: moment('上次查看时间').nullable(),
  scannedAt: moment('总览读取时间').nullable(),
  source: textOut('来源').nullable(),
  isDemonstration: flag('演示数据'),
  isStale: flag('来源暂时不可用，为上次读取的内容'),
})

/** What anybody may know of a company. */
export const publicCompany = component('PublicCompany', '企业公开信息', 'public', {
  name: textOut('企业名称'),
  creditCode: textOut('统一社会信用代码'),
  stateName: textOut('登记状态').nullable(),
  areaName: textOut('所在地区').nullable(),
  industryName: textOut('所属行业').nullable(),
  foundedOn: dateOnly('成立日期').nullable(),
  regCapitalYuan: amountOut('注册资本').nullable(),
  source: textOut('来源'),
  isDemonstration: flag('演示数据'),
})
