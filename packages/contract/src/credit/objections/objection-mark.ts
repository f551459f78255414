import type * as z from 'zod'
import { textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { flag, moment, oneOf } from '../../kernel/field.ts'

/** How an objection stands beside its item. */
export const OBJECTION_MARKS = [
  { code: 'open', name: '异议处理中' },
  { code: 'corrected', name: '已更正' },
  { code: 'kept', name: '经核查维持原信息' },
] as const
export type ObjectionMarkCode = (typeof OBJECTION_MARKS)[number]['code']

/** What every reader of an item is told of objections to it; who objected and why is for the company and the operators. */
export const objectionMark = component('ObjectionMark', '异议标注', 'internal', {
  number: textOut('异议编号'),
  mark: oneOf('异议标注', OBJECTION_MARKS),
  submittedAt: moment('提出时间'),
  decidedAt: moment('答复时间').nullable(),
  /** The correction, or why the item stays as it is. */
  statement: textOut('更正内容或答复').nullable(),
  hasItemChanged: flag('提出异议后来源更新过该条目'),
})
export type ObjectionMark = z.output<typeof objectionMark>
