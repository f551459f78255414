import * as z from 'zod'
import { caseKindNames } from '../all-cases.ts'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { field, flag, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { letterCase, MOST_LETTER_CASES } from './letter-case.ts'

const subject = text('事由', { min: 4, max: 100 }, { example: '关于 3 件融资申请超时未受理' })
const content = text(
  '督办内容',
  { min: 10, max: 2_000 },
  { help: '写明存在的问题和办理要求；不得出现个人信息' },
)

/** Which case: its kind and number in the shared task list. */
const caseRef = z.object({ kind: oneOf('业务', caseKindNames), caseId: id('业务编号') })

export const letterForm = component('LetterForm', '督办函', 'internal', {
  orgId: id('机构'),
  subject,
  content,
  cases: field(
    z
      .array(caseRef)
      .min(1, '请选择要督办的业务')
      .max(MOST_LETTER_CASES, `一封督办函最多涉及 ${MOST_LETTER_CASES} 件业务`),
    { label: '涉及业务' },
  ),
})
export type LetterForm = z.output<typeof letterForm>

/** What the institution did. */
export const answerField = text(
  '办理情况',
  { min: 10, max: 2_000 },
  { help: '逐件写明已经采取的措施、结果和尚未办结的原因；不得出现个人信息' },
)
export const returnField = text('退回原因', { min: 4, max: 500 })

const listed = {
  id: idOut('督办函编号'),
  number: textOut('文号', { example: 'DB20261124-000001' }),
  orgId: idOut('机构编号'),
  orgName: textOut('机构'),
  areaName: textOut('发函地区'),
  subject: fieldOut(subject),
  cases: countOut('涉及业务', '件'),
  casesDone: countOut('机构已办理', '件'),
  casesGone: countOut('机构未办理而终结', '件', { help: '发函后由企业撤回、改投，或超时关闭的' }),
  returns: countOut('退回', '次'),
  reminders: countOut('催办', '次'),
  ...caseProgress(letterCase),
}

export const letterRow = component('LetterRow', '督办函（列表）', 'internal', listed)
export type LetterRow = z.output<typeof letterRow>

/** A case the letter is about: as it was then, and what has become of it (decision 0208). */
const letterSubject = component('LetterCase', '涉及业务', 'internal', {
  kind: oneOf('业务', caseKindNames),
  caseId: idOut('业务编号'),
  number: textOut('编号'),
  companyName: textOut('企业', {
    help: '政府看到的是脱敏名称；机构受理前企业已撤回或改投的，为空',
  }).nullable(),
  dueAt: moment('当时的时限').nullable(),
  isOpen: flag('仍待机构办理'),
  isHandled: flag('机构已办理'),
  leftAs: textOut('终结方式', {
    help: '机构未办理而终结的，写明企业、主管部门或平台使业务进入的状态；其余为空',
    example: '已撤回',
  }).nullable(),
})

export const letterDetail = component('Letter', '督办函', 'internal', {
  ...listed,
  authorName: textOut('发函人', { sensitivity: 'personal' }),
  content: fieldOut(content),
  answer: fieldOut(answerField).nullable(),
  answeredAt: moment('答复时间').nullable(),
  returnReason: fieldOut(returnField).nullable(),
  subjects: listOut('涉及业务', letterSubject),
  timeline: listOut('办理进度', component('LetterEvent', '督办经历', 'internal', caseEvent(letterCase))),
  can: component('LetterCan', '可进行的操作', 'internal', caseCan(letterCase, 'institution', 'authority')),
  version: versionOut,
})
export type LetterDetail = z.output<typeof letterDetail>
