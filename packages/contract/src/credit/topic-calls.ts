import * as z from 'zod'
import { done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, optionalText, text } from '../kernel/field.ts'
import { pageOf } from '../kernel/page.ts'
import { creditErrors as errors } from './errors.ts'
import { creditGraph } from './graph.ts'
import { creditOverview, publicCompany, topicPage } from './topic-entities.ts'
import { topicTypeName } from './topic-schema.ts'
import { CREDIT_TOPICS } from './topics.ts'
import type { CreditTopic } from './topics/topic.ts'

/** What keeps a reader out, as the gate says it. */
const GATE = [
  errors.notGranted,
  errors.requestPending,
  errors.requestRejected,
  errors.revoked,
  errors.expired,
  errors.outOfScope,
  errors.otherPurpose,
  errors.houseNotNamed,
  errors.roleNotCovered,
] as const

const SOURCE = [errors.sourceUnavailable, errors.companyNotFound, errors.codeMissing] as const

/** The case for which an institution reads; without it any authorisation that the company gave it counts. */
const caseNo = optionalText('业务编号', 40)

const readers = ['enterprise:any', 'institution'] as const

/** An address holds text. */
const pageNumber = z.coerce
  .number({ error: '页码须为整数' })
  .int('页码须为整数')
  .min(1, '页码从 1 开始')
  .max(100_000, '页码过大')
const rows = (most: number) =>
  z.coerce
    .number({ error: '每页条数须为整数' })
    .int('每页条数须为整数')
    .min(1, '每页至少 1 条')
    .max(most, `每页最多 ${most} 条`)

const queryPage = {
  currentPageNum: field(pageNumber.default(1), { label: '页码' }),
  pageSize: field(rows(100).default(10), { label: '每页条数' }),
}

function topicCall(topic: CreditTopic) {
  return defineCall({
    name: `credit.get${topicTypeName(topic)}`,
    summary: `信用信息：${topic.name}`,
    method: 'GET',
    path: `/checkPortal/${topic.family}/${topic.path}/{id}`,
    access: readers,
    effect: 'read',
    params: z.object({ id: id('企业编号') }),
    query: z.object({ caseNo, ...queryPage }),
    output: topicPage(topic),
    errors: [...GATE, ...SOURCE],
  })
}

export type TopicCall = ReturnType<typeof topicCall>

/** One call for each topic, in the families of paths that the specification names. */
export const topicCalls: readonly TopicCall[] = CREDIT_TOPICS.map(topicCall)

/** The call of a topic. */
export function callOfTopic(code: string): TopicCall {
  const index = CREDIT_TOPICS.findIndex((topic) => topic.code === code)
  const call = topicCalls[index]
  if (call === undefined) throw new Error(`no topic ${code}`)
  return call
}

export const getCreditOverview = defineCall({
  name: 'credit.getCreditOverview',
  summary: '信用信息总览：各主题的条数和最新日期',
  method: 'GET',
  path: '/console/credit/overviews/{id}',
  access: readers,
  effect: 'read',
  params: z.object({ id: id('企业编号') }),
  query: z.object({ caseNo }),
  output: creditOverview,
  errors: [...GATE, ...SOURCE],
})

export const markCreditVisit = defineCall({
  name: 'credit.markCreditVisit',
  summary: '记下本人已看过本企业的信用信息',
  method: 'POST',
  path: '/console/credit/visits',
  access: 'enterprise:any',
  effect: 'write',
  output: done,
})

export const getGraphNodes = defineCall({
  name: 'credit.getGraphNodes',
  summary: '关联图谱：股东、投资、任职和分支，循环有标记',
  method: 'GET',
  path: '/checkPortal/QccResult/getGraphNodes',
  access: readers,
  effect: 'read',
  query: z.object({
    id: id('企业编号'),
    keyWord: optionalText('关键词', 50),
    caseNo,
  }),
  output: creditGraph,
  errors: [...GATE, ...SOURCE],
})

/** The three segments of the specification: what is searched for, page, page size. */
export const listPublicCompanies = defineCall({
  name: 'credit.listPublicCompanies',
  summary: '企业查询：按名称或统一社会信用代码查找企业的公开基本信息',
  method: 'GET',
  path: '/portal/enterpriseCredit/getJBXXList/{a}/{b}/{c}',
  access: 'public',
  effect: 'read',
  limit: 'estimate',
  spends: 'searches',
  params: z.object({
    a: text('企业名称或统一社会信用代码', { min: 2, max: 50 }),
    b: field(pageNumber, { label: '页码' }),
    c: field(rows(20), { label: '每页条数' }),
  }),
  output: pageOf(publicCompany),
  errors: [errors.sourceUnavailable],
})
