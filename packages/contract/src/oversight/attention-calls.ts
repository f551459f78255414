import * as z from 'zod'
import { caseKindNames, caseStateNames } from '../all-cases.ts'
import { amountOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { cockpitArea, COCKPIT_READERS } from '../statistics/cockpit-calls.ts'
import { statisticsErrors as errors } from '../statistics/errors.ts'
import { letterStates } from './letter-case.ts'

/** What a government looks at first in the morning. */
export const ATTENTION_LISTS = [
  { code: 'overdue', name: '机构超时' },
  { code: 'uncontacted', name: '需求超时无人对接' },
  { code: 'soon', name: '2 个工作日内到时限' },
] as const
export type AttentionList = (typeof ATTENTION_LISTS)[number]['code']

const openLetter = component('OpenLetter', '在办督办函', 'internal', {
  id: idOut('督办函编号'),
  status: oneOf('状态', letterStates),
  dueAt: moment('答复时限').nullable(),
  isOverdue: flag('已逾期'),
})

export const overdueInstitution = component('OverdueInstitution', '超时机构', 'internal', {
  orgId: idOut('机构编号'),
  orgName: textOut('机构'),
  overdue: countOut('超时', '件'),
  oldestDueAt: moment('最早的时限'),
  oldestDays: countOut('最久超时', '天'),
  soon: countOut('2 个工作日内到时限', '件'),
  letter: openLetter.nullable(),
})
export type OverdueInstitution = z.output<typeof overdueInstitution>

export const closingBatch = component('ClosingBatch', '将截止的批次', 'internal', {
  id: idOut('批次编号'),
  name: textOut('批次'),
  closesOn: dateOnly('截止日期'),
  daysLeft: countOut('剩余', '天'),
  reports: countOut('本地区已填报', '件'),
})

export const getAttention = defineCall({
  name: 'oversight.getAttention',
  summary: '今天先办这些：机构超时、需求无人对接、批次将截止、即将到时限',
  method: 'GET',
  path: '/console/oversight/attention',
  access: COCKPIT_READERS,
  effect: 'read',
  query: z.object({ areaId: cockpitArea.optional() }),
  output: component('Attention', '今天先办这些', 'internal', {
    areaCode: textOut('地区编码', { example: '620100' }),
    areaName: textOut('地区名称'),
    asOf: moment('统计时间'),
    overdue: countOut('机构超时', '件'),
    overdueOldestDays: countOut('最久超时', '天'),
    uncontacted: countOut('需求超时无人对接', '笔'),
    uncontactedAmountYuan: amountOut('无人对接的需求金额'),
    soon: countOut('2 个工作日内到时限', '件'),
    soonToday: countOut('其中今天', '件'),
    institutions: listOut('超时机构', overdueInstitution),
    closingBatches: countOut('将截止的批次', '个'),
    batches: listOut('最先截止的批次', closingBatch),
  }),
  errors: [errors.outsideArea],
})

export const attentionRow = component('AttentionCase', '需要关注的业务', 'internal', {
  kind: oneOf('业务', caseKindNames),
  caseId: idOut('业务编号'),
  number: textOut('编号'),
  companyName: textOut('企业（脱敏）'),
  orgId: idOut('机构编号').nullable(),
  orgName: textOut('机构').nullable(),
  areaName: textOut('地区').nullable(),
  amountYuan: amountOut('金额').nullable(),
  status: oneOf('状态', caseStateNames),
  dueAt: moment('时限').nullable(),
  isPaused: flag('时限暂停'),
  isOverdue: flag('已逾期'),
  openedAt: moment('提交时间'),
  letterId: idOut('在办督办函').nullable(),
})
export type AttentionRow = z.output<typeof attentionRow>

export const listAttentionCases = defineCall({
  name: 'oversight.listAttentionCases',
  exported: { title: '待关注业务' },
  summary: '今天先办这些：数字背后的业务（企业名称脱敏）',
  method: 'POST',
  path: '/console/oversight/attention/queryPage',
  access: COCKPIT_READERS,
  effect: 'read',
  body: z.object({
    ...pageInput,
    list: oneOf('名单', ATTENTION_LISTS),
    areaId: cockpitArea.optional(),
    orgId: id('机构').optional(),
    unwrittenOnly: flag('只看没有在办督办函的', { help: '所看地区和本人所在地区发出的' }).optional(),
  }),
  output: pageOf(attentionRow),
  errors: [errors.outsideArea],
})
