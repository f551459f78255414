import * as z from 'zod'
import { contactPhone } from '../identity/fields.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  consent,
  count,
  dateOnly,
  field,
  flag,
  id,
  months,
  oneOf,
  optionalText,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { applicationStates } from './states.ts'
import { applicationDetail, applicationRow } from './entities.ts'
import { productsErrors as errors } from '../products/errors.ts'
import { hasEarlierLoan } from './first-loan.ts'

export const MAX_APPLICATION_FILES = 20

const fileIds = field(
  z.array(id('文件')).max(MAX_APPLICATION_FILES, `最多上传 ${MAX_APPLICATION_FILES} 个文件`),
  {
    label: '申请材料',
  },
)

/** Stale versions are refused with the current row; without a version the state alone guards the move. */
const version = count('版本号').optional()

export const applicationForm = z.object({
  proId: id('产品编号'),
  amountYuan: amountYuan('申请金额'),
  termMonths: months('申请期限'),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES),
  purpose: text('贷款用途', { min: 2, max: 500 }),
  contactName: text('联系人', { min: 2, max: 50 }),
  contactPhone,
  annualRevenueYuan: amountYuan('上年营业收入', { min: 0 }).optional(),
  wantedOn: dateOnly('期望用款日期').optional(),
  fileIds,
  consent: consent('企业信用信息查询授权书'),
})

const created = z.object({ id: z.string(), applyNo: z.string(), status: z.string() })
const applyErrors = [
  errors.productNotFound,
  errors.notApplicable,
  errors.amountOutOfRange,
  errors.termOutOfRange,
  errors.guaranteeNotOffered,
  errors.alreadyOpen,
  errors.fileNotYours,
]

export const applyForProduct = defineCall({
  name: 'products.applyForProduct',
  summary: '申请金融产品',
  method: 'POST',
  path: '/checkPortal/productApply',
  access: 'enterprise',
  effect: 'create',
  body: applicationForm,
  output: created,
  errors: applyErrors,
})

/** The twin of the specification; it shares the handler and so every check. */
export const applyForProductTwin = defineCall({
  ...applyForProduct,
  name: 'products.applyForProductTwin',
  summary: '申请金融产品（同 /checkPortal/productApply）',
  path: '/portal/productApply',
})

export const supplyDocuments = defineCall({
  name: 'products.supplyDocuments',
  summary: '补充申请材料',
  method: 'PUT',
  path: '/checkPortal/productApply',
  access: 'enterprise',
  effect: 'write',
  body: z.object({
    id: id('申请编号'),
    version: count('版本号'),
    fileIds: fileIds.min(1, '请上传补充的材料'),
    note: optionalText('补充说明', 500),
  }),
  output: applicationDetail,
  errors: [errors.applicationNotFound, errors.illegalMove, errors.staleVersion, errors.fileNotYours],
})

export const getApplication = defineCall({
  name: 'products.getApplication',
  summary: '申请详情与进度',
  method: 'GET',
  path: '/portal/productApply/{id}',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  params: z.object({ id: id('申请编号') }),
  output: applicationDetail,
  errors: [errors.applicationNotFound],
})

export const APPLICATION_SORTS = ['due', 'newest', 'amount'] as const

export const listApplications = defineCall({
  name: 'products.listApplications',
  summary: '申请列表（本企业的，或本机构的）',
  method: 'POST',
  path: '/portal/productApply/queryProductApplyByPage',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(APPLICATION_SORTS),
    status: oneOf('状态', applicationStates).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看逾期').optional(),
    mineOnly: flag('只看我受理的').optional(),
  }),
  output: pageOf(applicationRow),
})

export const deleteApplication = defineCall({
  name: 'products.deleteApplication',
  summary: '撤回申请（授信前）',
  method: 'DELETE',
  path: '/checkPortal/productApply/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('申请编号') }),
  output: applicationDetail,
  errors: [errors.applicationNotFound, errors.illegalMove],
})

const move = {
  method: 'POST',
  effect: 'write',
  params: z.object({ id: id('申请编号') }),
  output: applicationDetail,
  errors: [errors.applicationNotFound, errors.illegalMove, errors.staleVersion],
} as const

export const acceptApplication = defineCall({
  ...move,
  name: 'products.acceptApplication',
  summary: '受理申请',
  path: '/console/productApply/{id}/accept',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({ version, note: optionalText('备注', 500) }),
})

export const reviewApplication = defineCall({
  ...move,
  name: 'products.reviewApplication',
  summary: '开始审批',
  path: '/console/productApply/{id}/review',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({ version, note: optionalText('尽调意见', 500) }),
})

export const askSupplement = defineCall({
  ...move,
  name: 'products.askSupplement',
  summary: '要求补充材料（时限暂停）',
  path: '/console/productApply/{id}/supplement',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({ version, request: text('需要补充的材料', { min: 2, max: 500 }) }),
})

export const rejectApplication = defineCall({
  ...move,
  name: 'products.rejectApplication',
  summary: '拒绝申请',
  path: '/console/productApply/{id}/reject',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({
    version,
    rejectCode: oneOf('拒绝原因', REJECT_CODES),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  }),
})

export const creditApplication = defineCall({
  ...move,
  name: 'products.creditApplication',
  summary: '授信（额度、利率、期限）',
  path: '/console/productApply/{id}/credit',
  access: 'institution',
  roles: ['financeManager'],
  body: z.object({
    version,
    creditAmountYuan: amountYuan('授信金额'),
    creditRate: ratePercent('年利率'),
    creditTermMonths: months('授信期限'),
    creditValidTo: dateOnly('授信有效期至').optional(),
    creditConditions: optionalText('放款条件', 500),
    isCreditOnly: flag('纯信用').optional(),
  }),
  errors: [...move.errors, errors.amountOutOfRange],
})

export const signApplication = defineCall({
  ...move,
  name: 'products.signApplication',
  summary: '记录签约',
  path: '/console/productApply/{id}/sign',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({ version, note: optionalText('备注', 500) }),
})

export const disburseApplication = defineCall({
  ...move,
  name: 'products.disburseApplication',
  summary: '记录放款',
  path: '/console/productApply/{id}/disburse',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({
    version,
    loanAmountYuan: amountYuan('放款金额'),
    loanDate: dateOnly('放款日期'),
    hasEarlierLoan: hasEarlierLoan.optional(),
  }),
  errors: [...move.errors, errors.amountOutOfRange],
})

export const settleApplication = defineCall({
  ...move,
  name: 'products.settleApplication',
  summary: '记录结清',
  path: '/console/productApply/{id}/settle',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  body: z.object({ version, note: optionalText('备注', 500) }),
})

export const withdrawApplication = defineCall({
  ...move,
  name: 'products.withdrawApplication',
  summary: '撤回申请',
  path: '/console/productApply/{id}/withdraw',
  access: 'enterprise:any',
  body: z.object({ version, note: optionalText('撤回原因', 500) }),
})

export const transferApplication = defineCall({
  ...move,
  name: 'products.transferApplication',
  effect: 'create',
  summary: '改投其他机构（资料保留，时限重新计算）',
  path: '/console/productApply/{id}/transfer',
  access: 'enterprise',
  body: z.object({ version, proId: id('新产品编号'), consent: consent('企业信用信息查询授权书') }),
  output: created,
  errors: [...applyErrors, ...move.errors, errors.transferLimit, errors.sameProduct],
})
