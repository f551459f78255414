import * as z from 'zod'
import { linkedFile } from '../../files/entities.ts'
import { fileId } from '../../files/file-id.ts'
import { fieldOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../../kernel/cases/case-fields.ts'
import { component } from '../../kernel/component.ts'
import { dateOnly, field, flag, id, idOut, oneOf, text } from '../../kernel/field.ts'
import { versionOut } from '../../kernel/version.ts'
import { CREDIT_TOPICS } from '../topics.ts'
import { creditObjectionCase } from './objection-case.ts'
import { MAX_OBJECTION_FILES, OBJECTION_REASONS } from './objection-kinds.ts'

/** What an enterprise objects to, and why. */
export const objectionForm = component('CreditObjectionForm', '信用信息异议', 'internal', {
  itemId: id('条目'),
  reasonCode: oneOf('异议类型', OBJECTION_REASONS),
  content: text('异议说明', { min: 10, max: 1_000 }, { help: '写明哪一处不对、正确的是什么' }),
  fileIds: field(z.array(fileId('文件')).max(MAX_OBJECTION_FILES, `最多上传 ${MAX_OBJECTION_FILES} 个文件`), {
    label: '证明材料',
  }).optional(),
})
export type ObjectionForm = z.output<typeof objectionForm>

/** What an operator writes; it is shown beside the item to everybody who may read it. */
export const correctionField = text(
  '更正内容',
  { min: 4, max: 500 },
  { help: '写明正确的内容，将显示在该条目旁，供企业和被授权机构查看；不得出现个人信息' },
)
export const replyField = text(
  '书面答复',
  { min: 4, max: 500 },
  { help: '写明核查经过和维持的理由，将显示在该条目旁，供企业和被授权机构查看；不得出现个人信息' },
)

const { itemId, reasonCode, content } = objectionForm.shape

const listed = {
  id: idOut('异议编号'),
  number: textOut('异议单号'),
  /** Who objected and why is not told to operators once it was taken back before they took it up. */
  companyName: textOut('企业名称').nullable(),
  topic: oneOf('信息', CREDIT_TOPICS),
  reasonCode: fieldOut(reasonCode).nullable(),
  ...caseProgress(creditObjectionCase),
}

export const creditObjectionRow = component('CreditObjectionRow', '信用信息异议（列表）', 'internal', listed)
export type CreditObjectionRow = z.output<typeof creditObjectionRow>

const objectedFact = component('ObjectedFact', '条目的一项内容', 'personal', {
  label: textOut('名称'),
  value: textOut('内容'),
})

export const creditObjection = component('CreditObjection', '信用信息异议', 'internal', {
  ...listed,
  itemId: fieldOut(itemId),
  source: textOut('来源'),
  dataDate: dateOnly('数据日期').nullable(),
  /** As it was when the enterprise objected. */
  facts: listOut('条目内容', objectedFact),
  isShown: flag('条目仍在展示'),
  content: fieldOut(content).nullable(),
  files: listOut('证明材料', linkedFile),
  correction: fieldOut(correctionField).nullable(),
  reply: fieldOut(replyField).nullable(),
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('CreditObjectionEvent', '异议经历', 'internal', caseEvent(creditObjectionCase)),
  ),
  can: component(
    'CreditObjectionCan',
    '可进行的操作',
    'internal',
    caseCan(creditObjectionCase, 'enterprise', 'authority'),
  ),
  version: versionOut,
})
export type CreditObjection = z.output<typeof creditObjection>
