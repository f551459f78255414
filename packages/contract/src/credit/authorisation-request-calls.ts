import * as z from 'zod'
import { codesOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, field, flag, id, idOut, moment, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { AUTHORISATION_PURPOSES, REQUEST_PURPOSES } from './authorisation-letter.ts'
import { authorisation } from './authorisation.ts'
import { creditErrors as errors } from './errors.ts'
import { CREDIT_READERS } from './readers.ts'
import { AUTHORISED_SCOPES, TOPIC_SCOPES } from './scopes.ts'
import { authorisationStates } from './states.ts'

/** Days that an authorisation may last at most, and within which an enterprise decides on a request. */
export const LONGEST_TERM_DAYS = 365
export const REQUEST_OPEN_DAYS = 15

const termDays = field(
  z
    .int({ error: '请输入有效天数' })
    .min(1, '有效天数至少 1 天')
    .max(LONGEST_TERM_DAYS, `有效天数最多 ${LONGEST_TERM_DAYS} 天`),
  { label: '有效天数', unit: '天', example: 90, help: '自企业同意之日起算' },
)

const topics = field(
  z
    .array(oneOf('信息', TOPIC_SCOPES))
    .min(1, '请至少选择一项信息')
    .max(TOPIC_SCOPES.length, '选择的信息过多')
    .refine((codes) => new Set(codes).size === codes.length, '同一项信息不能重复选择'),
  { label: '信息范围', codes: TOPIC_SCOPES },
)

/** An authorisation as the institution sees that asked for it or was given it. */
export const heldAuthorisation = component('HeldAuthorisation', '企业授权', 'internal', {
  id: idOut('授权编号'),
  authNo: textOut('授权书编号'),
  companyId: idOut('企业编号'),
  corporateName: textOut('授权企业'),
  purposeCode: oneOf('用途', AUTHORISATION_PURPOSES),
  bizNo: textOut('关联业务编号'),
  dataScope: codesOut('授权范围', AUTHORISED_SCOPES),
  validFrom: moment('生效时间'),
  validTo: moment('到期时间'),
  status: oneOf('状态', authorisationStates),
  revokedAt: moment('撤销时间').nullable(),
  rejectReason: textOut('不同意的原因').nullable(),
  can: component('HeldAuthorisationCan', '可进行的操作', 'internal', {
    read: flag('查看信用信息'),
    export: flag('导出凭证'),
  }),
})

export const requestAuthorisation = defineCall({
  name: 'credit.requestAuthorisation',
  summary: '机构在办理的业务中向企业申请信用授权',
  method: 'POST',
  path: '/checkPortal/powerApply',
  access: 'institution',
  roles: CREDIT_READERS,
  effect: 'create',
  body: component('AuthorisationRequestForm', '授权申请', 'internal', {
    bizNo: text('业务编号', { max: 40 }, { example: 'SQ20261120-000001' }),
    purposeCode: oneOf('用途', REQUEST_PURPOSES),
    topics,
    termDays,
    reason: text('申请原因', { min: 4, max: 300 }, { example: '贷前审批需要核实涉诉和纳税情况' }),
  }),
  output: heldAuthorisation,
  errors: [errors.caseNotFound, errors.alreadyRequested, errors.alreadyGranted],
})

export const grantRequested = defineCall({
  name: 'credit.grantRequested',
  summary: '企业同意授权申请，可缩小范围和期限',
  method: 'POST',
  path: '/console/credit/authorisations/{id}/grant',
  access: 'enterprise',
  effect: 'write',
  params: z.object({ id: id('授权编号') }),
  body: component('AuthorisationGrantForm', '授权', 'internal', {
    topics,
    termDays,
    agreementVersion: text('授权书版本', { max: 40 }),
    consent: consent('请阅读并同意授权书'),
  }),
  output: authorisation,
  errors: [errors.notFound, errors.notRequested, errors.letterChanged, errors.outOfScope],
})

export const rejectRequested = defineCall({
  name: 'credit.rejectRequested',
  summary: '企业不同意授权申请',
  method: 'POST',
  path: '/console/credit/authorisations/{id}/reject',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('授权编号') }),
  body: z.object({ reason: optionalText('不同意的原因', 200) }),
  output: authorisation,
  errors: [errors.notFound, errors.notRequested],
})

export const listHeldAuthorisations = defineCall({
  name: 'credit.listHeldAuthorisations',
  exported: { title: '企业授权' },
  summary: '本机构获得和申请的企业授权',
  method: 'POST',
  path: '/console/credit/queryHeldAuthorisationPage',
  access: 'institution',
  roles: CREDIT_READERS,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    status: oneOf('状态', authorisationStates).optional(),
    openOnly: flag('只看现在可以查看的').optional(),
    bizNo: optionalText('业务编号', 40),
  }),
  output: pageOf(heldAuthorisation),
})
