import * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import { fileId } from '../files/file-id.ts'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, field, flag, idOut, oneOf, text } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { ADVISORY_SCORES, ADVISORY_TOPICS, MAX_QUESTION_FILES, QUESTION_REJECT_CODES } from './kinds.ts'
import { advisoryQuestionCase } from './question-case.ts'

/** What is attached to a question or a follow-up. */
export const questionFileIds = field(
  z.array(fileId('文件')).max(MAX_QUESTION_FILES, `最多上传 ${MAX_QUESTION_FILES} 个文件`),
  { label: '附件' },
)

/** What somebody asks. */
export const questionForm = component('AdvisoryQuestionForm', '咨询提问', 'internal', {
  title: text('咨询标题', { min: 4, max: 60 }),
  topic: oneOf('咨询类别', ADVISORY_TOPICS),
  areaCode: areaCode('所在地区'),
  content: text('咨询内容', { min: 10, max: 1_000 }),
  mayPublish: flag('同意公开', { help: '隐去企业、个人名称和联系方式，经复核后公开问题和答复' }),
  fileIds: questionFileIds.optional(),
})
export type QuestionForm = z.output<typeof questionForm>

const { title, topic, content, mayPublish } = questionForm.shape

const asked = {
  id: idOut('咨询编号'),
  questionNo: textOut('咨询单号'),
  /** What was asked and by whom is told to nobody else once it was taken back before anybody took it up. */
  title: fieldOut(title).nullable(),
  topic: fieldOut(topic),
  areaName: textOut('受理地区'),
  companyName: textOut('提问企业').nullable(),
  orgName: textOut('答复机构').nullable(),
  ...caseProgress(advisoryQuestionCase),
}

export const advisoryQuestionRow = component('AdvisoryQuestionRow', '咨询提问（列表）', 'internal', asked)
export type AdvisoryQuestionRow = z.output<typeof advisoryQuestionRow>

export const advisoryQuestion = component('AdvisoryQuestion', '咨询提问', 'internal', {
  ...asked,
  areaCode: textOut('受理地区代码'),
  content: fieldOut(content).nullable(),
  mayPublish: fieldOut(mayPublish),
  files: listOut('附件', linkedFile),
  answer: textOut('答复内容').nullable(),
  score: oneOf('评价', ADVISORY_SCORES).nullable(),
  rejectCode: oneOf('不予答复原因', QUESTION_REJECT_CODES).nullable(),
  rejectReason: textOut('原因说明').nullable(),
  nextSteps: textOut('建议').nullable(),
  reopenings: countOut('追问次数', '次'),
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('AdvisoryQuestionEvent', '咨询经历', 'internal', caseEvent(advisoryQuestionCase)),
  ),
  can: component(
    'AdvisoryQuestionCan',
    '可进行的操作',
    'internal',
    caseCan(advisoryQuestionCase, 'enterprise', 'authority', 'institution'),
  ),
  version: versionOut,
})
export type AdvisoryQuestion = z.output<typeof advisoryQuestion>
