import * as z from 'zod'
import { fileFacts } from '../files/entities.ts'
import { listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, oneOf } from '../kernel/field.ts'
import { FACT_FORM_CODES } from './forms.ts'
import { FACT_NAMES, knownValues } from './known-values.ts'
import { FACT_SOURCES } from './sources.ts'

/** Where a value comes from: by what it was said, and when. */
const knownOrigin = component('KnownOrigin', '已知内容的来源', 'internal', {
  fact: field(z.enum(FACT_NAMES), { label: '内容' }),
  source: oneOf('来源', FACT_SOURCES),
  caseNo: textOut('事项编号').nullable(),
  asOf: dateOnly('日期'),
})

/** A document that the enterprise has handed in before and that has not lapsed. */
const givenDocument = component('GivenDocument', '交过的材料', 'internal', {
  document: textOut('材料名称', { example: '营业执照' }),
  ...fileFacts,
  givenOn: dateOnly('提交日期'),
})
export type GivenDocument = z.output<typeof givenDocument>

export const knownFacts = component('KnownFacts', '本企业的已知内容', 'internal', {
  values: knownValues,
  origins: listOut('来源', knownOrigin),
  documents: listOut('交过的材料', givenDocument),
})
export type KnownFacts = z.output<typeof knownFacts>

/** What the platform knows of the asking enterprise and this form asks for, so that nothing is asked twice. */
export const getKnownFacts = defineCall({
  name: 'facts.getKnownFacts',
  summary: '本企业的已知内容（填表用）',
  method: 'GET',
  path: '/console/facts/forms/{form}',
  access: 'enterprise',
  effect: 'read',
  params: z.object({
    form: field(z.enum(FACT_FORM_CODES, { error: '表单不正确' }), { label: '表单', example: 'productApply' }),
  }),
  output: knownFacts,
})

/** By what an institution receives an enterprise's data. */
export const receiverKinds = [
  { code: 'case', name: '办理事项' },
  { code: 'authorisation', name: '信息授权' },
  { code: 'taxLicence', name: '涉税授权' },
  { code: 'creditReport', name: '信用报告' },
] as const

/** Whom an institution was told the former legal representative by. */
const formerReceiver = component('FormerReceiver', '收到原法定代表人的机构', 'internal', {
  kind: oneOf('途径', receiverKinds),
  orgName: textOut('机构名称'),
  title: textOut('事项'),
  number: textOut('编号'),
  at: dateOnly('日期'),
  link: textOut('查看地址').nullable(),
})

const legalPersonChange = component('LegalPersonChange', '法定代表人变更', 'internal', {
  formerName: textOut('原法定代表人', { sensitivity: 'personal' }),
  presentName: textOut('现法定代表人', { sensitivity: 'personal' }),
  changedOn: dateOnly('变更通过日期'),
  receivers: listOut('收到原法定代表人的机构', formerReceiver),
})

/** The changes of the legal representative, each with who had received the former one by then. */
export const listLegalPersonChanges = defineCall({
  name: 'facts.listLegalPersonChanges',
  summary: '法定代表人变更，以及收到原法定代表人的机构',
  method: 'GET',
  path: '/console/facts/legalPersonChanges',
  access: 'enterprise',
  effect: 'read',
  output: z.array(legalPersonChange),
})
