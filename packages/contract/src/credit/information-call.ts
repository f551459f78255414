import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, id, idOut, oneOf, optionalText } from '../kernel/field.ts'
import { creditErrors as errors } from './errors.ts'
import { objectionMark } from './objections/objection-mark.ts'
import { CREDIT_TOPICS } from './topics.ts'

/** Topics that go out at once, and items of each: the rest is read by the call of the topic, page by page. */
export const MOST_TOPICS = 10
export const MOST_ITEMS = 50

const fact = component('CreditFact', '一项内容', 'personal', {
  label: textOut('名称'),
  value: textOut('内容'),
})

const information = component('CreditInformation', '授权信息', 'internal', {
  companyId: idOut('企业编号'),
  /** Nothing where a company reads its own. */
  authNo: textOut('授权书编号').nullable(),
  bizNo: textOut('关联业务编号').nullable(),
  receiptNo: idOut('回执编号').nullable(),
  topics: listOut(
    '信息',
    component('CreditInformationTopic', '一个主题', 'internal', {
      topic: oneOf('主题', CREDIT_TOPICS),
      total: countOut('条数', '条'),
      isStale: flag('来源暂时不可用，为上次读取的内容'),
      items: listOut(
        '条目',
        component('CreditInformationItem', '条目', 'internal', {
          id: idOut('条目编号'),
          source: textOut('来源'),
          dataDate: dateOnly('数据日期').nullable(),
          isDemonstration: flag('演示数据'),
          facts: listOut('内容', fact),
          objections: listOut('异议标注', objectionMark),
        }),
      ),
    }),
  ),
})

export const readCreditInformation = defineCall({
  name: 'credit.readCreditInformation',
  summary: '在一份授权下一次读取多项信用信息，一次交付一张回执',
  method: 'POST',
  path: '/checkPortal/creditInformation',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    companyId: id('企业编号'),
    caseNo: optionalText('业务编号', 40),
    topics: field(
      z
        .array(oneOf('信息', CREDIT_TOPICS))
        .min(1, '请至少选择一项信息')
        .max(MOST_TOPICS, `一次最多读取 ${MOST_TOPICS} 项信息`)
        .refine((codes) => new Set(codes).size === codes.length, '同一项信息不能重复选择'),
      { label: '信息' },
    ),
  }),
  output: information,
  errors: [
    errors.notGranted,
    errors.requestPending,
    errors.requestRejected,
    errors.revoked,
    errors.expired,
    errors.outOfScope,
    errors.otherPurpose,
    errors.houseNotNamed,
    errors.roleNotCovered,
    errors.sourceUnavailable,
    errors.companyNotFound,
    errors.codeMissing,
  ],
})
