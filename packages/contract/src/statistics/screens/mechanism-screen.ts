import * as z from 'zod'
import { caseKindNames } from '../../all-cases.ts'
import { amountOut, countOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { field, oneOf } from '../../kernel/field.ts'
import { toldCount } from '../figure-group.ts'

/** The steps that an application of this year has reached. */
export const FLOW_STEPS = [
  { code: 'applied', name: '提交申请' },
  { code: 'accepted', name: '受理' },
  { code: 'credited', name: '授信' },
  { code: 'drawn', name: '放款' },
] as const
export type FlowStepCode = (typeof FLOW_STEPS)[number]['code']

/** Where applications of a step stand that have not reached the next one. */
export const FLOW_RESTS = [
  { code: 'waiting', name: '待受理', after: 'applied', isOpen: true },
  { code: 'overdue', name: '超时未受理', after: 'applied', isOpen: true },
  { code: 'lapsed', name: '超时关闭', after: 'applied', isOpen: false },
  { code: 'refusedEarly', name: '未受理', after: 'applied', isOpen: false },
  { code: 'withdrawnEarly', name: '企业撤回', after: 'applied', isOpen: false },
  { code: 'deciding', name: '审批中', after: 'accepted', isOpen: true },
  { code: 'supplement', name: '待企业补件', after: 'accepted', isOpen: true },
  { code: 'refused', name: '未通过', after: 'accepted', isOpen: false },
  { code: 'withdrawn', name: '企业撤回', after: 'accepted', isOpen: false },
  { code: 'signing', name: '待签约', after: 'credited', isOpen: true },
  { code: 'drawing', name: '待放款', after: 'credited', isOpen: true },
  { code: 'unused', name: '未使用', after: 'credited', isOpen: false },
] as const
export type FlowRestCode = (typeof FLOW_RESTS)[number]['code']

const step = component('FlowStep', '流程的一步', 'public', {
  code: oneOf('环节', FLOW_STEPS),
  count: toldCount('走到这一步的', '笔'),
  amountYuan: amountOut('金额', {
    help: '提交和受理为申请金额，授信为授信额度，放款为实际放款；笔数不公开的为空',
  }).nullable(),
})

const rest = component('FlowRest', '停在这里的', 'public', {
  code: oneOf('去向', FLOW_RESTS),
  count: toldCount('笔数', '笔'),
})

/** How many days before and after a limit have a place of their own; what lies further stands at the ends. */
export const DAYS_BEFORE = 30
export const DAYS_AFTER = 10

const line = component('OpenCases', '一类在办事项', 'public', {
  kind: oneOf('事项', caseKindNames),
  name: textOut('事项名称'),
  open: countOut('在办', '件'),
  onInstitution: countOut('等机构或平台办理', '件'),
  onEnterprise: countOut('等企业', '件'),
  paused: countOut('没有时限或已停钟', '件'),
  overdue: countOut('超时', '件'),
  dueToday: countOut('今天到期', '件'),
  days: field(z.array(z.int()), {
    label: '按距时限的天数',
    help: `从超时 ${DAYS_AFTER} 天以上到还有 ${DAYS_BEFORE} 天以上，每天一格`,
  }),
})

/** Where applications wait, and for whom. */
export const mechanismScreen = component('MechanismScreen', '融资机制', 'public', {
  steps: listOut('环节', step),
  rests: listOut('去向', rest),
  lines: listOut('在办事项', line),
})
export type MechanismScreen = z.output<typeof mechanismScreen>
