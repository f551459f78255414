import * as z from 'zod'
import { codesOut, countOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { dateOnly, field, flag, idOut, oneOf } from '../../kernel/field.ts'
import { CREDIT_TOPICS } from '../topics.ts'
import { PROFILE_DIMENSIONS, PROFILE_FACTORS, PROFILE_VERSIONS } from './profile-rules.ts'

/** Why a question has an answer, or has none. */
export const FACTOR_STATES = [
  { code: 'known', name: '已计分' },
  { code: 'unknown', name: '没有数据' },
  { code: 'unread', name: '来源暂时不可用' },
  { code: 'late', name: '数据未到，稍后重算' },
  { code: 'closed', name: '未授权' },
] as const
export type FactorState = (typeof FACTOR_STATES)[number]['code']

/** An item that an answer rests on, or that was read and does not count. */
export const profileInput = component('CreditProfileInput', '画像依据', 'internal', {
  topic: oneOf('主题', CREDIT_TOPICS),
  /** Nothing where the answer is that there is no item. */
  itemId: idOut('条目编号').nullable(),
  fact: textOut('内容'),
  source: textOut('来源').nullable(),
  dataDate: dateOnly('数据日期').nullable(),
  isCounted: flag('计入'),
  /** Why it does not count, until when it does, or that an objection to it is open. */
  note: textOut('说明').nullable(),
})
export type ProfileInput = z.output<typeof profileInput>

const points = (label: string) => field(z.int(), { label, unit: '分' })

export const profileFactor = component('CreditProfileFactor', '画像因素', 'internal', {
  code: oneOf('因素', PROFILE_FACTORS),
  topic: oneOf('主题', CREDIT_TOPICS),
  state: oneOf('状态', FACTOR_STATES),
  answer: textOut('结果').nullable(),
  points: points('得分'),
  mostPoints: points('最高得分'),
  leastPoints: points('最低得分'),
  /** What would raise it; nothing where it cannot be raised. */
  improve: textOut('怎样改善').nullable(),
  inputs: listOut('依据', profileInput),
})
export type AnsweredFactor = z.output<typeof profileFactor>

/** The whole sum: base, points of every question, what is not known. It is no credit rating and bears no grade. */
export const creditProfile = component('CreditProfile', '信用画像', 'internal', {
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称'),
  ruleVersion: oneOf('规则版本', PROFILE_VERSIONS),
  /** Version of the items that it was computed from. */
  dataVersion: countOut('数据版本'),
  asOf: dateOnly('计算日期'),
  basePoints: points('基础分'),
  totalPoints: points('合计'),
  completenessPercent: field(z.int(), { label: '信息完整度', unit: '%' }),
  dimensions: listOut(
    '维度',
    component('CreditProfileDimension', '画像维度', 'internal', {
      code: oneOf('维度', PROFILE_DIMENSIONS),
      points: points('得分'),
      mostPoints: points('最高得分'),
      leastPoints: points('最低得分'),
      factors: listOut('因素', profileFactor),
    }),
  ),
  /** Topics that the authorisation does not cover: they count nothing and only lower the completeness. */
  closedTopics: codesOut('未授权的主题', CREDIT_TOPICS),
  isDemonstration: flag('演示数据'),
  isStale: flag('部分来源暂时不可用，为上次读取的内容'),
})
export type CreditProfile = z.output<typeof creditProfile>
