import * as z from 'zod'
import { field, flag, idOut, moment } from '../kernel/field.ts'
import { productDetail } from './entities.ts'

/** Terms in an answer: complete ones as they are or were listed. */
export const termsOut = productDetail
  .pick({
    name: true,
    category: true,
    highlights: true,
    amountMinYuan: true,
    amountMaxYuan: true,
    rateMin: true,
    rateMax: true,
    termMinMonths: true,
    termMaxMonths: true,
    guaranteeModes: true,
    repaymentModes: true,
    fees: true,
    areaCodes: true,
    targetGroups: true,
    zones: true,
    requirements: true,
    materials: true,
    onlineApply: true,
  })
  .strip()
export type TermsOut = z.output<typeof termsOut>

/** A draft in an answer: the name and whatever has been filled in. */
export const draftTermsOut = termsOut.partial().required({ name: true })
export type DraftTermsOut = z.output<typeof draftTermsOut>

const standing = {
  status: z.string(),
  changeStatus: field(z.string().nullable(), { label: '变更状态' }),
}

export const maintainedProductRow = z.object({
  id: idOut('产品编号'),
  name: z.string(),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  ...standing,
  category: z.string().nullable(),
  amountMinYuan: z.number().nullable(),
  amountMaxYuan: z.number().nullable(),
  rateMin: z.number().nullable(),
  rateMax: z.number().nullable(),
  views: z.int(),
  applicationsCount: z.int(),
  submittedAt: moment('提交时间').nullable(),
  updatedAt: moment('更新时间'),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type MaintainedProductRow = z.output<typeof maintainedProductRow>

/** Terms that were approved once, with who and when; the highest number is what is live. */
export const productVersion = z.object({
  number: z.int(),
  terms: termsOut,
  submittedBy: z.string().nullable(),
  submittedAt: moment('提交时间').nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: moment('审核时间'),
})

export const productEvent = z.object({
  at: moment('时间'),
  action: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  actorSide: z.enum(['institution', 'platform']),
  actorName: z.string(),
  note: z.string().nullable(),
})

/** What the viewer may do now, decided by the server. */
export const maintainedProductCan = z.object({
  update: flag('修改'),
  submit: flag('提交审核'),
  withdraw: flag('撤回提交'),
  delete: flag('删除草稿'),
  copy: flag('复制'),
  unlist: flag('下架'),
  relist: flag('重新上架'),
  review: flag('审核'),
})
export type MaintainedProductCan = z.output<typeof maintainedProductCan>

export const maintainedProduct = z.object({
  id: idOut('产品编号'),
  name: z.string(),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  ...standing,
  unlistedBy: z.enum(['institution', 'platform']).nullable(),
  /** What the public reads; null before the first listing. */
  live: termsOut.nullable(),
  /** The terms being worked on; null while nothing is. */
  draft: draftTermsOut.nullable(),
  /** What keeps the draft from being submitted: field path → sentence. */
  draftProblems: z.record(z.string(), z.string()),
  returnReason: z.string().nullable(),
  submittedAt: moment('提交时间').nullable(),
  submittedBy: z.string().nullable(),
  /** Where the institution may offer; null is the whole province. */
  reach: z.array(z.string()).nullable(),
  views: z.int(),
  applicationsCount: z.int(),
  /** Applications somebody still has to act on: they go on when the product is unlisted. */
  openApplications: z.int(),
  listedAt: moment('上架时间').nullable(),
  updatedAt: moment('更新时间'),
  versions: z.array(productVersion),
  history: z.array(productEvent),
  can: maintainedProductCan,
  version: z.int(),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type MaintainedProduct = z.output<typeof maintainedProduct>

/** An organisation whose products the viewer maintains. */
export const maintainingOrganisation = z.object({
  id: idOut('机构编号'),
  name: z.string(),
  reach: z.array(z.string()).nullable(),
})
export type MaintainingOrganisation = z.output<typeof maintainingOrganisation>
