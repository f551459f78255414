import * as z from 'zod'
import { countOut, listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { defineErrors } from '../kernel/errors.ts'
import { count, field, flag, id, idOut, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { maintainedProduct, maintainedProductRow, maintainingOrganisation } from './maintenance-entities.ts'
import { productStates } from './product-states.ts'
import { draftTerms } from './product-terms.ts'

export const maintenanceErrors = defineErrors('productMaintenance', 135, {
  notFound: [404, '产品不存在'],
  illegalMove: [409, '产品状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '产品已被更新，请查看最新内容后再操作'],
  incomplete: [422, '产品内容还不完整，请按提示补充后再提交'],
  areaBeyondReach: [422, '服务地区超出本机构所在地区'],
  orgNotYours: [422, '只能为本机构及下级机构维护产品'],
  reasonMissing: [422, '退回时请填写原因'],
  unchanged: [422, '内容与已上架的版本相同，无需提交'],
  orgEnded: [409, '机构已停用，其产品不能再修改、复制或上架'],
})

/** Who reads: the institution's people their own house's, operators everything. */
const readers = {
  access: ['institution', 'operator'],
  roles: ['financeProduct', 'financeOfficer', 'financeManager', 'operator', 'admin'],
} as const

const ownFilters = { keyword: keywordInput, orgId: id('机构编号').optional() }

/** Orders of the list; `waiting` shows what was submitted first. */
export const MAINTAINED_SORTS = ['updated', 'waiting'] as const

export const listMaintainedProducts = defineCall({
  ...readers,
  name: 'products.listMaintainedProducts',
  exported: { title: '产品维护' },
  summary: '产品维护列表（机构看本机构的，运营看全部）',
  method: 'POST',
  path: '/portal/productManage/queryAdminProductManageByPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    ...ownFilters,
    sort: sortInput(MAINTAINED_SORTS),
    /** Also finds listed products whose change is in that state. */
    status: oneOf('状态', productStates).optional(),
  }),
  output: pageOf(maintainedProductRow),
})

export const countMaintainedProducts = defineCall({
  ...readers,
  name: 'products.countMaintainedProducts',
  summary: '产品维护列表各状态的数量',
  method: 'POST',
  path: '/console/products/counts',
  effect: 'read',
  body: z.object(ownFilters),
  output: component('MaintainedCounts', '各状态的数量', 'internal', {
    total: countOut('产品', '个'),
    states: listOut(
      '各状态',
      component('MaintainedCount', '一个状态', 'internal', {
        code: oneOf('状态', productStates),
        count: countOut('数量', '个'),
      }),
    ),
  }),
})

export const listMaintainingOrganisations = defineCall({
  name: 'products.listMaintainingOrganisations',
  summary: '可维护产品的本机构及下级机构',
  method: 'GET',
  path: '/console/products/organisations',
  access: 'institution',
  roles: ['financeProduct'],
  effect: 'read',
  output: z.array(maintainingOrganisation),
})

export const getMaintainedProduct = defineCall({
  ...readers,
  name: 'products.getMaintainedProduct',
  summary: '产品维护详情（线上版本、草稿、历史）',
  method: 'GET',
  path: '/console/products/{id}',
  effect: 'read',
  params: z.object({ id: id('产品编号') }),
  output: maintainedProduct,
  errors: [maintenanceErrors.notFound],
})

const maintainers = { access: 'institution', roles: ['financeProduct'] } as const

export const createProductDraft = defineCall({
  ...maintainers,
  name: 'products.createProductDraft',
  summary: '新建产品草稿',
  method: 'POST',
  path: '/console/products/drafts',
  effect: 'create',
  body: z.object({ orgId: id('所属机构').optional(), terms: draftTerms }),
  output: maintainedProduct,
  errors: [maintenanceErrors.orgNotYours, maintenanceErrors.areaBeyondReach],
})

const version = count('版本号')
const write = {
  effect: 'write',
  params: z.object({ id: id('产品编号') }),
  output: maintainedProduct,
} as const
const moveErrors = [
  maintenanceErrors.notFound,
  maintenanceErrors.illegalMove,
  maintenanceErrors.staleVersion,
  maintenanceErrors.orgEnded,
]

/** Replaces the draft. Of a product that was listed it starts or goes on with a change; the live terms stay. */
export const updateProductDraft = defineCall({
  ...maintainers,
  ...write,
  name: 'products.updateProductDraft',
  summary: '保存产品草稿或变更',
  method: 'PUT',
  path: '/console/products/{id}',
  body: z.object({ version, terms: draftTerms }),
  errors: [...moveErrors, maintenanceErrors.areaBeyondReach],
})

export const submitProduct = defineCall({
  ...maintainers,
  ...write,
  name: 'products.submitProduct',
  summary: '提交产品审核',
  method: 'POST',
  path: '/console/products/{id}/submit',
  body: z.object({ version, note: optionalText('给审核人的说明', 500) }),
  errors: [
    ...moveErrors,
    maintenanceErrors.incomplete,
    maintenanceErrors.areaBeyondReach,
    maintenanceErrors.unchanged,
  ],
})

export const withdrawProductSubmission = defineCall({
  ...maintainers,
  ...write,
  name: 'products.withdrawProductSubmission',
  summary: '撤回产品审核',
  method: 'POST',
  path: '/console/products/{id}/withdraw',
  body: z.object({ version }),
  errors: moveErrors,
})

/** Of a product that was never listed the product goes too; of another only the change. */
export const deleteProductDraft = defineCall({
  ...maintainers,
  name: 'products.deleteProductDraft',
  summary: '删除产品草稿，或放弃未上架的变更',
  method: 'DELETE',
  path: '/console/products/{id}/draft',
  effect: 'write',
  params: write.params,
  query: z.object({
    version: field(
      z
        .string({ error: '请输入版本号' })
        .regex(/^\d{1,9}$/, '版本号不正确')
        .transform(Number),
      { label: '版本号', example: '3' },
    ),
  }),
  output: component('ProductDraftDeleted', '删除草稿的结果', 'internal', {
    id: idOut('产品编号'),
    isProductGone: flag('产品随之删除'),
  }),
  errors: moveErrors,
})

export const copyProduct = defineCall({
  ...maintainers,
  name: 'products.copyProduct',
  summary: '复制产品为新草稿',
  method: 'POST',
  path: '/console/products/{id}/copy',
  effect: 'create',
  params: write.params,
  output: maintainedProduct,
  errors: [maintenanceErrors.notFound, maintenanceErrors.orgEnded],
})

const listers = {
  access: ['institution', 'operator'],
  roles: ['financeProduct', 'operator', 'admin'],
} as const

/** Open applications go on; what the platform took down only the platform lists again. */
export const unlistProduct = defineCall({
  ...listers,
  ...write,
  name: 'products.unlistProduct',
  summary: '下架产品',
  method: 'POST',
  path: '/console/products/{id}/unlist',
  body: z.object({ version, reason: text('下架原因', { min: 2, max: 500 }) }),
  errors: moveErrors,
})

export const relistProduct = defineCall({
  ...listers,
  ...write,
  name: 'products.relistProduct',
  summary: '重新上架产品（沿用已审核的内容）',
  method: 'POST',
  path: '/console/products/{id}/relist',
  body: z.object({ version }),
  errors: moveErrors,
})

const decisions = [
  { code: 'approve', name: '通过' },
  { code: 'return', name: '退回' },
] as const

export const reviewProduct = defineCall({
  ...write,
  name: 'products.reviewProduct',
  summary: '审核产品：通过即上架，或退回并说明原因',
  method: 'POST',
  path: '/console/products/{id}/review',
  access: 'operator',
  body: z.object({
    version,
    decision: oneOf('审核结论', decisions),
    reason: optionalText('退回原因', 500),
  }),
  errors: [
    ...moveErrors,
    maintenanceErrors.reasonMissing,
    maintenanceErrors.incomplete,
    maintenanceErrors.areaBeyondReach,
  ],
})
