import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, MAX_COUNT, moment, oneOf } from '../kernel/field.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { versionOut } from '../kernel/version.ts'
import { policyItemFields } from './item-entities.ts'
import { policyItemErrors as errors } from './item-errors.ts'
import { ENTERPRISE_TITLES } from '../reference/enterprise-titles.ts'
import { ITEM_DELIVERIES, ITEM_KINDS, ITEM_PURPOSES, ITEM_STANDINGS } from './item-kinds.ts'
import { policyMatch, policyVerdict, standingCount } from './match-entities.ts'
import { policyAnswers, policyProfileFields } from './profile.ts'

const itemFilters = {
  keyword: keywordInput,
  kind: oneOf('事项类型', ITEM_KINDS).optional(),
  delivery: oneOf('办理方式', ITEM_DELIVERIES).optional(),
  standing: oneOf('总体结果', ITEM_STANDINGS).optional(),
  openOnly: flag('只看可办理的').optional(),
  gives: oneOf('取得的称号', ENTERPRISE_TITLES).optional(),
  asksTitle: field(oneOf('须持有的称号', ENTERPRISE_TITLES).optional(), {
    label: '须持有的称号',
    help: '条件中要求持有该称号的事项',
  }),
  purpose: field(oneOf('申报类别', ITEM_PURPOSES).optional(), {
    label: '申报类别',
    help: '不填时，到期复核的事项只给持有该称号的企业',
  }),
} as const

/**
 * The items in force, each condition answered: for the signed-in enterprise by what is registered, its own figures replaced by those
 * told here for trying out; for anybody else by the answers alone. Nothing is stored.
 */
export const matchItems = defineCall({
  name: 'policies.matchItems',
  summary: '政策匹配：逐项核对条件',
  method: 'POST',
  path: '/console/policies/match',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, ...itemFilters, answers: policyAnswers.optional() }),
  output: pageOf(policyMatch).extend({
    isOwn: flag('按本企业资料匹配', { sensitivity: 'public' }),
    counts: listOut('各结果的事项数', standingCount, { sensitivity: 'public' }),
  }),
})

export const matchItem = defineCall({
  name: 'policies.matchItem',
  summary: '一个政策事项的匹配结果',
  method: 'POST',
  path: '/console/policies/items/{id}/match',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('事项编号') }),
  body: z.object({ answers: policyAnswers.optional() }),
  output: policyMatch,
  errors: [errors.itemNotFound],
})

const { shape } = policyItemFields

const trialSample = component('PolicyTrialSample', '试算企业', 'internal', {
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称', { sensitivity: 'personal' }),
  standing: oneOf('总体结果', ITEM_STANDINGS),
  verdicts: listOut('逐项判断', policyVerdict),
})

/** The rules of a form tried out on certified enterprises before anybody else reads them. */
export const tryItemRules = defineCall({
  name: 'policies.tryItemRules',
  summary: '用已认证企业试算条件',
  method: 'POST',
  path: '/console/policies/items/trial',
  access: 'operator',
  effect: 'read',
  body: z.object({ areaCodes: shape.areaCodes, conditions: shape.conditions }),
  bodyKib: 64,
  output: component('PolicyTrial', '条件试算', 'internal', {
    tested: countOut('试算企业', '家'),
    isPartial: flag('只试算了一部分'),
    counts: listOut('各结果的企业数', standingCount),
    samples: listOut('样例', trialSample),
  }),
})

/** 0 before anything was told. */
const profileVersion = field(
  z.int({ error: '版本不正确' }).min(0, '版本不正确').max(MAX_COUNT, '版本不正确'),
  { label: '版本' },
)

const profile = component('PolicyProfile', '企业政策情况', 'internal', {
  ...policyProfileFields.shape,
  version: versionOut,
  updatedAt: moment('更新时间').nullable(),
})

/** What the own enterprise has told so far; nothing told is version 0. */
export const getPolicyProfile = defineCall({
  name: 'policies.getProfile',
  summary: '本企业补充的政策情况',
  method: 'GET',
  path: '/console/policies/profile',
  access: 'enterprise:any',
  effect: 'read',
  output: profile,
})

export const savePolicyProfile = defineCall({
  name: 'policies.saveProfile',
  summary: '补充本企业的政策情况',
  method: 'PUT',
  path: '/console/policies/profile',
  access: 'enterprise:any',
  effect: 'write',
  body: z.object({ ...policyProfileFields.shape, version: profileVersion }),
  output: profile,
  errors: [kernelErrors.conflict],
})
