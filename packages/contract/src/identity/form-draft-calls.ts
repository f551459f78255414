import * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, idOut, moment } from '../kernel/field.ts'
import { identityErrors as errors } from './errors.ts'

/** The long forms whose unsubmitted content is kept. */
export const DRAFT_FORMS = [
  'accountOpening',
  'advisoryQuestion',
  'askingAppeal',
  'caseAnswer',
  'certification',
  'creditObjection',
  'demandReport',
  'fillingBatch',
  'leaseNeed',
  'leaseOffer',
  'letter',
  'listingApply',
  'serviceEnquiry',
  'listingSupply',
  'needOffer',
  'operationNote',
  'organisation',
  'productApply',
  'productCredit',
  'productSupply',
  'productTerms',
  'projectInterest',
  'property',
  'publication',
  'reportCredit',
  'reportVisit',
  'userAccount',
  'wantedProduct',
] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/** Letters that a draft may have; the longest form, an article, needs half of it. */
export const MAX_DRAFT_LENGTH = 60_000

/** Days that a draft is kept after it was last saved. */
export const DRAFT_DAYS = 90

const place = z.object({
  form: field(z.enum(DRAFT_FORMS, { error: '表单不正确' }), { label: '表单', example: 'productApply' }),
  subject: field(z.string().regex(/^[\w-]{1,40}$/, '对象不正确'), { label: '所填对象', example: '1024' }),
})

const owner = field(z.string({ error: '账号编号不正确' }).regex(/^[1-9]\d{0,14}$/, '账号编号不正确'), {
  label: '草稿所属账号',
  example: '1024',
})

const savedAt = moment('保存时间')

/** The own draft, and the key that seals in the browser what has not reached the server yet. */
export const getFormDraft = defineCall({
  name: 'identity.getFormDraft',
  summary: '我的表单草稿',
  method: 'GET',
  path: '/console/identity/formDrafts/{form}/{subject}',
  access: 'portal',
  effect: 'read',
  params: place,
  output: component('OwnFormDraft', '我的表单草稿', 'internal', {
    owner: idOut('草稿所属账号'),
    sealKey: textOut('本机加密密钥', { sensitivity: 'sensitive' }),
    draft: component('FormDraft', '草稿', 'internal', {
      content: textOut('草稿内容', { sensitivity: 'sensitive' }),
      savedAt,
    }).nullable(),
  }),
})

/** `owner` is who typed it: a page that stayed open never saves into the account that signed in after. */
export const updateFormDraft = defineCall({
  name: 'identity.updateFormDraft',
  summary: '保存表单草稿',
  method: 'PUT',
  path: '/console/identity/formDrafts/{form}/{subject}',
  access: 'portal',
  effect: 'write',
  secret: true,
  params: place,
  body: z.object({
    owner,
    content: field(
      z.string({ error: '草稿内容不正确' }).min(1, '草稿内容不正确').max(MAX_DRAFT_LENGTH, '草稿内容过长'),
      { label: '草稿内容', sensitivity: 'sensitive', example: '{"purpose":"采购冬季饲料"}' },
    ),
  }),
  output: component('FormDraftSaved', '已保存的草稿', 'internal', { savedAt }),
  errors: [errors.draftOfAnother],
})

/** After the submit, or when the person clears the form. */
export const deleteFormDraft = defineCall({
  name: 'identity.deleteFormDraft',
  summary: '删除表单草稿',
  method: 'DELETE',
  path: '/console/identity/formDrafts/{form}/{subject}',
  access: 'portal',
  effect: 'write',
  params: place,
  query: z.object({ owner }),
  output: done,
  errors: [errors.draftOfAnother],
})
